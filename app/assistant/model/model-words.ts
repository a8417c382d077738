import { SHORTENED } from "#app/domain/chat/chat-contract.ts";
import { adviceFor } from "#app/domain/chat/crisis-advice.ts";
import { ownersWords } from "#app/domain/chat/turn.ts";
import { ANSWER_CHARS, HEAD_LINE_MS } from "#app/domain/limits.ts";
import type { Assistant, Grounding } from "#app/domain/ports.ts";
import { languageOf, languageOfTalk } from "#app/language/message-language.ts";
import type { AnswerPorts } from "../answer-ports.ts";
import type { AnswerTurn } from "../answer-turn.ts";
import { crisisText } from "../crisis/crisis-detection.ts";
import { createModerator, moderated } from "../moderation/moderation.ts";
import { createCitationCheck, createGroundedCheck } from "./citations.ts";
import { type HeadLine, type ModelPiece, withHeadLine } from "./head-line.ts";
import { settleCase } from "./settle-case.ts";

/** What is shown while a model answers: a verdict that it changed, words of ours, and its own words. */
export type Shown = { type: "triage" } | { type: "text"; text: string; isOurs?: true };

const MOST_SOURCES = 6;
/** Pages of ours that an answer may always link to, besides those of its passages. */
const FIXED_PATHS = ["/", "/emergency", "/poisons", "/symptoms", "/answers", "/be-ready", "/medical-disclaimer"];

/**
 * A model's answer: its head line settles the verdict, then come our own first words where there are any, then its text, moderated and with the
 * citations that hold.
 * @throws what the assistant throws, and "ungrounded" where it answers from general knowledge what it may not
 */
export async function* modelWords(assistant: Assistant, turn: AnswerTurn, use: AnswerPorts, signal: AbortSignal): AsyncGenerator<Shown> {
  const signs = turn.question.brief.signs.length;
  // What we never said is no answer of ours, whatever the visitor's device brought.
  const history = turn.question.history.filter((one) => !use.moderation.isForged(one));
  const pieces = withHeadLine(assistant.answer({ ...turn.question, history }, signal), { signs, ms: HEAD_LINE_MS });
  let isLate = false;
  try {
    let next = await pieces.next();
    if (!next.done && next.value.type === "late") {
      isLate = turn.reply.triage.check !== undefined;
      if (isLate) yield* ours(turn.draft.asking);
      next = await pieces.next();
    }
    if (next.done || next.value.type !== "head") return;
    const { head } = next.value;
    use.onRead?.([`case ${head.case}`, `from ${head.from}`]);
    if (head.case === "person" && use.selfHarm) return yield* personInDanger(turn, use);
    if (head.from === "general" && !turn.question.brief.allowsGeneral) throw new Error("ungrounded");
    yield* settled(turn, head, isLate, use);
    turn.reply.sources = [];
    if (head.from === "general") turn.reply.isGeneral = true;
    yield* shownWords(textsOf(pieces), turn, use);
  } finally {
    await pieces.return(undefined);
  }
}

/** The card and the numbers, in our own words; what the model wrote is dropped. */
async function* personInDanger(turn: AnswerTurn, { selfHarm, country }: AnswerPorts): AsyncGenerator<Shown> {
  if (!selfHarm) return;
  const danger = adviceFor(country, selfHarm);
  const { suggestions: _suggestions, actions: _actions, ...reply } = turn.reply;
  turn.reply = { ...reply, triage: { ...reply.triage, danger }, sources: [] };
  yield { type: "triage" };
  yield* ours(crisisText(danger));
}

async function* settled(turn: AnswerTurn, head: HeadLine, isLate: boolean, { quoteCheck }: AnswerPorts): AsyncGenerator<Shown> {
  const said = turn.draft.safety;
  if (await settleCase(turn, head, { quoteCheck, isLate })) yield { type: "triage" };
  const { safety, asking } = turn.draft;
  if (safety && safety !== said) yield* ours(safety);
  else if (turn.reply.triage.check && !isLate) yield* ours(asking);
}

async function* ours(text: string | undefined): AsyncGenerator<Shown> {
  if (text) yield { type: "text", text: `${text}\n\n`, isOurs: true };
}

async function* textsOf(pieces: AsyncIterator<ModelPiece>): AsyncGenerator<string> {
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) if (next.value.type === "text") yield next.value.text;
}

async function* shownWords(texts: AsyncIterable<string>, turn: AnswerTurn, use: AnswerPorts): AsyncGenerator<Shown> {
  const { passages } = turn.question;
  const citations = createCitationCheck(passages, languageOf(turn.message) === undefined);
  const most = ANSWER_CHARS - SHORTENED.length - turn.reply.response.length;
  for await (const text of moderated(texts, moderatorFor(turn, use), most)) {
    const checked = citations.check(text);
    turn.reply.sources = citations.cited.slice(0, MOST_SOURCES).map(({ title, path }) => ({ title, path }));
    yield { type: "text", text: checked };
  }
}

function moderatorFor({ message, question, draft }: AnswerTurn, { helplines = [], crisisLines = [], country, moderation }: AnswerPorts) {
  const { passages, verdict } = question;
  return createModerator(moderation, {
    helplines,
    crisisLines,
    country,
    language: languageOfTalk([...ownersWords(question.history), message]),
    level: verdict.level,
    asksRemedy: moderation.asksRemedy(message, question.history),
    isWarned: draft.safety !== undefined,
    ownTexts: [
      ...passages.flatMap(({ title, items }) => [title, ...items]),
      draft.text,
      ...verdict.reasons.map(({ says }) => says),
      ...(verdict.ask ?? []),
    ],
    isGrounded: createGroundedCheck(passages),
    ownPaths: new Set([...FIXED_PATHS, ...passages.flatMap(pathsOf)]),
    cited: (name: string) => {
      const at = passages.findIndex(({ id }) => id === name);
      const passage = passages[at];
      return passage && { number: at + 1, path: passage.path };
    },
  });
}

function pathsOf({ path }: Grounding): string[] {
  return [path, path.split(/[?#]/)[0] ?? path];
}
