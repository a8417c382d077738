import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** A conversation in the owner's words, each message with what the reply has to say. */
type Conversation = readonly [petType: string, turns: readonly [message: string, says: RegExp][]];

const FOLLOW_UPS: readonly Conversation[] = [
  [
    "dog",
    [
      ["can my dog eat grapes", /^No/],
      ["and the cat?", /cats/],
      ["why?", /kidneys/],
      ["are you sure?", /^Yes, I'm sure/],
      ["what if he already had 3", /^Call now/],
    ],
  ],
  [
    "dog",
    [
      ["my dog has diarrhea but is bright and drinking, what can i do at home", /small bland meals/i],
      ["why does he have it?", /^Most often a change of food/],
    ],
  ],
  [
    "dog",
    [
      ["my dog was diagnosed with dry eye", /^The eye makes too few tears/],
      ["what does it cost?", /^Eye medicine month after month/],
      ["what will the vet do?", /^A paper strip/],
      ["how long will it take?", /^The drops are for life/],
    ],
  ],
  [
    "cat",
    [
      ["my male cat is straining and no pee comes out", /^Call an emergency vet now[\s\S]*drops or no/],
      ["will he survive?", /Fast help gives your cat the best chance/],
      ["what will the vet do?", /bladder is felt first[\s\S]*under sedation/],
    ],
  ],
  [
    "rabbit",
    [
      ["my rabbit is not eating", /^Call (?:an emergency|a rabbit) vet now/],
      ["what will the vet do?", /^The (?:belly is felt|vet feels the belly)/],
    ],
  ],
  [
    "dog",
    [
      ["i found a lump on my dog", /^Have every new lump checked/],
      ["how much does it cost?", /^A needle test is a small cost/],
    ],
  ],
  [
    "cat",
    [
      ["can my cat eat grapes", /^No/],
      ["he just ate a lily", /lil(?:y|ies)/i],
    ],
  ],
  [
    "dog",
    [
      ["my dog ate a whole bag of raisins about an hour ago", /^Call now/],
      ["how long do i have", /^Don't count on any time/],
      ["they said come in. what do i do in the car", /^Drive to the clinic/],
      ["he is shaking now", /^Go to an emergency vet now[\s\S]*poisoning/],
    ],
  ],
  [
    "cat",
    [
      ["my cat is hiding and not eating since yesterday", /^Call a vet today/],
      ["what will the vet do", /checks your cat/],
    ],
  ],
  [
    "dog",
    [
      ["she took a fit about a minute long, first time ever", /clock|minutes/],
      ["its stopped shes up and walking a bit dazed", /vet/],
      ["shes away again its no stopping", /^Call an emergency vet now/],
    ],
  ],
  [
    "rabbit",
    [
      ["my rabbit's poos are tiny today", /vet/],
      ["now she has stopped altogether, no droppings at all, and her ears feel cold", /^Call an emergency vet now/],
    ],
  ],
  ["dog", [["can i gie him half a paracetamol hes sore", /^No, never/]]],
  ["dog", [["can dogs have bones from the sunday roast lamb shank", /^No/]]],
  [
    "dog",
    [
      ["Today I am putting Advantix spot on to my dog. How many days once it should be given?", /label|vet|weeks?|month/i],
      ["and for the cat same can be used?", /^No/],
    ],
  ],
  ["rabbit", [["how much hay should my rabbit eat", /[Hh]ay.*day and night/]]],
  ["dog", [["what human food can dogs eat", /chicken[\s\S]*Never: grapes/]]],
  ["dog", [["my dog has a lump on his side that wasn't there last month", /^Have every new lump checked/]]],
  [
    "dog",
    [
      ["my dog has had diarrhea since this morning", /diarrhea|poop/],
      ["what about tomorrow", /tomorrow|within a day/],
      ["and if I can't reach a vet?", /Keep calling/],
      ["should i call someone", /vet|Not right now/],
      ["thanks", /^You're welcome/],
    ],
  ],
  [
    "cat",
    [
      ["my cat keeps sneezing", /cat flu/],
      ["she is fine otherwise", /^(?!Good to hear)/],
      ["what could it be?", /cat flu/],
    ],
  ],
  [
    "hamster",
    [
      ["can hamsters eat chocolate", /^No, never/],
      ["he already ate a tiny bit", /^Call now/],
      ["will he die", /^(?:I can't|Nobody can) tell from here/],
    ],
  ],
  [
    "rabbit",
    [
      ["can she eat banana", /^Yes/],
      ["how much", /slices/],
    ],
  ],
  [
    "bird",
    [
      ["he is pulling out his chest feathers", /vet visit/],
      ["what could it be?", /boredom/],
      ["fine i'll call", /^You're welcome/],
    ],
  ],
  [
    "dog",
    [
      ["dog's lame on the front leg", /Rest/],
      ["no she'll put it down but short steps", /^(?!I'm so sorry)/],
    ],
  ],
];

/** While a sick animal is spoken of: by what a later message does. */
const OPEN_CASES: Readonly<Record<string, readonly Conversation[]>> = {
  "a stray word takes no other page": [
    [
      "cat",
      [
        ["My tomcat has been squatting in his tray all evening and nothing is coming out", /^(?:Go to|Call) an emergency vet/],
        ["his brother watches him from the window", /^(?!.*(?:window cleaner|fell))[\s\S]*emergency vet now/i],
      ],
    ],
    [
      "dog",
      [
        ["my dog ate a 150 g bar of dark chocolate", /^Call/],
        ["she weighs 3 kilos and is just playing with her ball", /^That is about 27 times[\s\S]*543 mg/],
      ],
    ],
    [
      "cat",
      [
        ["my cat threw up like twice today", /vomit/],
        ["it's back. 4 more times and now she is hiding", /^(?!A settled cat)Call/],
      ],
    ],
  ],
  "what the owner adds is used": [
    [
      "rabbit",
      [
        ["my rabbit is off her food", /^Call an? (?:rabbit|emergency) vet now/],
        ["since yesterday", /^Since yesterday is longer than the limit of 6 to 8 hours\. Call an emergency vet now/],
      ],
    ],
    [
      "dog",
      [
        ["he is having a seizure right now", /clock/],
        ["it has been going six minutes now", /^Six minutes is longer/],
      ],
    ],
    [
      "dog",
      [
        ["my dog ate raisins", /^Call now/],
        ["maybe 10. he is acting normal", /^It's good that your dog seems well, but that doesn't make it safe/],
      ],
    ],
  ],
  "a correction is acknowledged, whether or not it changes the level": [
    [
      "dog",
      [
        ["my dog ate a sock", /^Call/],
        ["we found the sock under the bed", /^Good to hear/],
      ],
    ],
    [
      "dog",
      [
        ["tess can't put weight on her back leg, it's just hanging", /now/],
        ["sorry wrong dog, it's Jed, he's the older one", /^Thanks, then this is about the other one/],
      ],
    ],
  ],
  "a question is answered in the first sentence, within the case": [
    [
      "dog",
      [
        ["Monty has some kind of fit, he is lying there twitching", /clock/],
        ["Should I hold his tongue?", /^No\. Don't put (?:fingers|anything)/],
      ],
    ],
    [
      "dog",
      [
        ["he's been throwing up all day like 8 times and he won't drink", /^Call a vet today/],
        ["can I give him boiled rice", /^Not now/],
        ["i got 40 dollars til friday. what can i do", /^Call anyway, and say at the start what you can spend/],
        ["why can't it wait though?", /dry out|told me/],
      ],
    ],
    [
      "rabbit",
      [
        ["rabbit hasn't eaten since last night and no poos this morning, can it wait til Monday", /^No, don't wait/],
        ["should I take the other one too?", /^Yes, take the other one along|friend/],
        ["that's a two hour drive", /^Leave now/],
      ],
    ],
    [
      "cat",
      [
        ["Smudge has fleas, black specks all over her. Which drops should I get her?", /flea/i],
        ["So can I use the one packet on the both of them? It says for dogs.", /^No, never[\s\S]*cat/],
      ],
    ],
    [
      "dog",
      [
        ["my old dog is stiff in the morning", /vet/],
        ["I've got some Nurofen in the cupboard, will half do?", /^No, never(?![\s\S]*Call now)/],
      ],
    ],
  ],
  "nobody who has reached help is told to call": [
    [
      "dog",
      [
        ["Balu has eaten rat poison in the garden, the blue one", /^Call an emergency vet now/],
        ["got hold of the vet, she says bring him in", /^Good that you've reached help(?![\s\S]*Call an emergency vet)/],
        ["should I feed him before we go", /^(?![\s\S]*(?:Call|still needs))/],
        ["thank u so much", /^You're welcome/],
      ],
    ],
  ],
  "the other animal's words stay with the other animal": [
    [
      "cat",
      [
        [
          "she chewed a lily from my mom's bouquet",
          /^Go to an emergency vet now, even for a lick of pollen\. Don't try to make them vomit\.\n/,
        ],
      ],
    ],
    [
      "cat",
      [
        ["i put the dog's flea drops on her by mistake", /^Call now and go[\s\S]*cat/],
        ["can i wash it off", /lukewarm water and dish soap/],
      ],
    ],
  ],
};

const ALL = [...FOLLOW_UPS, ...Object.values(OPEN_CASES).flat()];

function wrongIn(conversations: readonly Conversation[]): string[] {
  return conversations.flatMap(([petType, turns]) => {
    const say = start(petType);
    return turns.flatMap(([message, says]) => {
      const { text } = say(message);
      return says.test(text) ? [] : [`${message}: ${text.slice(0, 160)}`];
    });
  });
}

test("short follow-ups are answered from what was said before", () => {
  expect(wrongIn(FOLLOW_UPS)).toEqual([]);
});

test.each(Object.entries(OPEN_CASES))("%s", (_, conversations) => {
  expect(wrongIn(conversations)).toEqual([]);
});

test("no reply repeats a paragraph of the reply before", () => {
  const repeated = ALL.flatMap(([petType, turns]) => {
    const say = start(petType);
    let before: string[] = [];
    // Said twice, because who is not understood repeats it.
    return turns.flatMap(([message]) =>
      [message, message].flatMap((again) => {
        const now = say(again).text.split("\n\n");
        const same = now.filter((paragraph) => before.includes(paragraph));
        before = now;
        return same.map((paragraph) => `${again}: ${paragraph.slice(0, 80)}`);
      }),
    );
  });
  expect(repeated).toEqual([]);
});

test("no milder instruction stands in an emergency, and no protocol begins with its list of signs", () => {
  const texts = [
    start("dog", "Duke")("Duke is having a seizure and foams at the mouth"),
    start("dog", "Rocky")("rocky is retching and nothing comes up, his belly is hard"),
    start("guinea-pig")("my guinea pig is gasping"),
    start("cat")("my boy strains in the litter box and cries and nothing comes"),
  ].filter(({ level }) => level === "emergency");
  expect(texts.length).toBe(4);
  expect(
    texts.map(({ text }) => text).filter((text) => /\btoday\b|book a visit|falls over, goes stiff|squats or strains again/i.test(text)),
  ).toEqual([]);
});

test("the poison line is that of the visitor's country, and of none where the country is not known", () => {
  const say = (country: string) => start("dog", null, country)("my dog ate raisins").text;
  expect(say("GB")).toContain("01202 509000");
  expect(say("US")).toContain("(888) 426-4435");
  expect(say("IN")).toMatch(/\/emergency#lines/);
  expect(say("IN")).not.toMatch(/\d{3}[ -]\d{3}/);
});

test.each([
  [
    "rabbit",
    ["theres little white wriggly things on my rabbits bum", "shes quiet but she ate some hay. can i wash them off in the bath"],
    /hay/,
  ],
  [
    "dog",
    ["dog ate chocolate how bad", "they want £240 to make him sick. is it really worth it or could he be ok"],
    /make your dog vomit|seems well/,
  ],
  ["cat", ["one of her eyes is weepy and half closed", "Can I bathe it with anything? I've got salt and cotton pads"], /salt/i],
])("%s: a thing that a question is not about is not its answer: %j", (animal, messages, beside) => {
  const say = start(animal);
  expect(messages.map((message) => say(message).text).at(-1)).not.toMatch(beside);
});
