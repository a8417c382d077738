import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** The reply to the last message of a conversation. */
function last(animal: string | null, ...messages: string[]) {
  const say = start(animal);
  const replies = messages.map((message) => say(message));
  const reply = replies.at(-1);
  if (!reply) throw new Error("a conversation without messages");
  return reply;
}

test("what the owner adds is answered by the answer that it surely leads to", () => {
  const blood = last(
    "dog",
    "my old lab has had diarrhea since yesterday evening, 4 times now",
    "there was a bit of bright red blood in the last one",
  );
  expect(blood.dialog.unit).toBe("stomach/dog-blood-in-poop");
  expect(blood.text).toMatch(/^Call a vet today, even for a few red streaks\.\n/);
  const paw = last(
    "dog",
    "my dog limps on his front leg after a walk",
    "there's a small cut in the pad, not bleeding anymore. should I put a bandage on it?",
  );
  expect(paw.dialog.unit).toBe("injuries/dog-cut-paw-pad");
});

test("after that the parts of that answer are the answer to how long it takes", () => {
  const cut = "there's a small cut in the pad, not bleeding anymore. should I put a bandage on it?";
  expect(last("dog", "my dog limps on his front leg after a walk", cut, "how long should I keep walks short?").text).toContain(
    "pads carry weight",
  );
  const after = last(
    "dog",
    "my dog had a seizure, first one ever, it lasted a minute",
    "he's up again and walking around, seems confused",
    "how long will he be like this",
  );
  expect(after.text).toContain("usually lifts within an hour or two");
});

test("the second question of a message is answered too", () => {
  const reply = last(
    "dog",
    "our old dog pees in the house at night",
    "The vet took blood, everything came back ok",
    "What else could it be and what can I do at night?",
  );
  expect(reply.text).toMatch(/You also asked: .*leaking while asleep/);
});

test("a question with a subject of its own is not answered by the signs to watch for of the last answer", () => {
  expect(last("dog", "my dog limps on his front leg after a walk", "what signs of lyme disease should I watch for?").dialog.unit).toBe(
    "diagnoses/dog-lyme-positive",
  );
});

test("whether it is time is heard in a conversation about an illness", () => {
  const reply = last("cat", "Our cat is 17 and has kidney disease, she hardly eats anymore", "How will I know it's time to let her go?");
  expect(reply.dialog.unit).toBe("loss-and-goodbye/when-is-it-time");
});

test("who goes on is offered no titles that are near by a word only", () => {
  const reply = last(
    "dog",
    "found a tick on my dog, how do I get it out",
    "pulled it out but I think the head is still in",
    "There's a red bump there now, about a pea. how long does that stay?",
  );
  expect(reply.text).toContain("fades in a week or two");
  expect(reply.suggestions).toEqual([]);
});

test("what a message adds that makes the case more urgent is no relief", () => {
  expect(last("dog", "our old dog pees in the house at night", "13, female, spayed. She drinks more than she used to").text).not.toMatch(
    /relief/,
  );
});
