import type { PrescriptionAsks, PrescriptionQuestion } from "#app/domain/knowledge/assistant-content.ts";
import { compileSentencePattern, toPatternText } from "#app/language/sentence-pattern.ts";

/** What a message asks about a prescribed medicine: its side effects, a missed dose; nothing where it only asks whether it is safe. */
export type ReadPrescriptionQuestion = (message: string) => PrescriptionQuestion | undefined;

/** @param asks how owners ask, in the order in which it counts */
export function openPrescriptionAsks(asks: PrescriptionAsks): ReadPrescriptionQuestion {
  const questions = Object.entries(asks).map(([question, lines]) => ({
    question: question as PrescriptionQuestion,
    patterns: lines.map((line) => compileSentencePattern(line, {})),
  }));
  return (message) => {
    const text = toPatternText(message);
    return questions.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)))?.question;
  };
}
