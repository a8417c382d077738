/** What the browser asks of our own server, in one place (spec section 7). */

type Sending = { headers?: Record<string, string>; signal?: AbortSignal };

/**
 * Sends JSON.
 * @throws Error with the text `status: body` when the server refuses
 */
export async function post(path: string, body: object, { headers, signal }: Sending = {}): Promise<Response> {
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
 * @param on401 what a 401 means: an error, unless the caller can live without
 * @throws Error with the text `status: body` when the server refuses
 */
export function read<T>(key: readonly (string | number)[], on401: "throw" | "undefined" = "throw"): Promise<T | undefined> {
  const path = key.join("/");
  const known = kept.get(path) ?? request<T>(path);
  kept.set(path, known);
  known.catch(() => kept.delete(path));
  return on401 === "throw" ? (known as Promise<T>) : (known as Promise<T>).catch(without401);
}

async function request<T>(path: string): Promise<T> {
  const response = await fetch(path, { credentials: "include" });
  await expectOk(response);
  return (await response.json()) as T;
}

function without401(error: Error): undefined {
  if (error.message.startsWith("401:")) return undefined;
  throw error;
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
