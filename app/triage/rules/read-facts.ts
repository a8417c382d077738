import { createWordReader, type WordReader } from "#app/reading/read-words.ts";
import { derive } from "./derived-facts.ts";
import type { RuleBook } from "./rule-book.ts";

/** Reads words into facts, with what follows from the numbers among them. */
export function createFactReader(book: RuleBook): WordReader {
  const { read, wordOf } = createWordReader(book);
  return {
    wordOf,
    read: (tokens, petName) => {
      const reading = read(tokens, petName);
      derive(reading.measures, reading.facts, book);
      return reading;
    },
  };
}
