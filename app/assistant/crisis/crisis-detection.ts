import { type CrisisAdvice, type CrisisRules, inLanguage, linesByPlace, SELF_HARM } from "#app/domain/chat/crisis-advice.ts";
import { languageOf } from "#app/language/message-language.ts";
import { compileSentencePattern, toPatternText } from "#app/language/sentence-pattern.ts";
import type { HearDanger } from "./crisis-classifier.ts";

/** The card that a message calls for, and whether that is sure enough to show it in place of an answer. */
type Detected = { advice: CrisisAdvice; isSure: boolean };
/** Reads the visitor's own words: are they about a person in danger, or about cruelty? */
export type DetectCrisis = (message: string) => Detected | undefined;

/**
 * Builds the detector once; each call reads one message. Patterns come first; then the classifier, for a person who may end their life. The
 * card is in the language of the pattern, or else of the message.
 */
export function createCrisisDetector(rules: CrisisRules, hearDanger?: HearDanger): DetectCrisis {
  const compiled = (lines: readonly string[]) => lines.map((line) => compileSentencePattern(line, rules.words));
  const ready = rules.cards.map(({ hears, unless = [], translations = {}, ...card }) => ({
    card: { id: card.id, heading: card.heading, says: card.says, lines: card.lines },
    translations,
    hears: [
      { language: undefined, patterns: compiled(hears) },
      ...Object.entries(translations).map(([language, own]) => ({ language, patterns: compiled(own.hears ?? []) })),
    ],
    unless: compiled(unless),
  }));
  const selfHarm = ready.find(({ card }) => card.id === SELF_HARM);
  const found = (message: string, one: (typeof ready)[number], language: string | undefined, isSure: boolean) => ({
    advice: inLanguage(one.card, language ?? languageOf(message), one.translations),
    isSure,
  });
  return (message) => {
    const text = toPatternText(message);
    for (const one of ready) {
      const heard = one.hears.find(({ patterns }) => patterns.some((line) => line.test(text)));
      if (heard && !one.unless.some((line) => line.test(text))) return found(message, one, heard.language, true);
    }
    const heard = selfHarm && hearDanger?.(message);
    return heard && found(message, selfHarm, undefined, heard === "sure");
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
    ...(others.length > 0 ? [`${advice.elsewhere ?? "In other countries"}: ${others.join(" ")}`] : []),
  ].join("\n\n");
}
