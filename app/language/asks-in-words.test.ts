import { expect, test } from "vitest";
import { asksInWords, clausesThatAsk, withoutAsking } from "./asks-in-words.ts";

test.each([
  "can i wash them off",
  "shes quiet but she ate some hay. can i wash them off in the bath",
  "how much do i give and how do you even do it she bites the syringe",
  "they want 240 to make him sick. is it really worth it or could he be ok",
  "if it isn't going to make it what is the kind way",
  "got some drops left from last year (expired march) can i just use them",
  "he threw up twice, what should I feed him",
  "do rabbits eat lettuce",
  "so is that it then, do I still go",
  "she is limping, should we rest her",
  "no appetite. what to do",
  "she was fine last night. what happened",
  "how long can she go on like this if I can't get in til thursday",
])("asks: %s", (message) => {
  expect(asksInWords(message)).toBe(true);
});

test.each([
  "as soon as i can i will call",
  "still eating. is drinking too",
  "the problem is the vet is closed",
  "he looks fine now, is happy and was running",
  "she did it again, could hardly stand",
  "I know what is wrong with her",
  "gone in a minute. what he ate was a sock",
  "he only does it when he is tired, which is the problem",
  "I don't know where she was when it happened",
  "he can hardly eat and lies down all day",
  "we do what we can, and it is what it is",
])("asks nothing: %s", (message) => {
  expect(asksInWords(message)).toBe(false);
});

test("what is asked and what is told are parts of one message", () => {
  const message = "They want 240 to make him sick. is it really worth it or could he be ok";
  expect(clausesThatAsk(message)).toEqual(["is it really worth it or could he be ok"]);
  expect(withoutAsking(message)).toBe("they want 240 to make him sick");
});
