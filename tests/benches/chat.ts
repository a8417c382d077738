import { startSite } from "../standard/site.ts";
import { type BareWorker, startBare } from "./bare-workerd.ts";
import { startTalker, TOKENS } from "./fake-model.ts";
import { median, quantile } from "./stats.ts";
import { type Arrival, watchStream } from "./streams.ts";

/** Medians over the answers of one way, in milliseconds; `arrivals` a share of the tokens. */
export type StreamRow = {
  name: string;
  firstByte: number;
  modelAsked: number;
  firstToken: number;
  delay50: number;
  delay99: number;
  arrivals: number;
};

/** Milliseconds of processor time; searches are one query each, and `passed` is what the bare Worker spends on the model's bytes. */
export type ChatCosts = {
  longAnswer: number;
  longPassed: number;
  shortAnswer: number;
  shortPassed: number;
  passages: number;
  symptoms: number;
};

const QUESTION = "why does my dog eat grass";
const TO_BR = { "Accept-Encoding": "br, gzip" };
const ANSWERS = 10;
const QUERIES = 200;

let clients = 0;

/** Each question comes from a client of its own, or the limits would answer. */
function client(): Record<string, string> {
  clients += 1;
  return { "CF-Connecting-IP": `10.9.${clients >> 8}.${clients & 255}` };
}

const asked = (message = QUESTION) => ({ message, petType: "dog", conversationHistory: [] });

/** Answers of a model of known rhythm: from itself, passed on by a bare Worker, from ours in workerd alone, and through `wrangler dev`. */
export async function benchChat(whole: string, assets: string, turns: number): Promise<{ streams: StreamRow[]; costs: ChatCosts }> {
  await using model = await startTalker();
  const settings = { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: model.url };
  const bare = await startBare(whole, assets, settings);
  const dev = await startSite({ name: "bench-chat", vars: settings });
  try {
    const direct = { model: "talker", stream: true, messages: [{ role: "user", content: "hello" }] };
    const ways: [string, () => Promise<Arrival>][] = [
      ["the model itself", () => watchStream(`${model.url}/chat/completions`, direct, model)],
      ["passed on by a bare Worker", () => watchStream(`${bare.url}/bench/pass`, direct, model)],
      ["ours", () => watchStream(`${bare.url}/api/chat`, asked(), model, client())],
      ["ours, to a client that takes br", () => watchStream(`${bare.url}/api/chat`, asked(), model, { ...client(), ...TO_BR })],
      ["ours, `wrangler dev`, br", () => watchStream(`${dev.url}/api/chat`, asked(), model, { ...client(), ...TO_BR })],
    ];
    for (const [, ask] of ways) await ask();
    const answers = new Map<string, Arrival[]>(ways.map(([name]) => [name, []]));
    for (let turn = 0; turn < turns; turn++) for (const [name, ask] of ways) answers.get(name)?.push(await ask());
    const costs = await costsOf(bare, model);
    return { streams: [...answers].map(([name, all]) => rowOf(name, all)), costs };
  } finally {
    bare.stop();
    await dev.stop();
  }
}

function rowOf(name: string, all: readonly Arrival[]): StreamRow {
  const delays = all.flatMap((one) => one.delays);
  return {
    name,
    firstByte: median(all.map((one) => one.firstByte)),
    modelAsked: median(all.map((one) => one.modelAsked)),
    firstToken: median(all.map((one) => one.firstToken)),
    delay50: median(delays),
    delay99: quantile(delays, 0.99),
    arrivals: median(all.map((one) => one.arrivals)) / TOKENS.length,
  };
}

async function costsOf(worker: BareWorker, model: { pace: "even" | "long" }): Promise<ChatCosts> {
  const answerAt = async (path: string, end: string) => {
    const response = await fetch(`${worker.url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", ...client() },
      body: JSON.stringify(asked()),
    });
    const text = await response.text();
    if (!text.includes(end)) throw new Error(`an answer broke off: ${text.slice(-200)}`);
  };
  const spent = async (times: number, work: () => Promise<unknown>) => {
    const before = worker.cpuMs();
    await work();
    return (worker.cpuMs() - before) / times;
  };
  /** Ours and the passed one in turn, after one of each that nobody counts. */
  const both = async () => {
    const all = { ours: 0, passed: 0 };
    for (let turn = 0; turn <= ANSWERS; turn++) {
      const ours = await spent(ANSWERS, () => answerAt("/api/chat", "event: done"));
      const passed = await spent(ANSWERS, () => answerAt("/bench/pass", "[DONE]"));
      if (turn > 0) [all.ours, all.passed] = [all.ours + ours, all.passed + passed];
    }
    return all;
  };
  const query = async (what: string) => {
    const url = `${worker.url}/bench/${what}?times=${QUERIES}&q=${encodeURIComponent("my dog ate grass and throws up foam, what can I do")}`;
    await fetch(url);
    return spent(QUERIES, () => fetch(url));
  };
  const short = await both();
  model.pace = "long";
  const long = await both();
  return {
    longAnswer: long.ours,
    longPassed: long.passed,
    shortAnswer: short.ours,
    shortPassed: short.passed,
    passages: await query("passages"),
    symptoms: await query("symptoms"),
  };
}
