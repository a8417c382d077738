/** What a provider's refusal says, as far as it matters here. Its words are read here and shown nowhere: they can quote the visitor or the key. */
export type Refusal = {
  /** Names of fields that it refuses, from `param` or `loc`; never from its text. */
  fields: readonly string[];
  /** The fault is the question's: its words, or its length. */
  fault?: "question_filtered" | "question_too_long";
};

/** `code` or `type` of a content filter: OpenAI, Azure, and gateways that speak like them. */
const FILTERED = ["content_filter", "content_policy_violation", "responsibleaipolicyviolation", "moderation_blocked", "invalid_prompt"];
/** What Anthropic writes, which has no code for it. */
const FILTERED_WORDS = ["content filtering policy"];
/** `code` or `type` of a request that is too long: OpenAI, llama.cpp, Anthropic. */
const TOO_LONG = ["context_length_exceeded", "string_above_max_length", "exceed_context_size_error", "request_too_large"];
/** What servers write that have no code for it: vLLM, LM Studio, Anthropic, and OpenAI's 429 for one request over the limit of a minute. */
const TOO_LONG_WORDS = ["request too large", "context length", "context size", "context window", "prompt is too long", "input is too long"];

const MAY_BE_FILTERED = [400, 403, 422, 451];
const MAY_BE_TOO_LONG = [400, 422, 429];

/** @param body what the provider sent, parsed; anything */
export function readRefusal(status: number, body: unknown): Refusal {
  const whole = objectOf(Array.isArray(body) ? body[0] : body);
  const one = "error" in whole ? objectOf(whole.error, whole.error) : whole;
  // Cloudflare's interface lists its errors.
  const error = Array.isArray(one.errors) ? objectOf(one.errors[0]) : one;
  const names = [error.code, error.type, objectOf(error.innererror).code].map((name) => String(name ?? "").toLowerCase());
  const fields = status === 400 || status === 422 ? [...paramOf(error), ...locsOf(whole), ...locsOf(error)] : [];
  // Words that a visitor has made the provider quote can only call a fault the visitor's own, which does no harm.
  const text = String(error.message ?? "").toLowerCase();
  const isTooLong = TOO_LONG.some((name) => names.includes(name)) || TOO_LONG_WORDS.some((words) => text.includes(words));
  if (status === 413 || (MAY_BE_TOO_LONG.includes(status) && isTooLong)) return { fields: [], fault: "question_too_long" };
  // OpenRouter says in `metadata` what its moderation found.
  const isFiltered =
    FILTERED.some((name) => names.includes(name)) ||
    FILTERED_WORDS.some((words) => text.includes(words)) ||
    "flagged_input" in objectOf(error.metadata);
  if (MAY_BE_FILTERED.includes(status) && isFiltered) return { fields: [], fault: "question_filtered" };
  return { fields: [...new Set(fields)] };
}

/** The field in "messages[0].content" is "messages". */
const paramOf = ({ param }: Record<string, unknown>): string[] =>
  typeof param === "string" ? [param.split(/[.[]/)[0] ?? ""].filter(Boolean) : [];

/** The fields in `[{"loc": ["body", "store"]}]`, as Mistral and other servers with pydantic send it. */
function locsOf({ detail }: Record<string, unknown>): string[] {
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((one) => {
    const { loc } = objectOf(one);
    const name = Array.isArray(loc) ? loc.find((part) => part !== "body") : undefined;
    return typeof name === "string" ? [name] : [];
  });
}

/** @returns the object, or one with this message, or an empty one */
function objectOf(value: unknown, message?: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  return typeof message === "string" ? { message } : {};
}

const OTHER_TOKEN_FIELD: Readonly<Record<string, string>> = {
  max_completion_tokens: "max_tokens",
  max_tokens: "max_completion_tokens",
};

/** Of the fields that a provider refuses those that we send and can leave out. One name for the limit of tokens always stays. */
export function droppable(named: readonly string[], sent: Readonly<Record<string, unknown>>, dropped: ReadonlySet<string>): string[] {
  return named.filter((name) => Object.hasOwn(sent, name) && !dropped.has(OTHER_TOKEN_FIELD[name] ?? ""));
}

/** The same fields without those that were dropped; the limit of tokens is sent under its other name. */
export function withoutFields(fields: Readonly<Record<string, unknown>>, dropped: ReadonlySet<string>): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !dropped.has(name)));
  for (const [name, value] of Object.entries(fields)) {
    const other = dropped.has(name) ? OTHER_TOKEN_FIELD[name] : undefined;
    if (other) rest[other] = value;
  }
  return rest;
}
