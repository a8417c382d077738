import { expect, test } from "vitest";
import { start } from "./assistant.ts";

const LILY = "My cat Simba ate a lily";
const REMINDER = "Simba still needs an emergency vet now.";

test("another animal is judged and answered for itself, beside a reminder of the one that is ill", () => {
  const say = start();
  say(LILY);
  const asked = say("does Nala need flea drops?");
  expect(asked.level).toBe("info");
  expect(asked.verdict.about?.name).toBe("Nala");
  expect(asked.dialog.unit).toMatch(/^(?:parasites|substance:flea)/);
  expect(asked.text).toContain(REMINDER);
  expect(asked.text).not.toMatch(/lil(?:y|ies)/i);
  // The reminder is no repetition.
  expect(say("how often do I give them?").text).toContain(REMINDER);
});

test("the case that is gone back to by name goes on with its own advice", () => {
  const say = start();
  say(LILY);
  say("Nala has vomited three times today");
  const back = say("Simba is drooling now");
  expect(back.level).toBe("emergency");
  expect(back.text).toMatch(/belong to the poisoning/);
  const other = say("Nala is still not eating");
  expect(other.verdict.about?.name).toBe("Nala");
  expect(other.text).not.toMatch(/poisoning|pollen/);
  expect(other.text).toContain(REMINDER);
  expect(other.dialog.openCases?.map(({ animal }) => animal)).toEqual([0, 1]);
});

test.each([
  ["the pronoun of the one that is ill", "My cat Simba ate a lily, he is drooling", "does Nala need flea drops? she is a dog"],
  ["a pronoun that nobody has yet, after a question about one that is well", LILY, "does Nala need flea drops?"],
])("a question goes back to the animal by %s", (_how, first, aside) => {
  const say = start();
  say(first);
  expect(say(aside).verdict.about?.name).toBe("Nala");
  const back = say("is he going to be ok?");
  expect(back.level).toBe("emergency");
  expect(back.verdict.about?.name).toBe("Simba");
});

test("what another animal is asked about because of the first stays with the case", () => {
  const say = start();
  say(LILY);
  expect(say("is the dog at risk too?").text).toMatch(/lil(?:y|ies)/i);
});
