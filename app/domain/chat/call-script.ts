import type { CaseFacts } from "./handover.ts";

/**
 * What to say when they answer: a few short lines to read out, in the order in which a poison line or a clinic asks (AVMA first-aid
 * text, `avma-copy1`: what, how much, when, then species, age and weight). What is not known is said as such, since a guess misleads
 * and silence costs a question. It holds no advice and no urgency.
 * @returns lines without Markdown, the reason for the call first
 */
export function callScript(facts: CaseFacts): string[] {
  const { what, amount, when, signs = [], tried } = trimmed(facts);
  return [
    opening(facts),
    what ? sentence(`What happened: ${what}`) : "I do not know exactly what happened.",
    amount ? sentence(`How much: ${amount}, at the most`) : "I do not know how much.",
    when ? sentence(`When: ${when}`) : "I do not know when it happened.",
    signs.length > 0 ? sentence(`What I see now: ${signs.join(", ")}`) : "Ask me what I see: it is not written down here.",
    tried ? sentence(`What we have done: ${tried}`) : "Ask me what they were given and what we have tried.",
    "What should I do right now, and where should I go?",
  ];
}

function opening(facts: CaseFacts): string {
  const { species, name, age, weight } = trimmed(facts);
  const animal = species?.toLowerCase().replace(/^another /, "") ?? "pet";
  const called = name ? `, ${name}` : "";
  const known = [age ? `Age: ${age}` : "Age: not known", weight ? `Weight: ${weight}` : "Weight: not known"];
  return `I am calling about my ${animal}${called}. ${known.join(". ")}.`;
}

/** One sentence: the visitor's own words, with one full stop behind them. */
function sentence(text: string): string {
  return `${text.replace(/[\s.]+$/, "")}.`;
}

function trimmed(facts: CaseFacts): CaseFacts {
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
    tried: clean(facts.tried),
  };
}
