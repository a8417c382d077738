import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CheckAnswer, CheckKind } from "#app/domain/check.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { VerdictCard } from "#app/features/chat/verdict/verdict-card.tsx";
import { screen } from "#tests/triage/book.ts";
import { draftOf } from "./assistant.ts";

const SINCE =
  "Since then she has been sleeping on the sofa next to me, and my husband says that I worry too much about her, but I keep looking.";

const STORIES: Record<CheckKind, string> = {
  state: `Last week, when we came back from the park, my dog collapsed on the grass. ${SINCE}`,
  exposure: `On Sunday, when my sister was here with the kids, our dog ate some grapes off the table. ${SINCE}`,
  accident: `On Friday, before the storm came in, our dog was hit by a car on the road outside. ${SINCE}`,
  birth: `On Monday, when my sister was here with the kids, our dog was pushing for an hour and no puppy came. ${SINCE}`,
};
const STATES: Record<string, CaseFacts | undefined> = {
  "first message": undefined,
  "after a red card": screen("my dog is choking", { petType: "dog" }).facts,
  "after a mild question": screen("how often should I brush my dog?", { petType: "dog" }).facts,
};

function row(kind: CheckKind, answer: CheckAnswer | undefined, facts: CaseFacts | undefined) {
  const message = STORIES[kind];
  const asked = screen(message, { petType: "dog", facts });
  const signs = asked.check?.signs ?? [];
  const checked = answer && { ...Object.fromEntries(signs.map(({ id }) => [id, answer])), none: true as const };
  const verdict = checked ? screen(message, { petType: "dog", facts, checked }) : asked;
  const first = draftOf({ message, petType: "dog", history: [], verdict, before: facts }).text.split(/(?<=[.:?”])\s/)[0];
  return [verdict.level, ...cardOf(verdict), first].join(" | ");
}

function cardOf(verdict: Verdict): [heading: string, buttons: string] {
  const html = renderToStaticMarkup(
    createElement(VerdictCard, { verdict, helpline: undefined, answering: { answers: [], onTap: () => {} } } as never),
  );
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, "gs"))].map(([all]) =>
      all.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'"),
    );
  const [heading = "no card"] = texts("h3");
  return [heading, [...texts("a"), ...texts("button")].join(", ")];
}

const ANSWERS: Record<CheckKind, (CheckAnswer | undefined)[]> = {
  state: [undefined, "yes", "over", "no", "unsure", "vet"],
  exposure: [undefined, "yes", "unsure", "no", "vet"],
  accident: [undefined, "yes", "no", "vet"],
  birth: [undefined, "yes", "no", "unsure", "vet"],
};

test("every kind of check, answer and state of the case: level, heading, buttons, first sentence", async () => {
  const table = Object.entries(STATES).flatMap(([state, facts]) =>
    (Object.keys(STORIES) as CheckKind[]).flatMap((kind) =>
      ANSWERS[kind].map((answer) => `${state}, ${kind}, ${answer ?? "open"}: ${row(kind, answer, facts)}`),
    ),
  );
  await expect(`${table.join("\n")}\n`).toMatchFileSnapshot("check-table.txt");
});
