import { expect, test } from "vitest";
import { start } from "./assistant.ts";

test("below an open check what was asked is answered from the ranking", () => {
  const { text, verdict } = start("dog")(
    "Last week my dog fainted twice on our walk and once she seemed to have a fit. Since then she has been fine and eating. How should I clip her black nails without cutting the quick?",
  );
  expect(verdict.check).toBeDefined();
  expect(text).toMatch(/What you asked: .*nail/is);
});

test("below an open check a substance that was taken is named, without a step", () => {
  const { text, sources, verdict } = start("dog")(
    "my husband left his bag on the floor and our dog may have had some of the gum with xylitol in it last night, my sister says it was about ten pieces but I was at work and did not see it, he seems fine",
  );
  expect(verdict.check).toBeDefined();
  expect(text).toMatch(/blood sugar/);
  expect(text).not.toMatch(/call|vomit/i);
  expect(sources[0]?.path).toMatch(/poisons/);
});

test("a sure answer about the operation comes before one about prices", () => {
  const { sources } = start("dog")(
    "The vet wants 4,800 euros for a TPLO for our rottweiler's torn cruciate. He's 9 and stiff in the hips, and a friend's dog just rested it. What happens if we don't operate?",
  );
  expect(sources[0]?.path).toMatch(/cruciate|tplo/);
});

test("an answer that fits the words and no other animal is said, and then it is asked whether it is another animal", () => {
  const { text, animals, sources } = start()(
    "he came home from a fight with next door's tom and now there is a hot squishy lump near his tail. Can I lance it myself?",
  );
  expect(sources[0]?.path).toMatch(/abscess/);
  expect(text).toMatch(/Is yours another animal\?$/);
  expect(animals).toBeDefined();
});

test("where answers for several animals are near, it is asked first", () => {
  const { text, sources } = start()("he's limping");
  expect(sources).toEqual([]);
  expect(text).toMatch(/Which one is it\?$/);
});

test("in an emergency a sure answer to the illness comes before the steps for one sign of it", () => {
  const { text, sources } = start("rabbit")("my rabbit's head has gone all to one side since this morning and he keeps rolling over");
  expect(text).toMatch(/^(?:Call|Go)/);
  expect(sources[0]?.path).toMatch(/head-tilt/);
});

test("how to give a medicine is answered from the answer on it, not from the entry", () => {
  const { sources } = start("cat")(
    "My cat is diabetic and the vet showed me once how to inject but I was too nervous to take it in. I have the pen, the insulin and a tin of tuna to distract her. How do I give her the injection so it doesn't hurt?",
  );
  expect(sources[0]?.path).toMatch(/how-to-give-insulin/);
});
