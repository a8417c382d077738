import type { AppLoadContext } from "@remix-run/cloudflare";
import { guideAssistant } from "#app/domain/guide-assistant.ts";
import type { Assistant, Clock, Ports } from "#app/domain/ports.ts";
import type { Screen } from "#app/domain/triage/screen.ts";
import { type Library, openLibrary } from "#app/library/library.ts";
import { screen } from "#app/library/screen.ts";
import { openAiAssistant } from "./assistant.openai.server.ts";
import { clientHash, doorkeeper } from "./doorkeeper.server.ts";
import { readSettings, type Settings } from "./env.server.ts";
import { feedbackBookD1 } from "./feedback-book.d1.server.ts";
import { issuesD1 } from "./mail/issues.server.ts";
import { linkTokensKv } from "./mail/link-tokens.server.ts";
import { mailingListD1 } from "./mail/mailing-list.server.ts";
import { signedMessageIds } from "./message-ids.server.ts";

/** What routes find in `context`: finished objects, never the environment. */
export type LoadContext = Ports & { library: Library; screen: Screen; siteUrl: string };

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}

/**
 * Answers every port from the environment of one request.
 */
export function loadContext(request: Request, env: Env): AppLoadContext {
  const settings = readSettings(env);
  const clock: Clock = () => Date.now();
  // Without the key pages are shown all the same; the worker entry refuses the API before it is used.
  const secret = settings.SIGNING_KEY ?? "";
  const library = openLibrary((path) => env.ASSETS.fetch(new URL(path, request.url)));
  return {
    library,
    screen,
    siteUrl: settings.SITE_URL ?? library.site.url,
    assistants: assistantsOf(settings),
    feedbackBook: feedbackBookD1(env.DB, clock),
    mailingList: mailingListD1({
      db: env.DB,
      tokens: linkTokensKv(env.TOKENS),
      clock,
      client: clientHash(request, secret, clock),
      announce: (mail) => env.MAILS.send({ mail }),
    }),
    newsletter: issuesD1(env.DB, clock),
    messageIds: signedMessageIds(secret, clock),
    doorkeeper: doorkeeper(request, env, secret, clock),
    clock,
  };
}

function assistantsOf({ OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model }: Settings): Assistant[] {
  const guide = guideAssistant((ms) => new Promise((done) => setTimeout(done, ms)));
  return apiKey || baseUrl ? [openAiAssistant({ apiKey: apiKey ?? "none", baseUrl, model }), guide] : [guide];
}
