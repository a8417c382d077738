import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { Context } from "../context.ts";
import { tellsSign } from "../open-case/open-case.ts";
import { plainReply, type Reply } from "../reply.ts";
import { unitReply } from "../unit-reply.ts";
import { labeled, numbered, paragraphs } from "../wording/markdown.ts";
import { fill } from "../wording/phrases.ts";

const AFTERWARDS = 0.5;
/** "It stopped, but she's wobbly" */
const GOES_ON = /\b(?:but|though|still|again|except|and (?:her|his|their|now))\b|\bnow (?:s?he|they|it)/i;
/** Topics whose emergencies pass by themselves and need a vet all the same. */
const GRAVE_TOPICS: readonly string[] = ["emergencies", PROTOCOL_TOPIC, "weakness-and-nerves", "breathing"];

/** It stopped, or they are well again. Undefined where the same message tells of a sign and nothing of ours is about what comes after. */
export function goodNewsReply(context: Context, last: Answer | undefined): Reply | undefined {
  const { asked, knowledge, words } = context;
  const { level } = asked.verdict;
  if (!last) return undefined;
  const opening = isPressing(level) ? fill(knowledge.phrases["good-news-emergency"], words) : knowledge.phrases["good-news"];
  const animal = asked.verdict.facts?.animals[asked.verdict.about?.animal ?? 0];
  const isMixed =
    asked.verdict.changed?.because !== "passed" && GOES_ON.test(asked.message) && animal !== undefined && tellsSign(animal, asked.verdict);
  const after = afterwards(context, last);
  if (after) {
    const reply = unitReply(after, { ...context, asked: { ...asked, verdict: { ...asked.verdict, reasons: [] } } });
    return { ...reply, text: paragraphs([isMixed ? "" : opening, reply.text]) };
  }
  if (isMixed) return undefined;
  const signs = labeled(knowledge.phrases["see-vet"], last.seeVetIf.slice(0, 4));
  const action = isPressing(level) ? fill(knowledge.phrases.action[level], words) : "";
  return plainReply(context, paragraphs([[opening, action].filter(Boolean).join(" "), signs || numbered(last.steps.slice(-2))]), [
    linkToUnit(last),
  ]);
}

/** The answer about the time after what the last one was about: "The seizure has stopped. What do I do now?" */
function afterwards({ knowledge, understanding }: Context, last: Answer): Answer | undefined {
  if (last.level !== "emergency" || !GRAVE_TOPICS.includes(last.topic)) return undefined;
  const query = { text: `${last.question} it has stopped, what now`, animal: understanding.animal?.species, intent: "what-to-do" as const };
  return knowledge.find(query, 3).find(({ unit, confidence }) => /stopped|after/i.test(unit.question) && confidence >= AFTERWARDS)?.unit;
}
