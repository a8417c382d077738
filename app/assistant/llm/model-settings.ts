import * as z from "zod";
import { ANSWER_MS, ANSWER_TOKENS, FIRST_TOKEN_MS, IDLE_MS, PASSAGES_SENT, THINKING_MS } from "#app/domain/limits.ts";
import { PRESETS, type Preset, type PresetName, presetOf } from "./presets.ts";
import type { StreamTimeouts } from "./stream-timeout.ts";

/** A model that may be asked, with everything that its requests hold besides the messages. */
export type ModelConfig = {
  preset: PresetName;
  /** How a visitor reads who was asked. */
  name: string;
  baseUrl: string;
  apiKey: string;
  model: string;
  /** `null` removes a header. */
  headers: Readonly<Record<string, string | null>>;
  /** Fields of every request, the token limit among them. */
  fields: Readonly<Record<string, unknown>>;
  maxTokens: number;
  /** Does the server send thoughts that close a tag which it never opened? Undefined: its first answer will show. */
  thinksUnopened: boolean | undefined;
  /** Passages of our own pages that the model gets. */
  passages: number;
  timeouts: StreamTimeouts;
};

/** Which models are configured, and the names of the settings that are wrong, each with what is wrong. */
export type ModelSettings = { models: ModelConfig[]; wrong: { setting: string; problem: string }[] };

type Environment = Readonly<Record<string, unknown>>;

const NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

const text = z.string().trim();
const milliseconds = z.coerce.number("must be a number of milliseconds").int().min(500, "must be 500 or more").max(120_000);
const json = text.transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
});

/** The settings of one model, by name; a second model has the same names with `SECOND_` before them. */
const SETTINGS = {
  OPENAI_PRESET: z.enum(NAMES, `must be one of ${NAMES.join(", ")}`),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must begin with https:// or http://" })
    .transform((url) => url.replace(/\/+$/, "")),
  OPENAI_API_KEY: text,
  OPENAI_MODEL: text,
  OPENAI_HEADERS: json.pipe(z.record(z.string(), z.string().nullable(), "must be a JSON object of texts")),
  OPENAI_BODY: json.pipe(z.record(z.string(), z.unknown(), "must be a JSON object")),
  OPENAI_TEMPERATURE: z.literal("none").or(z.coerce.number("must be none, or a number from 0 to 2").min(0).max(2)),
  OPENAI_REASONING: text.regex(/^[a-z]+$/, "must be one word, such as none or low"),
  OPENAI_THOUGHTS: z.enum(["unopened", "none"], "must be unopened or none"),
  OPENAI_TOKEN_FIELD: z.enum(["max_completion_tokens", "max_tokens"], "must be max_completion_tokens or max_tokens"),
  OPENAI_MAX_TOKENS: z.coerce.number("must be a number").int().min(100, "must be 100 or more").max(8_000),
  OPENAI_FIRST_TOKEN_MS: milliseconds,
  OPENAI_THINKING_MS: milliseconds,
  OPENAI_IDLE_MS: milliseconds,
  OPENAI_PASSAGES: z.coerce.number("must be a number").int().min(1, "must be 1 or more").max(20),
};

export const MODEL_SETTINGS = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

type Values = { [Name in keyof typeof SETTINGS]?: z.infer<(typeof SETTINGS)[Name]> };

/** Reads the settings of both models. A model with a wrong setting is left out, and the others go on. */
export function readModelSettings(environment: Environment): ModelSettings {
  const read: ModelSettings = { models: [], wrong: [] };
  for (const prefix of ["", "SECOND_"]) {
    const { config, wrong } = readModel(environment, prefix);
    if (config) read.models.push(config);
    read.wrong.push(...wrong);
  }
  return read;
}

function readModel(environment: Environment, prefix: string): { config?: ModelConfig; wrong: ModelSettings["wrong"] } {
  const wrong: ModelSettings["wrong"] = [];
  const values: Record<string, unknown> = {};
  for (const name of MODEL_SETTINGS) {
    const value = environment[prefix + name];
    if (typeof value !== "string" || value.trim() === "") continue;
    const { data, error } = SETTINGS[name].safeParse(value.trim());
    if (error) wrong.push({ setting: prefix + name, problem: error.issues[0]?.message ?? "is wrong" });
    else values[name] = data;
  }
  const isOn = ["OPENAI_PRESET", "OPENAI_BASE_URL", "OPENAI_API_KEY"].some((name) => name in values);
  if (wrong.length > 0 || !isOn) return { wrong };
  return configure(values as Values, environment, prefix);
}

function configure(values: Values, environment: Environment, prefix: string): { config?: ModelConfig; wrong: ModelSettings["wrong"] } {
  const preset = values.OPENAI_PRESET ?? presetOf(values.OPENAI_BASE_URL);
  const usual: Preset = PRESETS[preset];
  const baseUrl = values.OPENAI_BASE_URL ?? usual.baseUrl;
  const model = values.OPENAI_MODEL ?? usual.model;
  const missing = (name: string) => ({ wrong: [{ setting: prefix + name, problem: `is needed for ${preset}` }] });
  if (!baseUrl) return missing("OPENAI_BASE_URL");
  if (!model) return missing("OPENAI_MODEL");
  if (usual.needsKey && !values.OPENAI_API_KEY) return missing("OPENAI_API_KEY");
  if (preset === "workers-ai" && !environment.AI)
    return { wrong: [{ setting: `${prefix}OPENAI_PRESET`, problem: "needs the binding AI" }] };
  const apiKey = values.OPENAI_API_KEY ?? "none";
  const maxTokens = values.OPENAI_MAX_TOKENS ?? ANSWER_TOKENS;
  return {
    wrong: [],
    config: {
      preset,
      name: usual.name ?? new URL(baseUrl).host,
      baseUrl,
      apiKey,
      model,
      headers: { ...(usual.keyHeader && { Authorization: null, [usual.keyHeader]: apiKey }), ...values.OPENAI_HEADERS },
      fields: requestFields(usual, values, maxTokens),
      maxTokens,
      thinksUnopened: values.OPENAI_THOUGHTS ? values.OPENAI_THOUGHTS === "unopened" : usual.isRaw ? undefined : false,
      passages: values.OPENAI_PASSAGES ?? PASSAGES_SENT,
      timeouts: {
        firstMs: values.OPENAI_FIRST_TOKEN_MS ?? FIRST_TOKEN_MS,
        wordMs: values.OPENAI_THINKING_MS ?? THINKING_MS,
        idleMs: values.OPENAI_IDLE_MS ?? IDLE_MS,
        totalMs: ANSWER_MS,
      },
    },
  };
}

/** The preset's fields, then the single settings, then the operator's own; `null` and "none" leave a field out. */
function requestFields(usual: Preset, values: Values, maxTokens: number): Record<string, unknown> {
  const { OPENAI_TEMPERATURE: temperature, OPENAI_REASONING: reasoning, OPENAI_TOKEN_FIELD: tokenField } = values;
  const fields = {
    ...usual.fields,
    ...(temperature !== undefined && { temperature: temperature === "none" ? null : temperature }),
    ...(reasoning !== undefined && { reasoning_effort: reasoning }),
    [tokenField ?? usual.tokenField]: maxTokens,
    ...values.OPENAI_BODY,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
