import worker from "#app/entry.worker.ts";
import { build } from "#app/server-build.server.ts";

// workerd alone has no database and no rate limits: these say yes at once, so what is measured is the Worker.
const statement = { bind: () => statement, first: async () => 1, run: async () => ({}), all: async () => ({ results: [] }) };
const batch = async (all: readonly unknown[]) => all.map(() => ({ results: [{}] }));
const yes = { limit: async () => ({ success: true }) };
const standIns = {
  DB: { prepare: () => statement, batch },
  CHAT_LIMIT: yes,
  CHAT_BURST: yes,
  TAP_LIMIT: yes,
  NETWORK_LIMIT: yes,
  FORM_LIMIT: yes,
};
const visit = { requestId: "", build: "", keepAlive: () => {} };

let world: Env | undefined;

/** Our Worker as it is, and three doors for the bench: a provider's bytes passed on as they come, and two searches asked many times. */
export default {
  async fetch(request: Request, env: Env & { OPENAI_BASE_URL: string }, ctx: ExecutionContext) {
    world ??= { ...env, ...standIns } as unknown as Env;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/bench/pass") return fetch(`${env.OPENAI_BASE_URL}/chat/completions`, { method: "POST", body: request.body });
    if (!pathname.startsWith("/bench/")) return worker.fetch(request as never, world as never, ctx as never);
    const { library, composeReply } = build.entry.module.loadContext(request, world, visit);
    const asked = searchParams.get("q") ?? "";
    for (let turn = Number(searchParams.get("times")); turn > 0; turn--) {
      if (pathname === "/bench/passages")
        await composeReply({ message: asked, petType: "dog", history: [], verdict: { level: "info", reasons: [] } });
      else await library.symptoms(asked);
    }
    return new Response("done");
  },
};
