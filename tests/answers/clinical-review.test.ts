import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** Messages of the clinical review (docs/clinical-review.md) whose first reply was wrong: animal, message, level, words that begin the right one. */
const MESSAGES: readonly [animal: string, message: string, level: RegExp, says: RegExp][] = [
  ["dog", "9 year old dog drinking loads, losing weight, now vomiting and breath smells like acetone", /emergency/, /diabetic/i],
  ["cat", "my cat's breath smells like nail polish remover", /urgent/, /diabetes/],
  ["dog", "my dog drank nail polish remover", /emergency/, /vomit/],
  ["cat", "my cat breathes 60 times a minute in her sleep", /urgent|emergency/, /emergency/],
  ["dog", "my dog's breathing rate asleep is 44", /emergency/, /breaths a minute/],
  ["cat", "my cat is 105 F and dull", /urgent/, /fever/],
  ["dog", "dog temp dropped to 98.5 she is pregnant day 62", /routine/, /Labor usually begins/],
  ["dog", "her temperature dropped and she is weak and cold", /emergency/, /Call an emergency vet now/],
  ["ferret", "ferret is doing a war dance and falls over", /info|routine/, /war dance/],
  ["rabbit", "my rabbit flopped over on her side", /info|routine/, /relaxed/],
  ["cat", "a bat bit my cat", /urgent|emergency/, /^Call a vet now/],
  ["cat", "is a bat dangerous for my cat", /info/, /Bats can be dangerous/],
  ["fish", "is hard water ok for guppies", /info/, /hard water/],
  ["dog", "my unspayed dog has a bit of bloody discharge, is she in heat?", /info|routine/, /discharge turns pale/],
  ["dog", "drank a lot of lake water and is now staggering and vomiting", /emergency/, /Blue-green algae/],
  ["dog", "dog ate amitraz collar", /emergency/, /Call now/],
  ["dog", "my 30 kg dog ate 100 g milk chocolate", /routine/, /^That is below the amount/],
  ["dog", "pyometra", /info/, /Treat it as an emergency/],
];

test.each(MESSAGES)("%s: %s", (animal, message, level, says) => {
  const { level: found, text } = start(animal)(message);
  expect(found).toMatch(level);
  expect(text).toMatch(says);
  expect(text).not.toMatch(/No, never/);
});
