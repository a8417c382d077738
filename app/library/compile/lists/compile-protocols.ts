import type { z } from "zod";
import { stepsUnder } from "#app/domain/content/first-aid-steps.ts";
import { CONDITIONS, type EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { Answer, ProtocolText } from "#app/domain/knowledge/knowledge.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";
import type { CompileContext } from "../compile-context.ts";
import type { Located } from "../files/content-reader.ts";
import { type EntryTexts, entryTexts } from "../pages/entry-texts.ts";
import { linkToPage } from "../prose/text-pieces.ts";
import { emergencyEntry } from "./landing-schemas.ts";

/** Reads, checks and compiles the emergency protocols: those of the landing page first, then the others. */
export function compileProtocols(context: CompileContext): EmergencyProtocol[] {
  const entries = context.list("emergencies.yaml", emergencyEntry, ({ id }) => id);
  checkOrder(entries);
  return entries.map((entry) => {
    linkToPage(context, entry, entry.item.page);
    return protocol(entry.item, entryTexts(context, entry, entry.item.id));
  });
}

function checkOrder(entries: readonly Located<z.infer<typeof emergencyEntry>>[]): void {
  const wrong = CONDITIONS.findIndex((condition, index) => entries[index]?.item.condition !== condition);
  const entry = wrong < 0 ? undefined : (entries[wrong] ?? entries.at(-1));
  entry?.report(["condition"], `the first conditions must be ${CONDITIONS.join(", ")}, in this order; move or rename entries`);
}

function protocol(entry: z.infer<typeof emergencyEntry>, write: EntryTexts): EmergencyProtocol {
  return {
    ...entry,
    timeframe: write.line(entry.timeframe, ["timeframe"]),
    summary: write.line(entry.summary, ["summary"]),
    ...write.lists(entry, "immediateSteps", "avoid", "transportGuidelines", "whatToTell", "atTheVet", "prevention", "aftercare"),
    byAnimal: entry.byAnimal.map(({ steps, ...animals }, index) => ({
      ...animals,
      steps: steps.map((step, at) => write.line(step, ["byAnimal", index, "steps", at])),
    })),
    sources: write.sources(),
  };
}

const CITATION = /<sup\b.*?<\/sup>/g;

/** Steps as the chat shows them: it has no list of sources to lead to. */
function withoutCitations(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(CITATION, "").replace(/ {2,}/g, " ").trim());
}

/** The first steps of a protocol for the chat, with the marks of `:only`. */
export function firstAidOf({ immediateSteps, byAnimal, avoid }: EmergencyProtocol): NonNullable<Answer["firstAid"]> {
  return {
    steps: withoutCitations(immediateSteps),
    avoid: withoutCitations(avoid),
    byAnimal: byAnimal.map(({ steps, ...animals }) => ({ ...animals, steps: withoutCitations(steps) })),
  };
}

/** The same protocol in plain text, for search and for the assistant. */
export function protocolText(protocol: EmergencyProtocol): ProtocolText {
  const { id, condition, words, timeframe, summary, byAnimal, page } = protocol;
  return {
    ...{ id, name: condition, words, page },
    timeframe: htmlToText(timeframe),
    summary: htmlToText(summary),
    steps: stepsUnder([], protocol.immediateSteps).map(htmlToText),
    byAnimal: byAnimal.map(({ species, steps }) => ({ species, steps: stepsUnder([], steps).map(htmlToText) })),
    avoid: stepsUnder([], protocol.avoid).map(htmlToText),
    onTheWay: protocol.transportGuidelines.map(htmlToText),
    tell: protocol.whatToTell.map(htmlToText),
    atTheVet: protocol.atTheVet.map(htmlToText),
    aftercare: protocol.aftercare.map(htmlToText),
    sources: protocol.sources.map(({ key }) => key),
  };
}
