import { expect, test } from "vitest";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { content } from "#tests/content/our-content.ts";
import { openOwnerPhrases } from "../owner-phrases.ts";
import { withoutAsides } from "./substance-asides.ts";

const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);

/** Of the names, those that the message is about. */
function meantOf(message: string, names: readonly string[]): string[] {
  const words = message.replaceAll(",", "").split(" ");
  const named = names.map((name) => ({ substance: {} as Substance, words: name, at: words.indexOf(name), isSure: true }));
  return withoutAsides(named, words, readPhrases).map((one) => one.words);
}

test.each([
  ["can biscuit have carrots", ["biscuit", "carrots"], ["carrots"]],
  ["pickle begs for cheese", ["pickle", "cheese"], ["cheese"]],
  ["he ate mint which i bought for the lamb", ["mint", "lamb"], ["mint"]],
  ["sugar free toffee for my dog", ["sugar", "toffee"], ["toffee"]],
  ["plain pumpkin, the kind that is not pie filling", ["pumpkin", "pie"], ["pumpkin"]],
  ["her clover is gone and she doesnt hops off", ["clover", "hops"], ["clover"]],
  ["he found chocolate and ate it with raisins", ["chocolate", "raisins"], ["chocolate", "raisins"]],
  ["they kept her one night for lilies and toast", ["lilies", "toast"], ["lilies", "toast"]],
  ["leftovers from brownies and chips", ["brownies", "chips"], ["brownies", "chips"]],
])("%s: of %s it is about %s", (message, names, wanted) => {
  expect(meantOf(message, names)).toEqual(wanted);
});
