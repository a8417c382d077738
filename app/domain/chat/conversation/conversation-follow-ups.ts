import type { Level } from "#app/domain/urgency.ts";
import type { Role } from "../../content/page.ts";
import type { ChatMessage } from "./conversation.ts";

type FollowUp = { text: string; part: Role };

export type FollowUps = {
  texts: string[];
  /** What the answer suggests are whole sentences. */
  areSentences?: true;
  /** The page of ours that they are about. */
  page?: string;
};

const VET_ASKS: FollowUp = { text: "What will the vet ask me?", part: "vet-asks" };

/**
 * What people ask next, by level, and the part of our pages that answers it. Under an emergency nothing invites to read on
 * instead of calling; nobody with a sick animal is told that all is well.
 */
const FOLLOW_UPS: Record<Exclude<Level, "info">, readonly FollowUp[]> = {
  emergency: [{ text: "What should I avoid?", part: "avoid" }, VET_ASKS],
  urgent: [{ text: "What would make it an emergency?", part: "urgency" }, { text: "What can I do until the vet?", part: "act" }, VET_ASKS],
  routine: [
    { text: "Which signs mean a vet today?", part: "urgency" },
    { text: "What can cause this?", part: "causes" },
  ],
};

const PARTS = new Map(Object.values(FOLLOW_UPS).flatMap((list) => list.map(({ text, part }) => [text, part])));

/** The part of a page that answers a question of ours; undefined for a visitor's own words. */
export function partAskedFor(message: string): Role | undefined {
  return PARTS.get(message);
}

/** More does not fit into one row of a phone beside another. */
const CHIP_CHARS = 28;

/** Above a list of sentences: titles of answers that are offered where none is sure, or what to say to a question of ours. */
export function legendOf(texts: readonly string[]): string {
  return texts.some((text) => text.endsWith("?") || text.startsWith("My ")) ? "Closest to what you wrote" : "Your answer";
}

/** Whether what is offered are whole sentences, such as the titles of answers where none is sure, and not a word or two in answer to us. */
export function areSentences(texts: readonly string[]): boolean {
  return texts.some((text) => text.endsWith("?") || text.length > CHIP_CHARS);
}

/**
 * What is offered to tap under an answer: what it suggests itself, else the next questions. Only under a whole answer, under one that
 * suggests nothing only when it rests on our pages, never in mourning, and nothing that was asked before.
 */
export function followUps(answer: ChatMessage | undefined, asked: readonly string[]): FollowUps {
  const { triage, sources = [] } = answer ?? {};
  const isWhole = answer && !answer.arriving && !answer.stopped && !answer.apology;
  if (!triage || triage.danger || !isWhole || isMourning(answer)) return { texts: [] };
  if (answer.suggestions?.length)
    return { texts: [...answer.suggestions], ...(areSentences(answer.suggestions) && { areSentences: true }) };
  if (triage.level === "info" || !sources[0]) return { texts: [] };
  const texts = FOLLOW_UPS[triage.level].map(({ text }) => text).filter((text) => !asked.includes(text));
  return { texts, page: sources[0].path.split("#")[0] };
}

/** Whether an answer is to a question and about no sick animal: it may begin with a yes or a no. */
export function answersQuestion(answer: Pick<ChatMessage, "facts" | "triage">): boolean {
  return answer.triage?.level === "info" && !isMourning(answer);
}

/** Whether an answer speaks to somebody who loses an animal: nothing that hurries or asks for a vote is shown with it. */
export function isMourning({ facts }: Pick<ChatMessage, "facts">): boolean {
  return facts?.dialog?.intent === "loss";
}
