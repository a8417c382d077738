import type { PaintRow, TapRow } from "./browser.ts";
import type { ChatCosts, StreamRow } from "./chat.ts";
import { CONTENT, type Memory, type PageRow } from "./pages.ts";
import type { StartUp } from "./start-up.ts";

/** All that one run measured. */
export type Figures = {
  machine: string;
  pages: PageRow[];
  memory: Memory;
  streams: StreamRow[];
  costs: ChatCosts;
  paints: PaintRow[];
  tap: TapRow;
  startUp: StartUp;
  sizes: { html: number; inline: number; boot: number; worker: number; idle: number };
};

/** One line of the table: the goal of the standard, our figure, the peer's, and whether it is met. */
export type Goal = { number: string; goal: string; ours: string; peer: string; ratio: string; met: "yes" | "no" | "not measured" };

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (value: number) => `${value.toFixed(2)}x`;

/** What stands beside our figure: the peer's, nothing (`"none"`), or a floor that is shown and judges nothing. */
type Beside = number | "none" | { floor: number };

const MISSING: Goal = { number: "", goal: "", ours: "", peer: "", ratio: "", met: "not measured" };

/** Every "Must" of the standard's goals, in its order, with the byte and paint budgets of today. A figure that is not there is said to be missing. */
export function goalsOf(run: Figures): Goal[] {
  const page = (name: string) => run.pages.find((row) => row.name === name);
  const stream = (name: string) => run.streams.find((row) => row.name === name);
  const paint = (name: string) => run.paints.find((row) => row.name === name);
  const goals: Goal[] = [];
  /** @param most what ours may be of the peer's, or by itself when there is no peer */
  const add = (number: string, goal: string, most: number, mine?: number, beside?: Beside, say = ms, least = false) => {
    if (mine === undefined || beside === undefined || Number.isNaN(mine) || Number.isNaN(beside))
      return goals.push({ ...MISSING, number, goal });
    const theirs = beside === "none" ? Number.NaN : typeof beside === "number" ? beside : beside.floor;
    const judged = typeof beside === "number" ? mine / theirs : mine;
    const told = Number.isFinite(mine / theirs);
    goals.push({
      number,
      goal,
      ours: say(mine),
      peer: told ? say(theirs) : "",
      ratio: told ? times(mine / theirs) : "",
      met: (least ? judged >= most : judged <= most) ? "yes" : "no",
    });
  };

  add("2", "scripts in a content page: at most 2 kB (gzip), no request for one", 2000, run.sizes.inline, "none", kb);
  add("2", "of these the boot script: at most 1,024 bytes (gzip)", 1024, run.sizes.boot, "none", (bytes) => `${bytes} B`);
  add("3", "largest paint of a content page, against the same as static files: at most 1.15x", 1.15, ...against(paint, CONTENT));
  add("5", "layout shift: 0", 0, run.paints.length > 0 ? Math.max(...run.paints.map(({ cls }) => cls)) : undefined, "none", String);
  add("6", "largest paint of the start page, against the same as static files: at most 1.15x", 1.15, ...against(paint, "/"));
  add("6", "start page once idle, besides the display face: at most 150 kB (gzip)", 150_000, run.sizes.idle, "none", kb);
  add("7", "words readable without script: all", 1, run.tap.wordsWithoutScript, "none", times, true);
  add(
    "8",
    "CPU time of a cached page, against a constant string: at most 1.3x",
    1.3,
    page("ours, cached")?.cpu,
    page("constant string")?.cpu,
    cpu,
  );
  const rendered = page("ours, rendered each time")?.cpu;
  add(
    "9",
    "CPU time of a first rendering, against plain Remix without script: at most 1.2x",
    1.2,
    rendered,
    page("plain Remix, rendered each time")?.cpu,
    cpu,
  );
  add("9", "and under 5 ms", 5, rendered, "none");
  add("11", "Worker: at most 1,008 kB (gzip)", 1_008_000, run.sizes.worker, "none", kb);
  add("11", "start-up window over that of a trivial Worker: at most 75 ms", 75, run.startUp.ours - run.startUp.trivial, "none");
  const model = stream("the model itself")?.firstToken ?? Number.NaN;
  const [bare, br, dev] = ["ours", "ours, to a client that takes br", "ours, `wrangler dev`, br"].map(stream);
  add("12", "first token over the model's own: at most 10 ms", 10, bare && bare.firstToken - model, "none");
  add("12", "the same under `wrangler dev`: at most 20 ms", 20, dev && dev.firstToken - model, "none");
  add("13", "delay of a token, median: at most 2 ms", 2, bare?.delay50, "none");
  add("13", "delay of a token, 99th percentile: at most 15 ms", 15, bare?.delay99, "none");
  add(
    "13",
    "arrivals for each token, also to br: at least 0.95",
    0.95,
    bare && br && Math.min(bare.arrivals, br.arrivals),
    "none",
    times,
    true,
  );
  add("14", "first byte of an answer: at most 15 ms", 15, bare?.firstByte, "none");
  add("16", "tap to dialog on a settled page: at most 80 ms", 80, run.tap.tapToDialog, "none");
  add("16", "until it is painted: at most 100 ms", 100, run.tap.delay, "none");
  add("17", "files with a hash that a second visit fetches: none", 0, run.tap.secondVisit, "none", String);
  const { longAnswer, longPassed } = run.costs;
  // The runtime takes this long to pass the same answer on.
  add("", "moderation and the rest for 6,000 characters of answer: at most 50 ms of the Worker", 50, longAnswer, { floor: longPassed });
  add("", "a search of our passages in the Worker: at most 2 ms", 2, run.costs.passages, "none");
  add("", "a search of the directory in the Worker: at most 2 ms", 2, run.costs.symptoms, "none");
  add(
    "",
    "memory of an isolate with all pages cached: at most 80 MB",
    80e6,
    run.memory.after,
    "none",
    (bytes) => `${(bytes / 1e6).toFixed(0)} MB`,
  );
  return goals;
}

const cpu = (value: number) => `${value.toFixed(3)} ms`;

function against(paint: (name: string) => PaintRow | undefined, path: string): [number | undefined, number | undefined] {
  return [paint(`${path}, ours`)?.lcp, paint(`${path}, files without script`)?.lcp];
}
