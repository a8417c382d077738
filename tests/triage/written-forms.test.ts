import { expect, test } from "vitest";
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
