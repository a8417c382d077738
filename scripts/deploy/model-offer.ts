import { costOf } from "#app/assistant/llm/costs.ts";
import { PRESETS } from "#app/assistant/llm/presets.ts";
import { WORKERS_AI } from "./checks.ts";
import type { Target } from "./target.ts";

/** Asks the operator, and turns the recommended model on in wrangler.toml. */
export type ModelOffer = {
  /** `undefined` when nobody can be asked, such as in CI. */
  accepts: (question: string) => Promise<boolean | undefined>;
  /** @returns the target as wrangler.toml now has it */
  turnOn: () => Target;
};

export const hasModel = ({ settings }: Target, secrets: readonly string[]): boolean =>
  [...settings, ...secrets].some((name) => /OPENAI_(API_KEY|BASE_URL|PRESET)$/.test(name));

/** What the operator is asked, with what it costs. */
export function offerText({ dailyTokens }: Target): string {
  const { model, price } = PRESETS[WORKERS_AI];
  const { answers, day } = costOf(price, dailyTokens);
  return [
    "No language model is set up, so the guide assistant answers from our own pages.",
    `Recommended: Workers AI (${model}) in your own Cloudflare account. It needs no key, and the privacy page names it.`,
    `At most ${day} a day, some ${answers} answers, by the price of ${price.asOf}; 10,000 neurons a day are free.`,
    "Turn it on?",
  ].join("\n       ");
}

/**
 * The same wrangler.toml with Workers AI bound and chosen; every other line stays as it is.
 * @throws Error when it has no [vars]
 */
export function withWorkersAi(toml: string): string {
  const vars = /^\[vars\]\n/m.exec(toml);
  if (!vars) throw new Error("wrangler.toml has no [vars]");
  const start = vars.index + vars[0].length;
  const end = toml.indexOf("\n\n", start);
  const settings = `OPENAI_PRESET = "${WORKERS_AI}"\n${toml.slice(start, end < 0 ? undefined : end)}`;
  const binding = /^\[ai\]$/m.test(toml) ? "" : '\n\n[ai]\nbinding = "AI"';
  return `${toml.slice(0, start)}${settings.trimEnd()}${binding}${end < 0 ? "\n" : toml.slice(end)}`;
}
