import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Medians of the rounds: milliseconds of CPU and of waiting, answers a second. */
export type PageRow = { name: string; cpu: number; perSecond: number; p50: number };

/** Medians in milliseconds from the request; pieces are separate arrivals of words, complete a share of the answers. */
export type StreamRow = { name: string; firstByte: number; firstToken: number; pieces: number; complete: number };

type Report = { machine: string; pages: PageRow[]; streams: StreamRow[]; sizes: { html: number; worker: number } };

const BEGIN = "<!-- bench: written by npm run bench -->";
const END = "<!-- /bench -->";

/** Puts the figures of a run between the marks of the document; the words around them stay. */
export function writeReport(file: string, report: Report): void {
  const old = existsSync(file) ? readFileSync(file, "utf8") : `# Performance\n\n${BEGIN}\n${END}\n`;
  const [before = "", rest = ""] = old.split(BEGIN);
  const after = rest.split(END)[1] ?? "\n";
  const text = tables(report);
  writeFileSync(file, `${before}${BEGIN}\n\n${text}\n${END}${after}`);
  console.info(text);
}

function tables({ machine, pages, streams, sizes }: Report): string {
  const [string] = pages;
  const [model] = streams;
  const day = new Date().toISOString().slice(0, 10);
  const pageRows = pages.map(
    ({ name, cpu, perSecond, p50 }) =>
      `| ${name} | ${cpu.toFixed(3)} | ${(cpu / (string?.cpu ?? 1)).toFixed(2)}x | ${Math.round(perSecond)} | ${p50.toFixed(1)} |`,
  );
  const streamRows = streams.map(({ name, firstByte, firstToken, pieces, complete }) => {
    const added = firstToken - (model?.firstToken ?? 0);
    return `| ${name} | ${firstByte.toFixed(1)} | ${firstToken.toFixed(1)} | ${added.toFixed(1)} | ${pieces} | ${complete.toFixed(2)} |`;
  });
  return `Measured on ${day}: ${machine}. Medians of three rounds, interleaved; compare ratios, not times.

| a page, in workerd alone | CPU ms a request | beside a constant string | answers a second | p50 ms |
|---|---|---|---|---|
${pageRows.join("\n")}

| a streamed answer, through \`wrangler dev\` | first byte ms | first word ms | added to the model's own | arrivals of 24 words | complete |
|---|---|---|---|---|---|
${streamRows.join("\n")}

Compressed (gzip): the page ${(sizes.html / 1000).toFixed(1)} kB, the Worker ${(sizes.worker / 1000).toFixed(0)} kB.
`;
}
