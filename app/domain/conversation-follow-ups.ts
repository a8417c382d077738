import type { ChatMessage } from "./conversation.ts";

/**
 * What people ask next, by level. Each one is answered by a part that every page of ours has: what to do, what not to do,
 * what moves it up, what the vet asks and does. Under an emergency nothing invites to read on instead of calling.
 */
const FOLLOW_UPS = {
  emergency: ["What must I not do?", "What will the vet ask me?"],
  urgent: ["What would make it an emergency?", "What can I do until the vet?", "What will the vet ask me?"],
  routine: ["Which signs mean a vet today?", "What can cause this?", "How do I prevent it?"],
} as const;

/** The questions offered under an answer: only under a whole one that rests on our pages, and none that was asked before. */
export function followUps(answer: ChatMessage | undefined, asked: readonly string[]): string[] {
  if (!answer?.triage || answer.arriving || answer.stopped || answer.apology) return [];
  if (answer.triage.danger || answer.triage.level === "info" || !answer.sources?.length) return [];
  return FOLLOW_UPS[answer.triage.level].filter((question) => !asked.includes(question));
}
