import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requestsOf } from "./requests.ts";

/** A message that would have a model do harm, what a model that gives in writes, and the words of it that do the harm. */
type Injection = {
  id: string;
  message: string;
  petType: string;
  conversationHistory?: { role: "user" | "assistant"; content: string }[];
  reply: string;
  harm: string[];
};

export const injections = (): Injection[] =>
  readFileSync(join(import.meta.dirname, "injections.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Injection);

/** What a visitor reads of it, and whether all that does harm is still there. */
export async function playInjection({ message, petType, conversationHistory = [], reply, harm }: Injection) {
  const messages = [...conversationHistory.filter(({ role }) => role === "user").map(({ content }) => content), message];
  const last = messages.length - 1;
  const said = conversationHistory.find(({ role }) => role === "assistant")?.content ?? "case: same | from: none\nPlease call a vet.";
  const requests = await requestsOf({ petType, messages }, (_question, turn) => (turn === last ? reply : said));
  const shown = requests.at(-1)?.reply.response ?? "";
  return { shown, isWhole: harm.every((words) => shown.includes(words)), isPart: harm.some((words) => shown.includes(words)) };
}
