/** A number to call for a person, or about cruelty. `tel` is for `tel:` links; `countries` (two letters) where it answers, if not everywhere. */
export type CrisisLine = {
  name: string;
  number: string;
  tel: string;
  note: string;
  countries?: readonly string[];
  /** The note in other languages. */
  notes?: Readonly<Record<string, string>>;
};

/** What a visitor sees when a person is in danger or an animal is treated cruelly: fixed words and numbers, never a model's. */
export type CrisisAdvice = {
  id: string;
  heading: string;
  says: readonly string[];
  lines: readonly CrisisLine[];
  /** What stands above the numbers of other countries, where it isn't English. */
  elsewhere?: string;
};

/** A card in another language, with the patterns of that language that call for it. */
type CrisisTranslation = { heading: string; elsewhere: string; says: readonly string[]; hears?: readonly string[] | undefined };
type CrisisTranslations = Readonly<Record<string, CrisisTranslation>>;

/** Crisis advice with the patterns that call for it, as content/human-danger.yaml holds them. */
export type CrisisRules = {
  words: Readonly<Record<string, readonly string[]>>;
  cards: readonly (CrisisAdvice & { hears: readonly string[]; unless?: readonly string[]; translations?: CrisisTranslations })[];
};

/** By language, what words and phrases have to do with (content/crisis/classes). */
export type CrisisClasses = Readonly<Record<string, Readonly<Record<"words" | "phrases", Readonly<Record<string, readonly string[]>>>>>>;

/** The quiet sentence in one language: what is said before a number, and what is said where we have no number. */
type SupportText = { call: string; elsewhere: string };

/** The learned detector and what is said where it is unsure (content/crisis). */
export type CrisisModel = {
  classes: CrisisClasses;
  /** The weights: see app/language/learned/linear-model.ts. */
  classifier: { places: string; rows: string[]; scale: number[]; bias: number[]; squared?: boolean | undefined };
  thresholds: { sure: number; unsure: number };
  /** By language; English for every other one. */
  support: Readonly<Record<string, SupportText> & { en: SupportText }>;
};

/** One quiet sentence under an ordinary answer, with the crisis number of the visitor's country where we have one. */
export type Support = { says: string; line?: CrisisLine };

/** The id of the card for a person who may end their life. */
export const SELF_HARM = "self-harm";

/** The advice in the visitor's language, as far as we have it; in English otherwise. */
export function inLanguage(advice: CrisisAdvice, language: string | undefined, translations: CrisisTranslations | undefined): CrisisAdvice {
  const own = language === undefined ? undefined : translations?.[language];
  const lines = advice.lines.map(({ notes, ...line }) => ({ ...line, note: (own && language && notes?.[language]) ?? line.note }));
  return own ? { id: advice.id, heading: own.heading, says: own.says, elsewhere: own.elsewhere, lines } : { ...advice, lines };
}

/** The advice with the numbers in the order in which they help a visitor: those of the country, those for everybody, then the others. */
export function adviceFor(country: string | undefined, advice: CrisisAdvice): CrisisAdvice {
  const order = ({ countries }: CrisisLine) => (!countries ? 1 : country !== undefined && countries.includes(country) ? 0 : 2);
  // Where nobody knows the country, the order of the file holds.
  if (!advice.lines.some((line) => order(line) === 0)) return advice;
  return { ...advice, lines: [...advice.lines].sort((one, other) => order(one) - order(other)) };
}

/** The numbers of the visitor's country and those for everybody, and the numbers of other countries. @param advice as `adviceFor` sorts it */
export function linesByPlace({ lines }: CrisisAdvice): { here: CrisisLine[]; elsewhere: CrisisLine[] } {
  const own = lines[0]?.countries ?? [];
  const isHere = ({ countries }: CrisisLine, index: number) => index === 0 || !countries || countries.some((one) => own.includes(one));
  return { here: lines.filter(isHere), elsewhere: lines.filter((line, index) => !isHere(line, index)) };
}

/** The first line of each of these countries. */
export function firstLines(countries: readonly string[], lines: readonly CrisisLine[]): CrisisLine[] {
  return countries.flatMap((country) => lines.find((line) => line.countries?.includes(country)) ?? []);
}

/** The quiet sentence in the visitor's language, with the number of their country. */
export function supportFor(
  country: string | undefined,
  language: string | undefined,
  { support }: Pick<CrisisModel, "support">,
  lines: readonly CrisisLine[],
): Support {
  const texts = support[language ?? "en"] ?? support.en;
  const line = lines.find(({ countries }) => country !== undefined && countries?.includes(country));
  return line ? { says: texts.call, line } : { says: texts.elsewhere };
}

/** The quiet sentence in words, as the last paragraph of an answer. */
export function supportText({ says, line }: Support): string {
  return line ? `${says} **${line.name}: ${line.number}**` : says;
}

/** An answer without that paragraph, where the sentence is shown with a number to tap. */
export function withoutSupport(text: string, support: Support | undefined): string {
  const end = support && supportText(support);
  return end && text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;
}

/** Is the message about a person who may be in danger? Then no card says of the animal that it can wait. */
export function isAboutPerson({ danger, support }: { danger?: CrisisAdvice | undefined; support?: Support | undefined }): boolean {
  return danger !== undefined || support !== undefined;
}
