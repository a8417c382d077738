import { expect, test } from "vitest";
import { withoutFrame } from "#app/language/letter-frame.ts";
import { tokenise } from "#app/language/tokenise.ts";
import { screen } from "#app/library/screen.ts";

const level = (message: string) => screen(message, { petType: "cat" }).level;

test("an emergency is read whichever apostrophe a keyboard writes", () => {
  for (const mark of ["'", "’", "‘", "ʼ", "`", "´"]) {
    expect.soft(level(`he can${mark}t pee and cries`), mark).toBe("emergency");
    expect.soft(level(`he can${mark}t breathe`), mark).toBe("emergency");
    expect.soft(level(`the wound won${mark}t stop bleeding`), mark).toBe("emergency");
  }
});

test("an emergency is read over what copied text has inside of words and nobody sees", () => {
  for (const hidden of ["\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"]) {
    const name = `U+${hidden.codePointAt(0)?.toString(16)}`;
    expect.soft(level(`he is having a sei${hidden}zure`), name).toBe("emergency");
    expect.soft(level(`he chewed a li${hidden}ly`), name).toBe("emergency");
  }
});

test("an accent that is a sign of its own does not cut a word", () => {
  for (const form of ["NFC", "NFD"]) expect.soft(level("áte rat póison".normalize(form)), form).toBe("emergency");
});

test("a full stop of any keyboard ends a sentence", () => {
  const told = (stop: string) => level(`he did not eat${stop}chocolate was on the floor and he ate it`);
  for (const stop of ["。", "！", "？"]) expect.soft(told(stop), stop).toBe(told(". "));
});

test("an emergency is read through letters that look like ours, struck through, full-width or spaced out", () => {
  for (const written of [
    "he ate rаt pоisоn",
    "hе is hаving а seizurе",
    "he ate rat pοisοn",
    "he ate r̶a̶t̶ p̶o̶i̶s̶o̶n̶",
    "he ate ｒａｔ ｐｏｉｓｏｎ",
    "he ate rat p o i s o n",
  ])
    expect.soft(level(written), written).toBe("emergency");
  expect(level("she ate 200 g of dark c h o c o l a t e, 4 kg")).toBe(level("she ate 200 g of dark chocolate, 4 kg"));
});

test("words of another alphabet, and single letters that are no spaced word, are left as they are", () => {
  for (const text of ["Моя собака съела шоколад", "η γάτα μου", "plan a b c or d", "vitamins a, d, e, k, b"])
    expect(tokenise(text).map((token) => token.text)).toEqual(
      text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
});

test("a greeting before a message and a signature after it change nothing of its level", () => {
  const told = [
    "i picked her up and she kicked really hard and now her back half doesnt move, she pulls herself with the front feet. bladder let go too. she's eating a bit of parsley so thats good right",
    "Right so the cat had three hot cross buns off the side about an hour ago, Tesco ones with loads of fruit in. She's 4 kilo. Happy as larry, tail going. Do I just keep an eye or",
    "he collapsed and his gums are white",
  ];
  const frames: [before: string, after: string][] = [
    ["Hi there,\n\n", ""],
    ["Hello everyone!\nThanks for reading.\n\n", ""],
    ["Good morning doctor.\n", ""],
    ["", "\n\nSent from my iPhone"],
    ["", "\n\nThank you so much in advance,\nAnna"],
    ["Guten Abend zusammen,\n", "\nVielen Dank im Voraus"],
  ];
  for (const text of told)
    for (const [before, after] of frames) expect.soft(level(`${before}${text}${after}`), `${before} ${text} ${after}`).toBe(level(text));
});

test("only what says nothing of an animal is a frame, and a message of nothing else stays", () => {
  for (const text of [
    "Hi, he collapsed",
    "Thanks for nothing, he collapsed",
    "he collapsed.\nThis morning",
    "Thank you!",
    "he has eaten.\nGood",
  ])
    expect(withoutFrame(text)).toBe(text);
  expect(withoutFrame("Hi there,\n\nhe collapsed\n\nSent from my iPhone")).toBe("he collapsed\n\n");
});

test("a head with a colon says nothing of what follows", () => {
  expect(level("Just curious: my cat was hit by a car")).toBe("emergency");
  expect(level("Quick question: my cat collapsed")).toBe("emergency");
  expect(level("Just curious: are lilies bad for cats?")).toBe("info");
});
