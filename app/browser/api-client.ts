/** Requests from the browser to our own server. */

/** A refusal of the server, with the text `status: body`. */
export class RefusedError extends Error {
  readonly status: number;
  /** Seconds after which the server would answer, where it said so. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: number, retryAfter: number | undefined) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

type Sending = { headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Sends JSON.
 * @throws RefusedError when the server refuses
 */
export async function postJson(path: string, body: object, { headers, signal }: Sending = {}): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal,
  });
  await expectOk(response);
  return response;
}

const cache = new Map<string, Promise<unknown>>();

/**
 * Reads JSON from the path that the parts of a key form. A result is cached for the session; there is no automatic retry, but after a
 * failure the next call requests again.
 * @throws RefusedError when the server refuses, including 401
 */
export function getJson<T>(...key: readonly (string | number)[]): Promise<T> {
  const path = key.join("/");
  const known = (cache.get(path) as Promise<T> | undefined) ?? request<T>(path);
  cache.set(path, known);
  known.catch(() => cache.delete(path));
  return known;
}

async function request<T>(path: string): Promise<T> {
  const response = await fetch(path, { credentials: "include" });
  await expectOk(response);
  return (await response.json()) as T;
}

async function expectOk(response: Response): Promise<void> {
  if (response.ok) return;
  const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  const says = `${response.status}: ${(await response.text()) || response.statusText}`;
  throw new RefusedError(says, response.status, Number.isNaN(seconds) ? undefined : seconds);
}
