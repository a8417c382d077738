import { mock } from "node:test";
import { answer } from "#app/assistant/answer.ts";
import type { AnswerPorts } from "#app/assistant/answer-ports.ts";
import { answerAsJson } from "#app/assistant/chat-response.ts";
import { guideAssistant } from "#app/assistant/guide-assistant.ts";
import { readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { PRESETS, type Preset, type PresetName } from "#app/assistant/llm/presets.ts";
import { type ChatEvent, type ChatReply, SHORTENED } from "#app/domain/chat/chat-contract.ts";
import type { Assistant, TokenBudget } from "#app/domain/ports.ts";
import { modelAssistants } from "#app/platform/llm/providers.server.ts";
import type { WorkersAi } from "#app/platform/llm/workers-ai.server.ts";
import { content } from "#tests/content/our-content.ts";
import { bindingOf } from "#tests/fakes/preset-fetch.ts";
import { ports } from "../requests.ts";
import { type Fault, MESSAGES } from "./fault-list.ts";

/** Something that the visitor saw, and when, in seconds after the question. */
export type Seen = { at: number; what: "card" | "check" | "our words" | "model" | "own answer" | "end"; text: string };

/** A fault as it went: what was seen, how often the provider was asked, what the log says, and what stayed open. */
export type Played = { seen: Seen[]; requests: number; codes: string[]; open: number; reserved: number; reply: ChatReply | undefined };

/** Short steps in the first second, in which a second try comes. */
const stepAt = (now: number): number => (now < 1_000 ? 100 : 500);
const MOST_MS = 90_000;
/** Turns of the event loop in which all that is due is done. */
const TURNS = 12;

/** Asks a provider of this kind, with our own content behind it, and the clock in our hands. @returns undefined where it cannot do that */
export async function playFault(fault: Fault, preset: PresetName): Promise<Played | undefined> {
  const server = fault.server(preset);
  if (!server) return undefined;
  const globalFetch = globalThis.fetch;
  globalThis.fetch = server.fetch;
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  try {
    const time = { now: 0 };
    const { use, played, pending } = siteOf(preset, server.fetch, time);
    const left = new AbortController();
    const asked = ask(fault, use, left.signal, (event) => note(played, event, time.now / 1000));
    await passTime(asked, time, () => fault.leavesAfterMs !== undefined && time.now >= fault.leavesAfterMs && left.abort());
    await Promise.all(pending);
    return { ...played, requests: server.bodies.length, open: server.open() };
  } finally {
    mock.timers.reset();
    globalThis.fetch = globalFetch;
  }
}

async function passTime(asked: Promise<unknown>, time: { now: number }, atStep: () => void): Promise<void> {
  let isOver = false;
  const over = asked.finally(() => {
    isOver = true;
  });
  while (!isOver && time.now < MOST_MS) {
    for (let turn = 0; turn < TURNS && !isOver; turn++) await new Promise((done) => setImmediate(done));
    if (isOver) break;
    const step = stepAt(time.now);
    time.now += step;
    mock.timers.tick(step);
    atStep();
  }
  await over;
}

/** What a preset needs besides its name. */
export const settingsOf = (preset: PresetName, ai: WorkersAi | undefined) => ({
  OPENAI_PRESET: preset,
  OPENAI_API_KEY: "sk-test",
  OPENAI_MODEL: "a-model",
  ...(!(PRESETS[preset] as Preset).baseUrl && { OPENAI_BASE_URL: "https://provider.example/v1" }),
  AI: ai,
});

/** What a site writes down while it is asked: who has the word, and sentences of ours that may stand before a model's. */
type Notes = Omit<Played, "requests" | "open"> & { speaker: "model" | "own answer"; firstWords: Set<string> };

function siteOf(preset: PresetName, fetch: typeof globalThis.fetch, time: { now: number }) {
  const played: Notes = { seen: [], codes: [], reserved: 0, reply: undefined, speaker: "model", firstWords: new Set() };
  const pending: Promise<unknown>[] = [];
  const budget: TokenBudget = {
    async reserve(tokens) {
      played.reserved += tokens;
      return {
        async settle() {
          played.reserved -= tokens;
        },
      };
    },
  };
  const ai = preset === "workers-ai" ? bindingOf(fetch) : undefined;
  // Later with each look than a burst lasts: pieces are read one by one.
  let looks = 0;
  const models = modelAssistants(readModelSettings(settingsOf(preset, ai)), {
    ...{ budget, network: "a network", prompt: content.modelPrompt.text, memory: new Map(), ai },
    log: () => {},
    clock: () => time.now + 3 * looks++,
    keepAlive: (promise) => pending.push(promise),
  });
  const guide = guideAssistant(async () => {});
  const own: Assistant = {
    ...guide,
    answer(question, signal) {
      played.speaker = "own answer";
      return guide.answer(question, signal);
    },
  };
  const composeReply: AnswerPorts["composeReply"] = async (asked) => {
    const draft = await ports.composeReply(asked);
    for (const sentence of [draft.safety, draft.asking]) if (sentence) played.firstWords.add(sentence);
    return draft;
  };
  const onFailure = (_name: string, code: string) => played.codes.push(code);
  const use: AnswerPorts = { ...ports, composeReply, assistants: [...models, own], onFailure };
  return { use, played, pending };
}

async function ask(
  { asks = "everyday", leavesAfterMs }: Fault,
  use: AnswerPorts,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
) {
  const request = { message: MESSAGES[asks], petType: "dog" as const, conversationHistory: [] };
  async function* events(until: AbortSignal) {
    for await (const event of answer(request, use, until)) {
      onEvent(event);
      yield event;
    }
  }
  if (leavesAfterMs !== undefined) {
    const response = await answerAsJson(events, signal, () => {});
    await Promise.race([response.text().catch(() => ""), new Promise((gone) => signal.addEventListener("abort", gone))]);
    return;
  }
  for await (const _event of events(signal));
}

const CRISIS = "the crisis card";
const BRIDGE = `…\n\n${content.moderation.broken.en}\n\n`;

function note(played: Notes, event: ChatEvent, at: number): void {
  const add = (what: Seen["what"], text: string) => {
    const last = played.seen.at(-1);
    if (last?.what === what && what !== "card") last.text += text;
    else played.seen.push({ at, what, text });
  };
  if (event.type === "triage") {
    add("card", event.triage.danger ? CRISIS : event.triage.level);
    if (event.triage.check) add("check", event.triage.check.signs[0]?.quote ?? "");
  } else if (event.type === "delta") add(authorOf(event.text, played), event.text);
  else {
    played.reply = event.reply;
    add("end", event.type);
  }
}

function authorOf(text: string, { speaker, firstWords, seen }: Notes): Seen["what"] {
  const isCrisis = seen.some(({ what, text: shown }) => what === "card" && shown === CRISIS);
  if (isCrisis || text === BRIDGE || text === SHORTENED) return "our words";
  if (speaker === "own answer") return speaker;
  return firstWords.has(text.trim()) ? "our words" : "model";
}
