import { expect, test } from "vitest";
import { belongsUnder } from "#app/assistant/compose/complaint-question.ts";
import type { Complaint, DecidingFact } from "#app/domain/knowledge/assistant-content.ts";
import { rank } from "#app/domain/urgency.ts";
import { content } from "#tests/content/our-content.ts";
import { book } from "#tests/triage/book.ts";
import { type Answered, start } from "./assistant.ts";

/** What is worth asking about each complaint, asked and answered with the real rules. */

type Asked = {
  /** "vomiting-dog/count, dog" */
  name: string;
  complaint: Complaint;
  fact: DecidingFact;
  /** The reply that ought to ask for the fact: to the example, then to the mildest answer to each fact before it. */
  before: Answered;
  /** The reply to each answer. */
  replies: Answered[];
};

const { complaints } = content.assistant;
const asked = complaints.flatMap((complaint) => complaint.species.flatMap((species) => walk(complaint, species)));

function walk(complaint: Complaint, species: string): Asked[] {
  const { id, example, facts } = complaint;
  const talk = (messages: readonly string[]): Answered[] => {
    const say = start(species === "reptile" ? null : species);
    return [example.replace("{animal}", species.replace("-", " ")), ...messages].map(say);
  };
  return facts.map((fact, at) => {
    const mildest = facts.slice(0, at).map(({ answers }) => answers[0] as string);
    const before = talk(mildest).at(-1) as Answered;
    const replies = fact.answers.map((one) => talk([...mildest, one]).at(-1) as Answered);
    return { name: `${id}/${fact.id}, ${species}`, complaint, fact, before, replies };
  });
}

const wrongIn = (check: (one: Asked) => readonly string[]) => asked.flatMap((one) => check(one).map((says) => `${one.name}: ${says}`));
/** What the owner reads: the level, its reasons and the answer. */
const adviceOf = ({ level, verdict, dialog }: Answered) =>
  [level, verdict.check ? "asked" : "", ...verdict.reasons.map(({ rule }) => rule), dialog.unit].join();
const gravity = ({ level, verdict }: Answered) => rank(level) + (verdict.check ? 0.5 : 0);

test("each fact is asked for, alone and in its turn, with its answers to tap", () => {
  const wrong = wrongIn(({ name, fact, before: { dialog, suggestions, text, level, verdict } }) => {
    const isAsked = name.startsWith(`${dialog.askedFor},`) && suggestions === fact.answers && text.endsWith("?");
    const mayAsk = level !== "emergency" && !verdict.check && new Set(dialog.asked).size === dialog.asked?.length;
    return isAsked && mayAsk ? [] : [`${level}, ${dialog.askedFor}: ${text.slice(-80)}`];
  });
  expect(wrong).toEqual([]);
});

test("each answer is read by the rules", () => {
  const unread = wrongIn(({ fact, replies }) => fact.answers.filter((_, at) => readIn(replies[at] as Answered).length === 0));
  expect(unread).toEqual([]);
});

/** Concepts and numbers of the last message. */
function readIn({ verdict: { facts, about } }: Answered): string[] {
  const { mentions = [], quantities = [] } = facts?.animals[about?.animal ?? 0] ?? {};
  const said = [...mentions.map(({ concept, turn }) => ({ of: concept, turn })), ...quantities];
  return said.flatMap(({ of, turn }) => (turn === (facts?.turns ?? 0) - 1 && !of.startsWith("any_") ? [of] : []));
}

test("each fact decides: its answers lead to different levels or advice", () => {
  expect(wrongIn(({ replies }) => (new Set(replies.map(adviceOf)).size > 1 ? [] : replies.slice(0, 1).map(adviceOf)))).toEqual([]);
});

test("the mildest answer stands first and raises nothing, and no answer is milder than the one before it", () => {
  const wrong = wrongIn(({ fact, before, replies }) => {
    const grades = replies.map(gravity);
    const raises = (grades[0] as number) > gravity(before) ? [`"${fact.answers[0]}" raises it to ${adviceOf(replies[0] as Answered)}`] : [];
    const falls = fact.answers.filter((_, at) => at > 0 && (grades[at] as number) < (grades[at - 1] as number));
    return [...raises, ...falls.map((answer) => `"${answer}" is milder than the answer before it`)];
  });
  expect(wrong).toEqual([]);
});

test("a mild answer, whatever it reminds of, leaves the conversation with the complaint", () => {
  const wrong = wrongIn(({ complaint, before, replies: [mildest] }) => {
    const { unit = "", topic = "" } = mildest?.dialog ?? {};
    return unit === before.dialog.unit || belongsUnder(complaint, { id: unit, topic }) ? [] : [unit];
  });
  expect(wrong).toEqual([]);
});

test("each concept of a complaint is one that the rules read", () => {
  const known = new Set(book.concepts.map(({ name }) => name));
  const wrong = complaints.flatMap(({ id, told, facts }) =>
    [told, ...facts.map((fact) => fact.known)]
      .flatMap(({ concepts = [] }) => concepts)
      .filter((name) => !known.has(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("nobody is asked what they have told, nor twice", () => {
  const say = start("dog");
  expect(say("my dog has had diarrhea for two days, no blood").dialog.askedFor).toBe("diarrhea-dog/vomiting");
  expect(say("he licked his paw").dialog.askedFor).toBe("diarrhea-dog/how-otherwise");
  expect(say("and his nose").dialog).not.toHaveProperty("askedFor");
});

test("nobody is asked in an emergency, under an open check, or who only asks in general", () => {
  for (const message of [
    "my dog is vomiting and his belly is hard as a drum",
    "my dog vomited, could it be bloat, he collapsed once",
    "why do dogs vomit",
  ]) {
    const { dialog, verdict, level } = start("dog")(message);
    expect([message, level === "emergency" || verdict.check !== undefined || level === "info", dialog.askedFor]).toEqual([
      message,
      true,
      undefined,
    ]);
  }
});
