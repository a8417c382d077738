import { PRESETS, type Preset, type PresetName } from "#app/assistant/llm/presets.ts";

const COMMON = ["model", "messages", "stream", "stream_options", "temperature"];

/** The fields that each server takes, as its documents say. Some ignore all others; the fakes refuse them. */
export const TAKEN: Record<PresetName, readonly string[]> = {
  // Both reason by default, and answer 400 to `temperature` and `max_tokens`.
  openai: ["model", "messages", "stream", "stream_options", "store", "reasoning_effort", "max_completion_tokens"],
  azure: ["model", "messages", "stream", "stream_options", "store", "reasoning_effort", "max_completion_tokens"],
  // Haiku 5.5 answers 400 to `temperature`.
  anthropic: ["model", "messages", "stream", "stream_options", "thinking", "max_completion_tokens", "max_tokens"],
  mistral: ["model", "messages", "stream", "temperature", "max_tokens"],
  openrouter: [...COMMON, "max_tokens", "reasoning_effort"],
  groq: [...COMMON, "max_completion_tokens", "reasoning_effort"],
  other: [...COMMON, "max_tokens"],
  vllm: [...COMMON, "max_tokens", "max_completion_tokens"],
  "llama-cpp": [...COMMON, "max_tokens"],
  ollama: [...COMMON, "max_tokens", "reasoning_effort"],
  "lm-studio": [...COMMON, "max_tokens"],
  "workers-ai-rest": [...COMMON, "max_tokens"],
  "workers-ai": ["model", "messages", "stream", "temperature", "max_tokens"],
};

const LIMITS = ["max_tokens", "max_completion_tokens"];
const EFFORTS = ["none", "minimal", "low", "medium", "high", "xhigh", "max"];

type Body = Record<string, unknown> & { messages?: { role: string; content: string }[] };

/**
 * What a server of this kind refuses in a request, as its maker would say it; undefined where it takes the request. Without a limit of tokens
 * all of them refuse, as Anthropic's own interface does.
 */
export function strictRefusal(preset: PresetName, url: unknown, init: RequestInit | undefined): Response | undefined {
  const body = JSON.parse(String(init?.body)) as Body;
  if (preset !== "workers-ai") {
    if (!String(url).endsWith("/chat/completions")) return Response.json({ error: { message: "Not found" } }, { status: 404 });
    if (!hasKey(PRESETS[preset], new Headers(init?.headers)))
      return Response.json({ error: { message: "Missing key", type: "authentication_error" } }, { status: 401 });
  }
  const unknown = Object.keys(body).filter((name) => !TAKEN[preset].includes(name));
  if (unknown.length > 0) return fieldsRefused(preset, unknown, "is not supported with this model");
  const wrong = wrongFields(body);
  if (wrong.length > 0) return fieldsRefused(preset, wrong, "is missing or has a value that is not allowed");
  const fault = faultOfMessages(body.messages ?? []);
  return fault ? Response.json({ error: { message: fault, type: "invalid_request_error" } }, { status: 400 }) : undefined;
}

function hasKey({ needsKey, keyHeader }: Preset, headers: Headers): boolean {
  if (!needsKey) return true;
  return keyHeader ? !headers.has("Authorization") && headers.has(keyHeader) : /^Bearer \S/.test(headers.get("Authorization") ?? "");
}

function wrongFields({ model, stream, temperature, reasoning_effort: effort, ...body }: Body): string[] {
  const isNumber = (value: unknown, least: number, most: number) => typeof value === "number" && value >= least && value <= most;
  return [
    ...(typeof model === "string" && model !== "" ? [] : ["model"]),
    ...(stream === true ? [] : ["stream"]),
    ...(temperature === undefined || isNumber(temperature, 0, 1) ? [] : ["temperature"]),
    ...(effort === undefined || EFFORTS.includes(String(effort)) ? [] : ["reasoning_effort"]),
    ...(LIMITS.filter((name) => isNumber(body[name], 1, 8_000)).length === 1 ? [] : ["max_tokens"]),
  ];
}

/** Templates of open models and Mistral want turns that alternate; Anthropic wants words in each, and the last one from the user. */
function faultOfMessages(messages: NonNullable<Body["messages"]>): string | undefined {
  const roles = messages.map(({ role }) => role);
  if (roles.some((role, at) => role !== (at === 0 ? "system" : at % 2 === 1 ? "user" : "assistant")))
    return "Conversation roles must alternate";
  if (roles.at(-1) !== "user") return "The last message must be the user's";
  return messages.some(({ content }) => content.trim() === "") ? "Text content must not be empty" : undefined;
}

/** Servers with pydantic name all fields in `loc`, the others the first one in `param`. */
function fieldsRefused(preset: PresetName, [name = "", ...others]: string[], why: string): Response {
  if (preset === "mistral") {
    const detail = [name, ...others].map((field) => ({ type: "extra_forbidden", loc: ["body", field], msg: why }));
    return Response.json({ detail }, { status: 422 });
  }
  const error = { message: `Parameter '${name}' ${why}.`, type: "invalid_request_error", param: name };
  return Response.json({ error }, { status: 400 });
}
