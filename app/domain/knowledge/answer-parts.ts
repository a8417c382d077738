/** What owners ask next about an answer, each said only where it is asked for: the parts of an answer, with their headings in its file and on its page. */
export const ANSWER_PARTS = {
  urgency: "How urgent it is",
  how: "How to do it",
  howMuch: "How much",
  howLong: "How long it takes",
  why: "Why it happens",
  outlook: "How it usually goes",
  vetDoes: "What the vet does",
  cost: "What it costs",
  prevent: "How to prevent it",
} as const;

export type AnswerPart = keyof typeof ANSWER_PARTS;

/** At most 50 words each; the first sentence answers the question of the part. */
export type AnswerParts = Readonly<Partial<Record<AnswerPart, string>>>;

/** The part under a heading. */
export function partOfHeading(heading: string): AnswerPart | undefined {
  return (Object.keys(ANSWER_PARTS) as AnswerPart[]).find((part) => ANSWER_PARTS[part] === heading);
}
