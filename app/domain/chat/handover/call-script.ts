import type { HandoverFacts } from "./handover.ts";

/**
 * What to say when they answer: a few short lines to read out, in the order in which a poison line or a clinic asks (AVMA first-aid
 * text, `avma-copy1`: what, how much, when, then species, age and weight). What is not known is left out; `mayAsk` lists it. It holds
 * no advice and no urgency.
 * @returns lines without Markdown, the reason for the call first
 */
export function callScript(facts: HandoverFacts): string[] {
  const { what, amount, when, signs = [], medicines, tried } = trimmed(facts);
  return [
    opening(facts),
    what && sentence(`What happened: ${what}`),
    amount && sentence(`How much: ${amount}, at the most`),
    when && sentence(`When: ${when}`),
    signs.length > 0 && sentence(`What I see now: ${signs.join(", ")}`),
    medicines && sentence(`Medicines: ${medicines}`),
    tried && sentence(`What we have done: ${tried}`),
    "What should I do right now, and where should I go?",
  ].filter((line) => typeof line === "string" && line !== "") as string[];
}

/** What a poison line or a clinic asks for, and the owner has not told: to look up before the call. */
export function mayAsk(facts: HandoverFacts): string[] {
  const { what, amount, when, age, weight, signs = [] } = trimmed(facts);
  const asked: [string, unknown][] = [
    ["what happened", what],
    ["how much", amount],
    ["when it happened", when],
    ["age", age],
    ["weight", weight],
    ["what you see now", signs[0]],
  ];
  return asked.flatMap(([question, known]) => (known ? [] : [question]));
}

function opening(facts: HandoverFacts): string {
  const { species, name, age, weight } = trimmed(facts);
  const animal = species?.toLowerCase().replace(/^another /, "") ?? "pet";
  const called = name ? `, ${name}` : "";
  const known = [age && `Age: ${age}.`, weight && `Weight: ${weight}.`].filter(Boolean);
  return [`I am calling about my ${animal}${called}.`, ...known].join(" ");
}

/** One sentence: the visitor's own words, with one full stop behind them. */
function sentence(text: string): string {
  return `${text.replace(/[\s.]+$/, "")}.`;
}

function trimmed(facts: HandoverFacts): HandoverFacts {
  const clean = (text: string | undefined) => text?.replace(/\s+/g, " ").trim() || undefined;
  return {
    species: clean(facts.species),
    name: clean(facts.name),
    age: clean(facts.age)?.replace(/\.+$/, ""),
    weight: clean(facts.weight)?.replace(/\.+$/, ""),
    what: clean(facts.what),
    amount: clean(facts.amount)?.replace(/[\s.]+$/, ""),
    when: clean(facts.when),
    signs: (facts.signs ?? []).flatMap((sign) => clean(sign) ?? []),
    medicines: clean(facts.medicines),
    tried: clean(facts.tried),
  };
}
