import { costOf } from "#app/assistant/llm/costs.ts";
import { PRESETS, type Preset } from "#app/assistant/llm/presets.ts";

/** What the models of the presets cost, at the list price of a day. */
export function costTable(): string {
  const rows = Object.entries(PRESETS as Record<string, Preset>).flatMap(([name, { model, price }]) => {
    if (!price) return [];
    const { answers, thousandAnswers, day } = costOf(price);
    const cells = [
      `\`${name}\``,
      `\`${model}\``,
      `$${price.prompt} / $${price.answer}`,
      thousandAnswers,
      `${day} (${answers} answers)`,
      price.asOf,
    ];
    return [`| ${cells.join(" | ")} |`];
  });
  return [
    "| preset | model | per million tokens in / out | 1,000 answers | a whole day's budget | price of |",
    `|${"---|".repeat(6)}`,
    ...rows,
  ].join("\n");
}
