import type { LogRecord } from "#app/domain/ports.ts";

const WORD = /[^\w ./:-]/g;
const MOST_CHARS = 80;

/**
 * Writes lines of JSON with these fields and no others. A field is cut to harmless signs: what a visitor wrote cannot come into it by
 * mistake as a line of its own.
 */
export function logOf(requestId: string, now: () => number): (line: LogRecord) => void {
  return ({ route, code, assistant, status, ms }) => {
    const line = {
      ts: new Date(now()).toISOString(),
      requestId,
      route: word(route),
      code: word(code),
      assistant: word(assistant),
      status,
      ms,
    };
    console.warn(JSON.stringify(line));
  };
}

function word(text: string | undefined): string | undefined {
  return text?.replace(WORD, "").slice(0, MOST_CHARS);
}
