import { conversation } from "../../../app/domain/triage/conversation.ts";
import { featuresOf } from "../../../app/domain/triage/features.ts";
import { judge, ready } from "../../../app/domain/triage/judge.ts";
import { createReader } from "../../../app/domain/triage/reading.ts";
import type { RuleBook } from "../../../app/domain/triage/rule-book.ts";
import { speciesOf } from "../../../app/domain/triage/species.ts";
import { rank } from "../../../app/domain/triage/verdict.ts";
import type { Case } from "./cases.ts";
import type { Example } from "./learn.ts";

/** Turns labelled cases into examples, reading them with the rules alone. */
export function createExaminer(book: RuleBook): (one: Case) => Example {
  const { model: _left, ...rules } = book;
  const { read, wordOf } = createReader(rules);
  const prepared = ready(book.rules);
  return (one) => {
    const reading = read(conversation(one.message, one.history));
    const species = speciesOf(reading.facts, one.petType_sent);
    const hits = judge(prepared, reading.facts, species);
    return { features: [...featuresOf(reading, species, hits, wordOf)], level: rank(one.label) };
  };
}
