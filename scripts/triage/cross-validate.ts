/**
 * Tries a training without keeping it: leaves out one author at a time, learns from the others, and prints how well the classifier judges
 * the one left out at several thresholds. Takes an hour. Run: npm run triage:cross-validate
 */
import { inspectRuleBook } from "#app/library/compile/triage/read-rule-book.ts";
import { crossValidate } from "#app/triage/train/cross-validate.ts";
import { readAuthors } from "#app/triage/train/train-classifier.ts";
import { shareInWords } from "#app/triage/train/wilson.ts";

const { book, classifier } = inspectRuleBook(process.cwd());
const cards = crossValidate(readAuthors(book, "tests/triage/corpus"), classifier);
for (const [threshold, card] of cards)
  console.info(
    `raise to emergency above ${threshold.toFixed(2)}: emergencies ${shareInWords(card.emergencyRecall)}, urgent or higher ${shareInWords(card.urgentOrHigherRecall)}, ` +
      `harmless called emergency ${shareInWords(card.overTriage)}, macro-F1 ${card.macroF1.toFixed(3)}`,
  );
