import { SITE_ROUTES } from "#app/domain/http/site-routes.ts";
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

const MOST_FRAMES = 12;

/**
 * Writes an error as one line: its kind, the route, and the positions of its stack, which `npm run stack` maps to our files. Never its
 * message or the address of the request: both can hold what a visitor wrote.
 */
export function logError(error: unknown, request: Request, requestId?: string): void {
  const known = error instanceof Error;
  const stack = known ? framesOf(error) : undefined;
  console.error(
    JSON.stringify({ requestId, route: routeOf(request), code: "internal", error: known ? word(error.name) : "unknown", stack }),
  );
}

/** The route as the table writes it, or `page` for everything else. */
function routeOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return SITE_ROUTES.find(({ path }) => path === pathname)?.path ?? "page";
}

/** `function file:line:column` of each frame. The message comes first and is removed, because its lines can look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const frames = message ? stack.slice(stack.lastIndexOf(message) + message.length) : stack;
  return [...frames.matchAll(/^\s+at (?:(?:async )?([\w$.<>]+) \()?(?:[^\s()]*\/)?([\w.-]+:\d+:\d+)\)?$/gm)]
    .slice(0, MOST_FRAMES)
    .map(([, name = "", position = ""]) => `${name} ${position}`.trim());
}
