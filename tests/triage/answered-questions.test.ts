import { expect, test } from "vitest";
import type { Turn } from "#app/domain/chat/turn.ts";
import { content } from "#tests/content/our-content.ts";
import { book, screen } from "./book.ts";

/** What the screen says of a reply to our question, after what the owner said first. */
function reply([petType, told, question, said]: readonly string[]) {
  const history: Turn[] = [
    { role: "user", content: told as string },
    { role: "assistant", content: `Thank you. ${question}` },
  ];
  const { facts } = screen(told as string, { petType });
  return [screen(said as string, { petType, facts, history }).level, screen(said as string, { petType, history }).level];
}

const QUIET = "my dog is a bit quiet";
const RUNS = "my dog has the runs";
const BLOOD = "Is there blood?";
const GUMS = "Are the gums blue or pale?";
const RABBIT = "my rabbit is quiet today";
const GUT = "Is she eating, and passing droppings?";
const CAT = "my cat pees outside the litter box";
const URINE = "When she tries to pee, does a normal amount come out?";
const COUGH = "my dog has a cough";
const BREATH = "Is he breathing normally?";

test.each([
  ["dog", RUNS, BLOOD, "yes", "urgent"],
  ["dog", "dog not well", "Can your dog stand, walk and react to you as usual?", "he is not walking", "emergency"],
  ["dog", RUNS, BLOOD, "yes a lot", "emergency"],
  ["dog", RUNS, BLOOD, "a bit", "urgent"],
  ["dog", RUNS, BLOOD, "no", "routine"],
  ["dog", RUNS, BLOOD, "not that I can see", "routine"],
  ["dog", RUNS, BLOOD, "not sure", "urgent"],
  ["dog", RUNS, "Is there blood in it, or vomiting as well?", "yes", "urgent"],
  ["dog", RUNS, "Would you like to read what blood in it can mean?", "yes", "routine"],
  ["dog", "my dog was sick twice", "Is there blood in the vomit?", "yeah", "emergency"],
  ["dog", QUIET, GUMS, "yes", "emergency"],
  ["dog", QUIET, GUMS, "no pink", "routine"],
  ["dog", QUIET, GUMS, "nope all pink", "routine"],
  ["dog", QUIET, GUMS, "no", "routine"],
  ["dog", QUIET, GUMS, "no, white", "emergency"],
  ["dog", QUIET, GUMS, "no, not blue", "routine"],
  ["dog", QUIET, GUMS, "pink but he has collapsed", "emergency"],
  ["dog", QUIET, GUMS, "I can't tell", "urgent"],
  ["dog", QUIET, "Are the gums pink?", "they're not pink", "emergency"],
  ["dog", QUIET, "What color are the gums?", "kind of white", "emergency"],
  ["rabbit", RABBIT, GUT, "no", "emergency"],
  ["rabbit", RABBIT, GUT, "no, not since this morning", "emergency"],
  ["rabbit", RABBIT, GUT, "yes", "urgent"],
  ["cat", CAT, URINE, "no", "emergency"],
  ["cat", CAT, URINE, "yes a normal amount", "routine"],
  ["cat", CAT, "Any urine?", "none", "emergency"],
  ["cat", "my cat is straining to pee and nothing comes out", "Any urine?", "yes a normal amount", "emergency"],
  ["cat", CAT, URINE, "no idea", "urgent"],
  ["dog", COUGH, BREATH, "no", "emergency"],
  ["dog", COUGH, BREATH, "yes", "routine"],
  ["dog", "my dog is limping", "Does he put weight on the leg?", "nope", "urgent"],
  ["dog", "my dog is limping", "Does he put weight on the leg?", "yes a bit", "routine"],
  ["dog", "my dog ate chocolate", "When did he eat it?", "about 3 hours ago", "emergency"],
  ["dog", "my dog is vomiting", "Does water stay down?", "no", "emergency"],
  ["dog", QUIET, "Can he stand?", "no he can't", "emergency"],
])("%s, %s / %s %s: %s", (...said) => {
  const level = said[4];
  expect(reply(said)).toEqual([level, level]);
});

test("a reply about something else than what was asked is no sign of it", () => {
  expect(reply(["dog", "dog not well", "Can your dog stand, walk and react to you as usual?", "he is not eating"])).not.toContain(
    "emergency",
  );
});

test("each question of ours that can be answered with yes or no is read", () => {
  const asked = content.assistant.complaints.flatMap(({ facts }) => facts);
  const yesOrNo = asked.filter(({ ask }) => /(?:^|, (?:and )?)(?:is|does|are|do) /i.test(ask));
  const unread = yesOrNo.filter(({ ask }) => !book.questions.signs.some(({ asks }) => new RegExp(asks).test(ask.toLowerCase())));
  expect(unread).toEqual([]);
});
