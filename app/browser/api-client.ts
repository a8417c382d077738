/** What the browser asks of our own server, in one place (spec section 7). */

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

const kept = new Map<string, Promise<unknown>>();

/**
 * Reads JSON from the path that the parts of a key make. What was read stays as it is for the session: no second request,
 * none when the window is looked at again, and no retry by itself; after a failure the next call asks anew.
 * @throws Error with the text `status: body` when the server refuses, a 401 too
 */
export function getJson<T>(...key: readonly (string | number)[]): Promise<T> {
  const path = key.join("/");
  const known = (kept.get(path) as Promise<T> | undefined) ?? request<T>(path);
  kept.set(path, known);
  known.catch(() => kept.delete(path));
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
