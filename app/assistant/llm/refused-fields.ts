/** What a provider says when it turns a request away, as far as it names fields. Its words are read here and shown nowhere. */
export type Refusal = { status: number; param?: string | null | undefined; body?: unknown; message?: string };

const OTHER_TOKEN_FIELD: Readonly<Record<string, string>> = {
  max_completion_tokens: "max_tokens",
  max_tokens: "max_completion_tokens",
};

/** Without these there is no answer. */
const NEEDED = new Set(["model", "messages", "stream"]);

/** Finds the fields of our request that a 400 or 422 names: in `param`, in a list of `loc`, or in the text. */
export function refusedFields({ status, param, body, message }: Refusal, fields: Readonly<Record<string, unknown>>): string[] {
  if (status !== 400 && status !== 422) return [];
  const names = Object.keys(fields).filter((name) => !NEEDED.has(name));
  const first = param?.split(/[.[]/)[0];
  if (first && names.includes(first)) return [first];
  const words = new Set(`${message ?? ""} ${JSON.stringify(body ?? "")}`.match(/[a-z_]+/g));
  return names.filter((name) => words.has(name));
}

/** The same fields without those that were refused; a token limit is sent under its other name, unless that was refused too. */
export function withoutFields(fields: Readonly<Record<string, unknown>>, refused: ReadonlySet<string>): Record<string, unknown> {
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)));
  for (const [name, value] of Object.entries(fields)) {
    const other = refused.has(name) ? OTHER_TOKEN_FIELD[name] : undefined;
    if (other && !refused.has(other)) rest[other] = value;
  }
  return rest;
}
