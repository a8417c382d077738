import type { TokenUsage } from "#app/domain/ports.ts";

/** What one chunk of a provider's stream says, whatever shape the provider gives it. `isBare`: of a model of Workers AI that gives no finish reason. */
export type ReadChunk = { text: string; thinks: boolean; callsTool?: true; finish?: string; isBare?: true; usage?: TokenUsage };

/** Control characters but tab and line feed; bidirectional and tag characters; lone surrogates. They can hide what a text says. */
const INVISIBLE =
  /(?![\t\n])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]|\p{Cs}/gu;

/** A model's words without the characters that nobody sees. */
export const visible = (text: string): string => text.replace(INVISIBLE, "");

/**
 * Reads a chunk of any OpenAI-compatible server: `content` as a text or as a list of parts, thoughts under any of their names, Azure's first
 * chunk without choices, usage at the end, and the `response` of older models of Workers AI.
 */
export function readCompletionChunk(chunk: unknown): ReadChunk {
  const { choices, usage, response } = fieldsOf(chunk);
  const choice = firstOf(Array.isArray(choices) ? choices : []);
  const delta = fieldsOf(choice.delta);
  const content = delta.content ?? fieldsOf(choice.message).content ?? response;
  const parts: unknown[] = Array.isArray(content) ? content : [content];
  const thoughts = [delta.reasoning_content, delta.reasoning, delta.reasoning_details, delta.thinking];
  const counted = readUsage(usage);
  return {
    text: parts.map(textOf).join(""),
    thinks: thoughts.some((thought) => (typeof thought === "string" ? thought !== "" : thought != null)) || parts.some(isThought),
    ...((Array.isArray(delta.tool_calls) ? delta.tool_calls.length > 0 : delta.function_call != null) && { callsTool: true as const }),
    ...(choices === undefined && typeof response === "string" && { isBare: true as const }),
    ...(typeof choice.finish_reason === "string" && { finish: choice.finish_reason }),
    ...(counted && { usage: counted }),
  };
}

/** The first of several answers; a server may send the others in the same chunks. */
function firstOf(choices: readonly unknown[]): Record<string, unknown> {
  return fieldsOf(choices.find((choice) => (fieldsOf(choice).index ?? 0) === 0));
}

const isThought = (part: unknown): boolean => ["thinking", "reasoning"].includes(String(fieldsOf(part).type));

function textOf(part: unknown): string {
  if (typeof part === "string") return part;
  const { type, text } = fieldsOf(part);
  return (type === undefined || type === "text") && typeof text === "string" ? text : "";
}

/** Tokens of the answer include those that the model thought with. */
function readUsage(usage: unknown): TokenUsage | undefined {
  const { prompt_tokens: prompt, completion_tokens: answer, total_tokens: total } = fieldsOf(usage);
  if (typeof prompt !== "number" || typeof answer !== "number") return undefined;
  // Some providers count thoughts only in the total.
  return { prompt, answer: Math.max(answer, typeof total === "number" ? total - prompt : 0) };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
