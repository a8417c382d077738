import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { costTable } from "./costs.ts";
import { decisionTable } from "./decisions.ts";
import { ROOT, read } from "./files.ts";
import { layerPicture, layerTable } from "./layers.ts";
import { presetTable } from "./presets.ts";
import { checkList, pageBudgets, routeTable, sizeTable } from "./tables.ts";

/** Parts of documents that are written from the code, between `<!-- generated: name -->` and `<!-- end of name -->`. */
const BLOCKS: readonly { file: string; name: string; text: () => string }[] = [
  { file: "docs/architecture.md", name: "picture", text: layerPicture },
  { file: "docs/architecture.md", name: "layers", text: layerTable },
  { file: "docs/architecture.md", name: "routes", text: routeTable },
  { file: "docs/operations.md", name: "presets", text: presetTable },
  { file: "docs/operations.md", name: "costs", text: costTable },
  { file: "docs/performance.md", name: "sizes", text: sizeTable },
  { file: "docs/performance.md", name: "page-budgets", text: pageBudgets },
  { file: "docs/testing.md", name: "checks", text: checkList },
  { file: "docs/decisions/README.md", name: "decisions", text: decisionTable },
];

/** @param write true writes what is out of date; false reports it */
export function blockProblems(write: boolean): string[] {
  return BLOCKS.flatMap(({ file, name, text }) => {
    const whole = read(file);
    const [start, end] = [`<!-- generated: ${name} -->\n`, `\n<!-- end of ${name} -->`];
    const [from, to] = [whole.indexOf(start), whole.indexOf(end)];
    if (from < 0 || to < from) return [`${file}: has no block "${name}"`];
    const fresh = whole.slice(0, from + start.length) + text() + whole.slice(to);
    if (fresh === whole) return [];
    if (!write) return [`${file}: the block "${name}" is out of date; run: npm run docs:update`];
    writeFileSync(join(ROOT, file), fresh);
    return [];
  });
}
