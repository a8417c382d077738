import { expect, test } from "vitest";
import { start } from "./assistant.ts";

type Turn = { says: string; level?: RegExp; hears?: RegExp; never?: RegExp; noReason?: RegExp };

/** What the review of the interface found wrong, by the number of its bug: the animal in the form, and what a reply must and must not say. */
const REVIEW: readonly [bug: string, petType: string, turns: readonly Turn[]][] = [
  [
    "B7 loss",
    "cat",
    [{ says: "my cat died yesterday", level: /info|routine/, hears: /sorry/i, never: /vet today|no page|breathing easily/i }],
  ],
  ["B7 goodbye", "dog", [{ says: "I want to put my dog to sleep", hears: /vet/i, never: /dream/i }]],
  ["B7 who", "dog", [{ says: "are you a real vet?", hears: /not a vet|no vet/i, never: /no page/i }]],
  ["B7 help", "dog", [{ says: "what can you do?", never: /no page/i }]],
  ["B7 vet", "dog", [{ says: "find a vet near me", hears: /vet/i, never: /no page/i }]],
  [
    "B7 thanks",
    "dog",
    [
      { says: "my dog limps since this morning", level: /urgent|routine/ },
      { says: "ok thanks!", hears: /welcome/i, never: /no page/i },
    ],
  ],
  ["B8 words", "cat", [{ says: "my cat Luna is not eating and hides", noReason: /straining|no urine|words such as/i }]],
  ["B8 limp", "dog", [{ says: "my dog is limping on his front leg since this morning", noReason: /broken|dangling/i }]],
  ["B8 lizard", "other", [{ says: "my bearded dragon does not eat since yesterday", noReason: /cat/i }]],
  [
    "B9 facts",
    "dog",
    [
      { says: "my dog ate chocolate", level: /emergency/ },
      { says: "she is 30 kg and it was 20 g of milk chocolate", level: /urgent|routine/, never: /find the wrapper/i },
    ],
  ],
  [
    "B10 second pet",
    "dog",
    [
      { says: "my dog limps", level: /urgent|routine/ },
      { says: "my rabbit has not pooped for 12 hours", level: /emergency/, noReason: /limp/i },
    ],
  ],
  ["B12 dog", "dog", [{ says: "My dog isn't eating.", never: /yellow foam|bile/i }]],
  ["B12 cat", "cat", [{ says: "My cat isn't eating.", hears: /vet/i }]],
  ["B13", "cat", [{ says: "my cat has not eaten for a day", level: /urgent/ }]],
  ["B14 emoji", "dog", [{ says: "🤮🤮🤮 since 6am", level: /urgent|emergency/ }]],
  ["B14 medicine", "dog", [{ says: "can i give him pepto", hears: /^(?:No|Don't)/ }]],
  ["B15 teeth", "dog", [{ says: "how often should I brush my dog's teeth?", level: /info/, hears: /brush/i }]],
  ["B15 bath", "dog", [{ says: "how often should I bathe my dog", level: /info/, hears: /bath/i }]],
  ["B15 nails", "cat", [{ says: "how do I trim my cat's nails", level: /info/, hears: /nail|claw/i }]],
  ["B15 food", "dog", [{ says: "what should my puppy eat", level: /info/, hears: /puppy food|meals/i, never: /vaccin/i }]],
  [
    "B17 Polish",
    "dog",
    [{ says: "mój pies wymiotuje od rana i nie chce jeść", level: /urgent|emergency|info/, never: /nothing you've told us/i }],
  ],
  [
    "N15 limp",
    "dog",
    [{ says: "my dog is limping" }, { says: "he can put weight on it", level: /routine/, hears: /put weight on it/, never: /diet|food/i }],
  ],
  [
    "N15 money",
    "dog",
    [{ says: "my dog is limping" }, { says: "is there free vet care", hears: /what you can spend/i, never: /night|duty/i }],
  ],
  ["N15 place", "dog", [{ says: "my dog is vomiting" }, { says: "im in London", never: /Tierarzt|nicht/ }]],
  ["N16 price", "dog", [{ says: "my vet says my dog needs a dental for $1800, is that normal?", level: /info/, hears: /estimate|bill/i }]],
  ["N26 help", "", [{ says: "I need help", hears: /I'm here/, never: /only help with/i }]],
  ["N26 fine", "", [{ says: "my dog is fine now thanks", hears: /welcome/i, never: /won't guess/i }]],
  ["copy 17", "ferret", [{ says: "how fast should my ferret breathe", hears: /^Count breaths/ }]],
];

test("what the review of the interface found wrong stays right", () => {
  const wrong = REVIEW.flatMap(([bug, petType, turns]) => {
    const say = start(petType);
    return turns.flatMap(({ says, level, hears, never, noReason }) => {
      const answered = say(says);
      const why = answered.verdict.reasons.map((reason) => reason.says).join(" ");
      const faults = [
        level && !level.test(answered.level) && `level ${answered.level}`,
        hears && !hears.test(answered.text) && `does not say ${hears}`,
        never?.test(answered.text) && `says ${never}`,
        noReason?.test(why) && `reasons: ${why}`,
      ].filter(Boolean);
      return faults.length > 0 ? [`${bug}: ${says}: ${faults.join(", ")}: ${answered.text.slice(0, 160)}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});
