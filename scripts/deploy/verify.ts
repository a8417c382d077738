import { DeployError, type Tools } from "./tools.ts";

const TRIES = 10;
const PAUSE_MS = 3_000;

type Check = { what: string; path: string; init?: RequestInit; holds(response: Response, body: string): boolean };

const CHECKS: readonly Check[] = [
  { what: "the start page is shown", path: "/", holds: ({ status }, body) => status === 200 && body.includes("<h1") },
  { what: "a page that does not exist is 404", path: "/no-such-page", holds: ({ status }) => status === 404 },
  { what: "/healthz is well", path: "/healthz", holds: ({ status }) => status === 200 },
  {
    what: "a dog that ate chocolate is an emergency",
    path: "/api/chat",
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ message: "my dog ate chocolate 3 hours ago", petType: "dog", conversationHistory: [] }),
    },
    holds: ({ status }, body) => status === 200 && /"level":"emergency"/.test(body),
  },
];

/**
 * Asks the live site, again for half a minute while a new domain or key takes effect.
 * @throws DeployError naming the first check that does not hold
 */
export async function verifySite(address: string, { fetch, pause, say }: Pick<Tools, "fetch" | "pause" | "say">): Promise<void> {
  for (const check of CHECKS) {
    let found = "no answer";
    for (let tries = TRIES; tries > 0; tries--) {
      found = await outcome(check, address, fetch);
      if (found === "") break;
      await pause(PAUSE_MS);
    }
    if (found) throw new DeployError(`Deployed to ${address}, but ${check.what}: ${found}. Go back with npx wrangler rollback.`);
    say(`ok     ${check.what}`);
  }
  for (const fault of await faultsOf(address, fetch)) say(`note   /healthz reports ${fault}`);
  say(`The site is up: ${address}/`);
}

/** What /healthz finds wrong without failing: misspelt settings, for example. */
async function faultsOf(address: string, fetch: Tools["fetch"]): Promise<string[]> {
  try {
    const { faults = [] } = (await (await fetch(`${address}/healthz`)).json()) as { faults?: { code: string; detail?: string }[] };
    return faults.map(({ code, detail = "" }) => `${code} ${detail}`.trim());
  } catch {
    return [];
  }
}

/** @returns nothing when the check holds, or what came instead */
async function outcome({ path, init, holds }: Check, address: string, fetch: Tools["fetch"]): Promise<string> {
  try {
    const response = await fetch(`${address}${path}`, { redirect: "manual", ...init });
    const body = await response.text();
    return holds(response, body) ? "" : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : "no answer";
  }
}
