import type { LogRecord } from "#app/domain/ports.ts";

const WORD = /[^\w ./:-]/g;
const MOST_CHARS = 80;

/**
 * Writes JSON lines with these fields only. Fields are reduced to harmless characters, so that a visitor's text cannot form a line of its own.
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
