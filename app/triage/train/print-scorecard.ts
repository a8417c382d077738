import { LEVELS } from "#app/domain/urgency.ts";
import type { TriageScorecard } from "./scorecard.ts";
import { shareInWords } from "./wilson.ts";

/** The scorecard as a reader wants it: the figures first, then every miss in words. */
export function printed(card: TriageScorecard): string {
  const lines = [
    `${card.cases} messages`,
    "",
    `Emergencies red or asked         ${shareInWords(card.emergencyRecall)}`,
    `  red without a question         ${shareInWords(card.redAtOnce)}`,
    `Urgent or emergency recognized   ${shareInWords(card.urgentOrHigherRecall)}`,
    `Routine and info called emergency ${shareInWords(card.overTriage)}`,
    `  asked                          ${shareInWords(card.harmlessAsked)}`,
    `  info alone                     ${shareInWords(card.overTriageInfo)}`,
    `Emergencies without an obvious keyword ${shareInWords(card.noObviousKeyword)}`,
    `  all other emergencies          ${shareInWords(card.obviousKeyword)}`,
    `Macro-F1                         ${card.macroF1.toFixed(3)}  (${LEVELS.map((level) => `${level} ${card.f1[level].toFixed(2)}`).join(", ")})`,
    "",
    `label \\ answer   ${LEVELS.map((level) => level.padStart(9)).join(" ")}`,
    ...LEVELS.map((label) => `${label.padEnd(16)} ${LEVELS.map((level) => String(card.matrix[label][level]).padStart(9)).join(" ")}`),
    "",
    "Emergency recall by tag",
    ...Object.entries(card.byTag).map(([tag, share]) => `  ${tag.padEnd(24)} ${shareInWords(share)}`),
    "",
    `Misses (${card.misses.length})`,
    ...card.misses.flatMap((miss) => [
      `  ${miss.id}: ${miss.label} was called ${miss.level}${miss.rules.length ? ` by ${miss.rules.join(", ")}` : ""}. ${miss.why}`,
      ...(miss.history ?? []).map((turn) => `      (${turn.role}) ${turn.content}`),
      `      "${miss.message}"`,
    ]),
  ];
  return lines.join("\n");
}
