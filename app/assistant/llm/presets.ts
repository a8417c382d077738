/** What a provider of models expects of a request, as far as it differs from the others. */
export type Preset = {
  baseUrl?: string;
  /** The model when none is set. Providers shut models down: look again by `lookAgain`. */
  model?: string;
  lookAgain?: string;
  /** List price of that model in US dollars per million tokens, and the day it was looked up: docs/operations.md and deploy calculate with it. */
  price?: { prompt: number; answer: number; asOf: string };
  /** How a visitor reads who was asked, where the address says nothing. */
  name?: string;
  needsKey: boolean;
  /** Sends the key in this header instead of `Authorization: Bearer`. */
  keyHeader?: string;
  /** Serves models as they are, so that thoughts may stand in the answer, without their opening tag too. */
  isRaw?: true;
  tokenField: "max_completion_tokens" | "max_tokens";
  /** Further fields of every request. */
  fields: Readonly<Record<string, unknown>>;
};

const USAGE = { stream_options: { include_usage: true } };
const CALM = { temperature: 0.2, ...USAGE };

/** One of the two models that Cloudflare recommends for text; it thinks only when asked to. */
const WORKERS_AI = {
  model: "@cf/google/gemma-4-26b-a4b-it",
  lookAgain: "2027-05-01",
  price: { prompt: 0.1, answer: 0.3, asOf: "2026-09-20" },
  tokenField: "max_tokens",
} as const;

/** One row for each provider that was tried or whose documents say what it takes (docs/operations.md, "A model"). */
export const PRESETS = {
  openai: {
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-6-luna",
    lookAgain: "2027-05-01",
    price: { prompt: 0.1, answer: 0.5, asOf: "2026-09-22" },
    needsKey: true,
    tokenField: "max_completion_tokens",
    // Reasons by default, and refuses `temperature` then.
    fields: { reasoning_effort: "none", store: false, ...USAGE },
  },
  // Its address and deployment are the operator's: https://NAME.openai.azure.com/openai/v1
  azure: { needsKey: true, keyHeader: "api-key", tokenField: "max_completion_tokens", fields: { store: false, ...USAGE } },
  anthropic: {
    baseUrl: "https://api.anthropic.com/v1",
    model: "claude-haiku-5-5",
    lookAgain: "2027-05-01",
    price: { prompt: 0.1, answer: 0.5, asOf: "2026-10-07" },
    needsKey: true,
    tokenField: "max_completion_tokens",
    // Refuses `temperature`, and thinks when it sees fit unless it is told not to.
    fields: { thinking: { type: "disabled" }, ...USAGE },
  },
  mistral: {
    baseUrl: "https://api.mistral.ai/v1",
    model: "mistral-small-latest",
    needsKey: true,
    tokenField: "max_tokens",
    // Refuses `store` and `stream_options`; it reports usage unasked.
    fields: { temperature: 0.2 },
  },
  openrouter: { baseUrl: "https://openrouter.ai/api/v1", needsKey: true, tokenField: "max_tokens", fields: CALM },
  groq: { baseUrl: "https://api.groq.com/openai/v1", needsKey: true, tokenField: "max_completion_tokens", fields: CALM },
  // Any other server: what nearly all of them take.
  other: { model: "default", needsKey: false, tokenField: "max_tokens", fields: CALM },
  vllm: { baseUrl: "http://127.0.0.1:8000/v1", needsKey: false, isRaw: true, tokenField: "max_tokens", fields: CALM },
  "llama-cpp": {
    baseUrl: "http://127.0.0.1:8080/v1",
    model: "default",
    needsKey: false,
    isRaw: true,
    tokenField: "max_tokens",
    fields: CALM,
  },
  ollama: {
    baseUrl: "http://127.0.0.1:11434/v1",
    needsKey: false,
    isRaw: true,
    tokenField: "max_tokens",
    // Without it a model that can think does, for as long as it likes.
    fields: { ...CALM, reasoning_effort: "none" },
  },
  "lm-studio": { baseUrl: "http://127.0.0.1:1234/v1", needsKey: false, isRaw: true, tokenField: "max_tokens", fields: CALM },
  // By REST its address holds the account: https://api.cloudflare.com/client/v4/accounts/ACCOUNT/ai/v1
  "workers-ai-rest": { ...WORKERS_AI, needsKey: true, fields: CALM },
  // By the binding `AI` of wrangler.toml: no key, no address, and nothing leaves the operator's account.
  "workers-ai": {
    ...WORKERS_AI,
    baseUrl: "https://workers-ai.binding",
    name: "Cloudflare (Workers AI)",
    needsKey: false,
    fields: { temperature: 0.2 },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

/** The preset of a server whose operator named none. */
export function presetOf(baseUrl: string | undefined): PresetName {
  if (baseUrl === undefined) return "openai";
  const { host } = new URL(baseUrl);
  const names = Object.keys(PRESETS) as PresetName[];
  const isAt = ({ baseUrl: usual }: Preset) => usual !== undefined && new URL(usual).host === host;
  return names.find((name) => isAt(PRESETS[name])) ?? (host.endsWith(".openai.azure.com") ? "azure" : "other");
}
