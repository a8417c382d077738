import type { AnimalFacts } from "#app/domain/facts.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import type { Context } from "../../context.ts";
import { mentionInWords } from "../../wording/mention-in-words.ts";
import { numberInWords } from "../../wording/numbers-in-words.ts";
import type { OpenCase } from "../open-case.ts";

const MOST_SIGNS = 3;
/** Nothing that is told to a vet in a hurry has gone on for longer than half a year. */
const MOST_HOURS = 24 * 180;
/** What has no words of ours is said back in the owner's, cut after so many. */
const MOST_WORDS = 16;
const FEW = 2;

/** What a message adds to the case, in few words: "your dog is vomiting, 12 kg"; where the rules read nothing, the owner's own first words. */
export function heardIn({ asked: { message, verdict }, knowledge }: Context, { animal: at, words }: OpenCase): string {
  const animal = verdict.facts?.animals[at];
  const turn = (verdict.facts?.turns ?? 0) - 1;
  const signs = animal ? newMentions(animal, turn).flatMap((one) => mentionInWords(one, knowledge.caseWords)?.text ?? []) : [];
  const numbers = (animal?.quantities ?? [])
    // "A lab, five years": so long a span is an age.
    .filter((one) => one.turn === turn && !(one.of === "duration" && one.value > MOST_HOURS))
    .flatMap(({ of, value }) => numberInWords(of, value) ?? []);
  const told = [...new Set(signs)].slice(0, MOST_SIGNS).join(", ");
  const parts = [told && `${words.pet} ${told}`, ...new Set(numbers)].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  const own = (sentencesOf(message)[0] ?? message)
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s+/);
  // "No" alone adds nothing that could be said to a vet.
  if (own.length <= FEW) return "";
  return `“${own.length > MOST_WORDS ? `${own.slice(0, MOST_WORDS).join(" ")} …` : own.join(" ")}”`;
}

/** What this message says of a sign that no earlier one said of it. */
function newMentions({ mentions }: AnimalFacts, turn: number) {
  return mentions.filter(
    (one) =>
      one.turn === turn &&
      (one.status === "present" || one.status === "negated") &&
      !mentions.some(({ concept, status, turn: earlier }) => concept === one.concept && status === one.status && earlier < turn),
  );
}
