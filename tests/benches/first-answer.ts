// `npm run bench:answers`, after a build: what the first question of an isolate costs in bare workerd, beside the second one and a search.
// Linux only. With `--whole FILE --assets FOLDER` it asks a Worker that was built elsewhere, to compare with.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startBare } from "./bare-workerd.ts";
import { bundle, ROOT } from "./site.ts";
import { median } from "./stats.ts";

const ROUNDS = 5;
const SEARCHES = 300;
const QUESTIONS = [
  "why does my dog eat grass",
  "my cat has not eaten since yesterday",
  "can my dog have grapes",
  "is it normal that she sneezes",
];

/** Milliseconds of processor time for a whole answer or a search, and on the clock until the first word of an answer. */
type Round = { first: number; second: number; firstWord: number; secondWord: number; search: number };

const { values } = parseArgs({ options: { whole: { type: "string" }, assets: { type: "string", default: join(ROOT, "build/client") } } });
const { whole = bundle("tests/benches/whole.worker.ts", "whole"), assets } = values;

const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(round));
const of = (part: keyof Round) => median(rounds.map((one) => one[part]));
console.table({
  "processor ms of an answer": { "first of an isolate": of("first"), later: of("second"), ratio: (of("first") / of("second")).toFixed(1) },
  "ms to its first word": {
    "first of an isolate": of("firstWord"),
    later: of("secondWord"),
    ratio: (of("firstWord") / of("secondWord")).toFixed(1),
  },
  "processor ms of a search": { later: of("search") },
});

async function measure(round: number): Promise<Round> {
  const worker = await startBare(whole, assets);
  try {
    // A page first: it is no part of the answer to load the Worker.
    await (await fetch(`${worker.url}/about`)).text();
    const asked = async (message: string, client: number) => {
      const before = worker.cpuMs();
      const began = performance.now();
      const response = await fetch(`${worker.url}/api/chat`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "text/event-stream",
          "CF-Connecting-IP": `10.8.${round}.${client}`,
        },
        body: JSON.stringify({ message, petType: "dog", conversationHistory: [] }),
      });
      let [text, word] = ["", Number.NaN];
      const decoder = new TextDecoder();
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += decoder.decode(bytes, { stream: true });
        if (Number.isNaN(word) && text.includes("event: delta")) word = performance.now() - began;
      }
      if (!text.includes("event: done")) throw new Error(`an answer broke off: ${text.slice(-200)}`);
      return { cpu: worker.cpuMs() - before, word };
    };
    const first = await asked(QUESTIONS[0] ?? "", 1);
    const later: { cpu: number; word: number }[] = [];
    for (const [at, question] of QUESTIONS.entries()) later.push(await asked(question, at + 2));
    const search = `${worker.url}/bench/passages?times=${SEARCHES}&q=${encodeURIComponent(QUESTIONS[1] ?? "")}`;
    await fetch(search);
    const before = worker.cpuMs();
    await fetch(search);
    return {
      first: first.cpu,
      second: median(later.map(({ cpu }) => cpu)),
      firstWord: first.word,
      secondWord: median(later.map(({ word }) => word)),
      search: (worker.cpuMs() - before) / SEARCHES,
    };
  } finally {
    worker.stop();
  }
}
