import { expect, test } from "vitest";
import { screen } from "./book.ts";

test.each([
  ["dog", "my dog's eye popped out"],
  ["dog", "is it normal that my dog is choking on a bone"],
  ["dog", "my dog was attacked and shaken by a big dog, how much will the vet cost"],
  ["cat", "My cat can't pee, what should I do?"],
])("a sign in few words stays plain, whatever else is asked: %s, %s", (petType, message) => {
  expect(screen(message, { petType })).toMatchObject({ level: "emergency" });
});

test.each([
  ["ferret", "sleeps like the dead, I had to jiggle her by the scruff, then she yawned, ate and stole my keys"],
  ["bird", "Is there truth in the canary-in-a-coal-mine story, did they really collapse before the miners did?"],
  ["small-pet", "flops over on his side so fast i think hes dead, then he yawns. 3x a day"],
  ["dog", "bailiffs served a notice of seizure on my ex, can they take my dog as an asset?"],
  ["dog", "the old pug im minding sounds like hes choking when he snores, only asleep, owner says he always does it. bouncy on walks"],
])("a sign of many words that the classifier does not share is no red card: %s, %s", (petType, message) => {
  expect(screen(message, { petType }).level).not.toBe("emergency");
});

test("what was plain in an earlier message stays red", () => {
  const red = screen("my dog ate rat poison", { petType: "dog" });
  expect(screen("it was about an hour ago, in the shed", { petType: "dog", facts: red.facts }).level).toBe("emergency");
});
