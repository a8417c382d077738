import { rank } from "#app/domain/urgency.ts";
import { placesOf } from "#app/triage/classifier/features.ts";
import { createKinds } from "#app/triage/classifier/word-classes.ts";
import { conversation } from "#app/triage/conversation-tokens.ts";
import { plainSentences, said } from "#app/triage/decide-level.ts";
import { speciesOf } from "#app/triage/detect-species.ts";
import { type Hit, judge, ready } from "#app/triage/rules/evaluate-rules.ts";
import { createReader } from "#app/triage/rules/extract-facts.ts";
import type { RuleBook } from "#app/triage/rules/rule-book.ts";
import type { Case } from "./cases.ts";
import type { Example } from "./learn.ts";

export type Examined = Example & { hits: Hit[]; bare: Int32Array; plain: Int32Array[]; words: number; alone?: Int32Array };

/** Turns labelled cases into examples, reading them with the rules alone; `bare` leaves out what the rules made of them. */
export function createExaminer(book: RuleBook): (one: Case) => Examined {
  const { weights: _left, ...rules } = book;
  const { read } = createReader(rules);
  const kindsOf = createKinds(book.kinds ?? "");
  const prepared = ready(book.rules);
  return (one) => {
    const reading = read(conversation(one.message, one.history));
    const species = speciesOf(reading.facts, one.petType_sent);
    const hits = judge(prepared, reading.facts, species);
    const { facts, tokens } = reading;
    return {
      places: placesOf({ text: one.message, tokens, facts, hits }, kindsOf),
      bare: placesOf({ text: one.message, tokens }, kindsOf),
      ...(one.history?.length
        ? { alone: placesOf({ text: one.message, tokens: conversation(one.message, []), facts, hits }, kindsOf) }
        : {}),
      level: rank(one.label),
      hits,
      words: said(tokens),
      plain:
        hits[0]?.level === "emergency" ? plainSentences(prepared, reading, species).map((sentence) => placesOf(sentence, kindsOf)) : [],
    };
  };
}
