// `npm run stack -- 'LINE'`: shows the files behind the stack of a log line. Needs `npm run build` and `npm run dry-run` at the deployed commit.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { readArguments } from "../arguments.ts";
import { ROOT } from "../set-up.mjs";

const file = join(ROOT, "build/worker/entry.worker.js.map");
const [line = ""] = readArguments({ allowPositionals: true }).positionals;
if (!line || !existsSync(file)) {
  console.error("Usage: npm run stack -- 'LINE', after npm run build && npm run dry-run");
  process.exit(1);
}
const map = new SourceMap(JSON.parse(readFileSync(file, "utf8")));
// wrangler colors the lines that it prints.
const { stack = [] } = JSON.parse(line.slice(line.indexOf("{"), line.lastIndexOf("}") + 1)) as { stack?: string[] };
for (const frame of stack) {
  const [, row = "1", column = "1"] = /:(\d+):(\d+)$/.exec(frame) ?? [];
  const origin = map.findOrigin(Number(row), Number(column));
  console.info("fileName" in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}  ${origin.name ?? ""}` : frame);
}
