import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Figures, type Goal, goalsOf } from "./budgets.ts";
import { measuredLine } from "./measured-code.ts";

const BEGIN = "<!-- bench: written by npm run bench -->";
const END = "<!-- /bench -->";

/** Puts the figures of a run between the marks of the document; the words around them stay. */
export function writeReport(file: string, run: Figures): void {
  const old = existsSync(file) ? readFileSync(file, "utf8") : `# Performance\n\n${BEGIN}\n${END}\n`;
  const [before = "", rest = ""] = old.split(BEGIN);
  const after = rest.split(END)[1] ?? "\n";
  const text = [goalTable(goalsOf(run)), ...tables(run)].join("\n\n");
  const head = `${measuredLine(new Date())}\n\n${run.machine}. Compare ratios, not times.`;
  writeFileSync(file, `${before}${BEGIN}\n\n${head}\n\n${text}\n\n${END}${after}`);
  console.info(text);
}

/** A table in Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function goalTable(goals: readonly Goal[]): string {
  return table(
    ["goal", "goal and limit", "ours", "peer", "ratio", "met"],
    goals.map(({ number, goal, ours, peer, ratio, met }) => [number, goal, ours, peer, ratio, met]),
  );
}

function tables({ pages, memory, streams, costs, paints, startUp, sizes }: Figures): string[] {
  const [string] = pages;
  const [model] = streams;
  const f = (value: number, digits = 1) => value.toFixed(digits);
  const mb = (bytes: number) => `${f(bytes / 1e6)} MB`;
  return [
    table(
      ["a page, in workerd alone", "CPU ms a request", "compared with a constant string", "answers a second", "p50 ms"],
      pages.map(({ name, cpu, perSecond, p50 }) => [name, f(cpu, 3), `${f(cpu / (string?.cpu ?? 1), 2)}x`, f(perSecond, 0), f(p50)]),
    ),
    table(
      [
        "a streamed answer, in workerd alone",
        "first byte ms",
        "the model is asked at ms",
        "first token ms",
        "added",
        "token delay p50",
        "p99",
        "arrivals a token",
      ],
      streams.map(({ name, firstByte, modelAsked, firstToken, delay50, delay99, arrivals }) => [
        name,
        f(firstByte),
        f(modelAsked),
        f(firstToken),
        f(firstToken - (model?.firstToken ?? 0)),
        f(delay50, 2),
        f(delay99),
        f(arrivals, 2),
      ]),
    ),
    table(
      [
        "a page on a slow phone (150 ms, 1.6 Mbit/s, CPU 4x slower)",
        "largest paint ms",
        "blocking ms",
        "layout shift",
        "kB (br4)",
        "requests",
        "scripts",
      ],
      paints.map(({ name, lcp, tbt, cls, bytes, requests, scripts }) => [
        name,
        f(lcp, 0),
        f(tbt, 0),
        String(cls),
        f(bytes / 1000),
        String(requests),
        String(scripts),
      ]),
    ),
    `CPU time of the Worker: an answer of 110 tokens one by one ${f(costs.shortAnswer)} ms (passed on by a bare Worker ${f(costs.shortPassed)}), of 6,000 characters at once ${f(costs.longAnswer)} ms (passed on ${f(costs.longPassed)}); a search of passages ${f(costs.passages, 2)} ms, of the directory ${f(costs.symptoms, 2)} ms. One isolate: ${mb(memory.before)} when started, ${mb(memory.after)} with every page cached and after the load. Start-up window: ${f(startUp.ours, 0)} ms, a trivial Worker ${f(startUp.trivial, 0)} ms. Compressed (gzip): the page ${f(sizes.html / 1000)} kB, the Worker ${f(sizes.worker / 1000)} kB.`,
  ];
}
