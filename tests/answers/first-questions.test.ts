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

test("the steps of an emergency come before a sure answer to one of its signs, and before the way to a vet", () => {
  const plain = start("dog")("my big dog keeps trying to throw up and nothing comes, his belly is tight. what do i do");
  expect(plain.dialog.unit).toMatch(/bloat/);
  const closed = start("dog")(
    "My great dane ate at 6 and since 8 he keeps trying to be sick but nothing comes up except white foam, his belly looks tight and he keeps pacing. It is late and our vet is closed.",
  );
  expect(closed.dialog.unit).toMatch(/bloat/);
  expect(closed.text).not.toMatch(/seizure|sock/i);
});

test("who types a few words as into a search gets the whole first sentence", () => {
  expect(start("dog")("rabies shot side effects dog").text).toMatch(/^Being a bit sleepy, sore or less hungry/);
});

test("a sign of an emergency is no question about us, however the words are meant", () => {
  const { dialog, text } = start("cat")("signs your cat is dying");
  expect(dialog.topic).not.toBe("pawline");
  expect(text).toMatch(/^Call an emergency vet now/);
});
