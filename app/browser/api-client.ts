/** Requests from the browser to our own server. */

type Sending = { headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Sends JSON.
 * @throws Error with the text `status: body` when the server refuses
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
 * @throws Error with the text `status: body` when the server refuses, including 401
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
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
