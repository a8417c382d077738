import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { PresetName } from "#app/assistant/llm/presets.ts";
import { faultPage, PRESET_NAMES, playAll } from "./tell-faults.ts";

/**
 * `npm run model:faults`: plays every fault of a provider and prints what it did and what a visitor saw, with all words. `-- --preset anthropic`
 * plays one preset, by default `other`; `-- --write` plays all of them and writes docs/model-faults.md.
 */
const PAGE = "docs/model-faults.md";
const { values } = parseArgs({ options: { write: { type: "boolean", default: false }, preset: { type: "string", default: "other" } } });

async function write(): Promise<number> {
  const page = faultPage(await playAll());
  const isNew = page !== readFileSync(PAGE, "utf8");
  if (isNew) writeFileSync(PAGE, page);
  console.info(`${PAGE}: ${isNew ? "written" : "up to date"}`);
  return 0;
}

async function print(preset: string): Promise<number> {
  const name = PRESET_NAMES.find((one) => one === preset) as PresetName | undefined;
  if (!name) {
    console.error(`No preset ${preset}: ${PRESET_NAMES.join(", ")}`);
    return 1;
  }
  for (const { group, fault, by } of await playAll([name])) {
    const played = by.get(name);
    if (!played) continue;
    console.info(`\n${group}: ${fault.does} (asked ${played.requests}; log: ${played.codes.join(", ") || "nothing"})`);
    for (const { at, what, text } of played.seen)
      console.info(`  ${at.toFixed(1)} s  ${what}: ${text.trim().replaceAll("\n", "\n          ")}`);
  }
  return 0;
}

process.exitCode = values.write ? await write() : await print(values.preset);
