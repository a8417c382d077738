import { join } from "node:path";
import type { z } from "zod";
import { CONDITIONS, type EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { ProtocolText } from "#app/domain/knowledge/knowledge.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";
import { readYamlList, type WithLine } from "../files/yaml-file.ts";
import { type EntryTexts, entryTexts, type Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
import { emergencyEntry } from "./landing-schemas.ts";

const FILE = "content/emergencies.yaml";

/** Reads, checks and compiles the emergency protocols: those of the landing page first, then the others. */
export function compileProtocols(root: string, registers: Registers, gathered: CollectedTexts, problems: Problem[]): EmergencyProtocol[] {
  const entries = readYamlList({ path: join(root, FILE), name: FILE }, emergencyEntry, problems, ({ id }) => id);
  checkOrder(entries, problems);
  return entries.map(({ item, lineAt }) => {
    gathered.links.push({ file: FILE, line: lineAt(["page"]), url: item.page, mayLeave: false });
    return protocol(item, entryTexts({ file: FILE, owner: `emergencies.yaml ${item.id}`, lineAt }, registers, gathered, problems));
  });
}

function checkOrder(entries: readonly WithLine<z.infer<typeof emergencyEntry>>[], problems: Problem[]): void {
  const wrong = CONDITIONS.findIndex((condition, index) => entries[index]?.item.condition !== condition);
  if (wrong < 0) return;
  const line = (entries[wrong] ?? entries.at(-1))?.lineAt(["condition"]) ?? 1;
  problems.push({
    file: FILE,
    line,
    says: `the first conditions must be ${CONDITIONS.join(", ")}, in this order; move or rename entries`,
  });
}

function protocol(entry: z.infer<typeof emergencyEntry>, write: EntryTexts): EmergencyProtocol {
  return {
    ...entry,
    timeframe: write.line(entry.timeframe, ["timeframe"]),
    summary: write.line(entry.summary, ["summary"]),
    ...write.lists(entry, "immediateSteps", "avoid", "transportGuidelines", "whatToTell", "atTheVet", "prevention", "aftercare"),
    byAnimal: entry.byAnimal.map(({ species, steps }, index) => ({
      species,
      steps: steps.map((step, at) => write.line(step, ["byAnimal", index, "steps", at])),
    })),
    sources: write.sources(),
  };
}

/** The same protocol in plain text, for search and for the assistant. */
export function protocolText(protocol: EmergencyProtocol): ProtocolText {
  const { id, condition, words, timeframe, summary, byAnimal, page } = protocol;
  return {
    ...{ id, name: condition, words, page },
    timeframe: htmlToText(timeframe),
    summary: htmlToText(summary),
    steps: protocol.immediateSteps.map(htmlToText),
    byAnimal: byAnimal.map(({ species, steps }) => ({ animals: species, steps: steps.map(htmlToText) })),
    avoid: protocol.avoid.map(htmlToText),
    onTheWay: protocol.transportGuidelines.map(htmlToText),
    tell: protocol.whatToTell.map(htmlToText),
    atTheVet: protocol.atTheVet.map(htmlToText),
    aftercare: protocol.aftercare.map(htmlToText),
    sources: protocol.sources.map(({ key }) => key),
  };
}
