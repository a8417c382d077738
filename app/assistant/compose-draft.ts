import type { Passage } from "#app/domain/content/page.ts";
import type { AssistantContent } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { Composing, Draft } from "#app/domain/ports.ts";
import { composeReply } from "./compose/compose-reply.ts";
import { linkToUnit, openAssistantKnowledge } from "./knowledge.ts";

/** Answers from our own knowledge. Opening takes some milliseconds, so once per isolate. */
export function openDrafts(content: AssistantContent): (asked: Composing) => Draft {
  const knowledge = openAssistantKnowledge(content);
  return (asked) => {
    const { units, ...draft } = composeReply(asked, knowledge);
    return { ...draft, passages: units.map(passageOf) };
  };
}

/** A unit as a model reads it. */
function passageOf(unit: Answer): Passage {
  const { title, path } = linkToUnit(unit);
  return {
    id: path,
    path: path.split("#")[0] ?? path,
    pageTitle: title,
    heading: "",
    role: "other",
    kind: "topic",
    species: unit.animals.flatMap((one) => (one === "all" ? [] : one)),
    items: [unit.lead, ...unit.steps, ...unit.avoid, ...unit.seeVetIf.map((sign) => `See a vet if ${sign}`)],
  };
}
