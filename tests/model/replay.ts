import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cutHeadLine } from "#app/assistant/model/head-line.ts";
import type { Level } from "#app/domain/urgency.ts";
import { type AskedRequest, requestsOf } from "./requests.ts";
import { harmsIn, levelFault, type Truth } from "./score.ts";

/**
 * Replies that readers wrote as a model, to requests of this project, with the levels that a vet nurse could defend after each message. They run
 * through the reading of the head line, moderation and the check of citations, as a provider's would.
 */
export type Replay = { id: string; petType?: string; turns: ({ owner: string; reply: string } & Truth)[] };

/** What a visitor sees of one played reply. `cited`: names in the reply that stand in the request, and those that were kept. */
export type Replayed = {
  id: string;
  turn: number;
  asked: AskedRequest;
  faults: string[];
  harms: string[];
  /** Sentences of the reply that moderation left out. */
  cut: string[];
  cited: { all: number; kept: number };
};

/** Replies to first questions and conversations of two more authors, whose levels nobody labeled. */
export const REPLAYS_OF_AUTHORS = join(import.meta.dirname, "replays-authors.jsonl");

export const readReplays = (file = join(import.meta.dirname, "replays.jsonl")): Replay[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Replay);

const CITED = /\[([a-z0-9]+(?:-[a-z0-9]+)+)\]/g;
const KEPT = /\[\\\[\d+\\\]\]\(/g;
/** Words that only the head line holds. */
const HEAD_LINE = /\b(?:case|from):\s*(?:same|worse|not-ill|other-animal|person|passages|general|none)\b/;

export async function replay({ id, petType, turns }: Replay): Promise<Replayed[]> {
  const messages = turns.map(({ owner }) => owner);
  const asked = await requestsOf({ petType: petType ?? null, messages }, (_, turn) => turns[turn]?.reply ?? "");
  return asked.flatMap((one) => {
    const played = turns[one.turn];
    if (!played) return [];
    const { reply } = played;
    const isLevelWrong = levelFault(one.reply.triage, played);
    const harms = [...harmsIn(one.reply.response, one.question), ...(isLevelWrong?.isHarm ? [isLevelWrong.says] : [])];
    return [
      {
        id,
        turn: one.turn,
        asked: one,
        harms,
        cut: cutFrom(one, reply),
        cited: citedIn(one, reply),
        faults: [...faultsIn(one, reply), ...(isLevelWrong ? [isLevelWrong.says] : [])],
      },
    ];
  });
}

function faultsIn({ question, reply: { response } }: AskedRequest, reply: string): string[] {
  const cut = cutHeadLine(reply, question.brief.signs.length, true);
  const head = cut === "wait" ? undefined : cut.head;
  const plain = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ");
  const unread = (head?.readings ?? []).filter(({ quote }) => !plain(question.message).includes(plain(quote)));
  return [
    ...(head ? [] : ["no head line"]),
    ...(HEAD_LINE.test(response) ? ["the head line is shown"] : []),
    ...unread.map(({ quote }) => `quotes what the owner did not write: ${quote}`),
    ...(response.trim() === "" ? ["nothing is shown"] : []),
  ];
}

function citedIn({ question, reply: { response } }: AskedRequest, reply: string): Replayed["cited"] {
  const names = [...reply.matchAll(CITED)].flatMap(([, name = ""]) => (question.passages.some(({ id }) => id === name) ? [name] : []));
  return { all: names.length, kept: [...response.matchAll(KEPT)].length };
}

const bare = (text: string) =>
  text
    .replace(/\s*\[(?:\\\[\d+\\\]\]\([^)]*\)|[a-z0-9]+(?:-[a-z0-9]+)+\])/g, "")
    .replace(/[*_]/g, "")
    .replace(/\s+/g, " ");

function cutFrom({ question, reply: { response } }: AskedRequest, reply: string): string[] {
  const cut = cutHeadLine(reply, question.brief.signs.length, true);
  const shown = bare(response);
  const sentences =
    cut === "wait"
      ? []
      : cut.rest.split(/\n+/).flatMap((line) =>
          bare(line.replace(/^\s*-\s+/, ""))
            .trim()
            .split(/(?<=[.!?:])\s+/),
        );
  return sentences.filter((sentence) => sentence !== "" && !shown.includes(sentence));
}

/** `npm run model:try -- --replay`: prints what a visitor sees of each played reply. @returns the exit code: 1 where one does harm */
export async function printReplays(): Promise<number> {
  const all: Replayed[] = [];
  for (const one of [...readReplays(), ...readReplays(REPLAYS_OF_AUTHORS)])
    for (const replayed of await replay(one)) all.push(show(replayed));
  const sum = (count: (one: Replayed) => number) => all.reduce((total, one) => total + count(one), 0);
  const harmful = all.filter(({ harms }) => harms.length > 0);
  console.log(
    `${all.length} replies: ${all.length - all.filter(({ faults }) => faults.length > 0).length} without a fault; citations kept ${sum(({ cited }) => cited.kept)} of ${sum(({ cited }) => cited.all)}; replies of which a sentence was cut ${all.filter(({ cut }) => cut.length > 0).length}; harmful ${harmful.length}`,
  );
  return harmful.length > 0 ? 1 : 0;
}

function show(replayed: Replayed): Replayed {
  const { id, turn, asked, faults, harms, cut, cited } = replayed;
  const level: Level = asked.reply.triage.level;
  console.log(
    `\n${id}, message ${turn + 1}: ${asked.message}\n[${level}${asked.reply.triage.check ? ", asks" : ""}] ${asked.reply.response}`,
  );
  console.log(
    [
      `citations ${cited.kept} of ${cited.all}`,
      ...cut.map((sentence) => `cut: ${sentence}`),
      ...faults.map((fault) => `FAULT ${fault}`),
      ...harms.map((harm) => `HARM ${harm}`),
    ].join("\n"),
  );
  return replayed;
}
