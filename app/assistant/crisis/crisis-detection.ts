import { type CrisisAdvice, type CrisisRules, linesByPlace, SELF_HARM } from "#app/domain/chat/crisis-advice.ts";
import { compileSentencePattern, toPatternText } from "#app/language/sentence-pattern.ts";
import type { HearDanger } from "./crisis-classifier.ts";

/** The card that a message calls for, and whether that is sure enough to show it in place of an answer. */
type Detected = { advice: CrisisAdvice; isSure: boolean };
/** Reads the visitor's own words: are they about a person in danger, or about cruelty? */
export type DetectCrisis = (message: string) => Detected | undefined;

/** Builds the detector once; each call reads one message. Patterns come first; then the classifier, for a person who may end their life. */
export function createCrisisDetector(rules: CrisisRules, hearDanger?: HearDanger): DetectCrisis {
  const ready = rules.cards.map(({ hears, unless = [], ...card }) => ({
    card: { id: card.id, heading: card.heading, says: card.says, lines: card.lines },
    hears: hears.map((line) => compileSentencePattern(line, rules.words)),
    unless: unless.map((line) => compileSentencePattern(line, rules.words)),
  }));
  const selfHarm = ready.find(({ card }) => card.id === SELF_HARM)?.card;
  return (message) => {
    const text = toPatternText(message);
    const advice = ready.find(
      ({ hears, unless }) => hears.some((line) => line.test(text)) && !unless.some((line) => line.test(text)),
    )?.card;
    if (advice) return { advice, isSure: true };
    const heard = selfHarm && hearDanger?.(message);
    return heard && { advice: selfHarm, isSure: heard === "sure" };
  };
}

/** The card in words: what a client without cards shows, and what the answer says in place of an assistant's. */
export function crisisText(advice: CrisisAdvice): string {
  const { here, elsewhere } = linesByPlace(advice);
  const calls = here.map(({ name, number, note }) => `- ${name}: **${number}**. ${note}.`);
  const others = elsewhere.map(({ name, number, note }) => `${name}: ${number}. ${note}.`);
  return [
    `**${advice.heading}.**`,
    calls.join("\n"),
    advice.says.map((line) => `- ${line}`).join("\n"),
    ...(others.length > 0 ? [`In other countries: ${others.join(" ")}`] : []),
  ].join("\n\n");
}
