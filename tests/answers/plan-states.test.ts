import { expect, test } from "vitest";
import { type Answered, start } from "./assistant.ts";

/** The answers to the messages of a conversation. */
function answersTo(petType: string, ...messages: readonly string[]): Answered[] {
  const say = start(petType);
  return messages.map((message) => say(message));
}

const last = (...conversation: [string, ...string[]]) => answersTo(...conversation).at(-1) as Answered;

const HOME_ADVICE = /^1\. |\bcall (?:a|your|an emergency) vet\b/im;

test("nothing at home is for an animal that a vet keeps, until it is home again", () => {
  const [, ...replies] = answersTo(
    "cat",
    "hello",
    "My cat was in an accident, the vets kept her in and she is on a drip, they found a broken jaw",
    "they say she had a seizure this morning",
    "will she be able to eat with it?",
  );
  for (const { text } of replies) expect(text).not.toMatch(HOME_ADVICE);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(replies.length);
});

test("a loss stays a loss over four turns, and a living animal that is ill ends it", () => {
  const replies = answersTo(
    "cat",
    "My cat died at the vet an hour ago, she had diabetes",
    "Should our other cat smell her? They look for each other",
    "what do I do with the insulin, a whole bottle",
    "how do I tell my son",
    "my other cat is limping now",
  );
  for (const { text, dialog } of replies.slice(0, 4)) {
    expect(text).not.toMatch(/^1\. |emergency|seen today|insulin/im);
    expect(dialog.intent).toBe("loss");
  }
  expect(replies[1]?.dialog.unit).toMatch(/^loss-and-goodbye/);
  expect(replies.at(-1)?.dialog.intent).not.toBe("loss");
});

test("what gets better is never called more urgent, and steps that nobody saw don't hold", () => {
  const better = last("dog", "my dog limps on his back leg since yesterday", "he's up now and walking fine. Still go in?");
  expect(better.text).not.toMatch(/more urgent|steps above/);
  const worse = last("bird", "Polly sits with the cat in one room", "Polly has a hole in her wing, hardly bleeds");
  expect(worse.text).not.toMatch(/steps above/);
});

test.each([
  ["dog", "my dog has been itching at his belly for weeks, had him at the vet, he got tablets", "does he have to be on them for life?"],
  ["bird", "how do I trim my parrot's nails", "one bled a bit, flour stopped it", "how often does this need doing"],
  ["dog", "my dog is limping a little on a front leg", "when can he go back to the park with his friends"],
])("a question is never answered by the level alone: %s / %s / %s", (petType, ...messages) => {
  expect(last(petType, ...messages).text).not.toMatch(
    /no rush|no reason to hurry|Nothing you've told me|nothing to do now|as far as I can tell/,
  );
});

test("who asks again gets the answer again, and not that it stays", () => {
  const { text } = last("dog", "how old must a puppy be to leave its mother", "Puppy at eight weeks or later, which is better?");
  expect(text).not.toMatch(/^(?:That stays|My advice|Nothing you've told me)/);
});

test("no question is asked about words that nobody wrote", () => {
  for (const { text } of answersTo(
    "dog",
    "Last week my dog had one seizure, the vet checked him and all was clear. He has been perfect since. Is he ok to swim?",
    "Could his flea chew have done it? He had Nexgard two days before",
    "he's having another one right now",
  ))
    expect(text).not.toMatch(/“”/);
});

test("who was turned away by a vet has not seen one", () => {
  const { text } = last("rabbit", "my rabbit isn't eating since last night", "my vet says they don't do rabbits. who can I call?");
  expect(text).not.toMatch(/Good that a vet has seen/);
});

test("what must not be done is refused however it is asked", () => {
  expect(last("dog", "a snake bit my dog", "tie something round the leg?").text).toMatch(/^No\./);
});
