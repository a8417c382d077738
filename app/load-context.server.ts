import crisisModel from "virtual:content/crisis";
import directory from "virtual:content/directory";
import modelPrompt from "virtual:content/model-prompt";
import moderationLists from "virtual:content/moderation";
import triageRules from "virtual:content/triage-rules";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { openDrafts } from "#app/assistant/compose-draft.ts";
import { createCrisisClassifier } from "#app/assistant/crisis/crisis-classifier.ts";
import { createCrisisDetector, type DetectCrisis } from "#app/assistant/crisis/crisis-detection.ts";
import { openGrounding } from "#app/assistant/grounding/open-grounding.ts";
import { guideAssistant } from "#app/assistant/guide-assistant.ts";
import { type Moderation, openModeration } from "#app/assistant/moderation/moderation.ts";
import { type CrisisAdvice, type CrisisLine, type CrisisModel, SELF_HARM } from "#app/domain/chat/crisis-advice.ts";
import type { Clock, ComposeReply, Ports } from "#app/domain/ports.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { languages, listNames } from "#app/library/all-languages.server.ts";
import type { Knowledge } from "#app/library/knowledge.ts";
import { type Library, openLibrary } from "#app/library/library.ts";
import { loaded, screen } from "#app/library/screen.ts";
import { readSettings, type ServerSettings } from "#app/platform/env.server.ts";
import { clientOf } from "#app/platform/http/client-hash.server.ts";
import { countryOf } from "#app/platform/http/country.server.ts";
import { createRateLimiter } from "#app/platform/http/rate-limiter.server.ts";
import { modelSettingsOf } from "#app/platform/llm/model-settings.server.ts";
import { modelAssistants, withModelHealth } from "#app/platform/llm/providers.server.ts";
import { tokenBudgetD1 } from "#app/platform/llm/token-budget.d1.server.ts";
import type { WorkersAi } from "#app/platform/llm/workers-ai.server.ts";
import { logOf } from "#app/platform/log.server.ts";
import { issuesD1 } from "#app/platform/mail/issues.server.ts";
import { linkTokensKv } from "#app/platform/mail/list/link-tokens.server.ts";
import { mailingListD1 } from "#app/platform/mail/list/mailing-list.server.ts";
import { turnstile } from "#app/platform/mail/list/turnstile.server.ts";
import { signedMessageIds } from "#app/platform/message-ids.server.ts";
import { countsD1 } from "#app/platform/monitoring/counts.server.ts";
import { healthOf } from "#app/platform/monitoring/health.server.ts";
import { signsD1 } from "#app/platform/monitoring/signs.server.ts";
import { withSign } from "#app/platform/monitoring/watched-assistant.server.ts";
import { offlineWorker } from "#app/platform/offline-worker.server.ts";
import { withMailingListTimeouts } from "#app/platform/storage/retry.server.ts";
import { votesD1 } from "#app/platform/storage/votes.d1.server.ts";
import { createQuoteCheck, type QuoteCheck } from "#app/triage/check/quote-cues.ts";

/** What routes find in `context`: finished objects, never the environment. */
type LoadContext = Ports & {
  library: Library;
  screen: Screen;
  /** Finds a person in danger, and knows what is said and whom to call then. */
  crisis: { detectCrisis: DetectCrisis; crisisModel: CrisisModel; crisisLines: CrisisLine[]; selfHarm: CrisisAdvice | undefined };
  composeReply: ComposeReply;
  moderation: Moderation;
  /** Whether words of the owner's take a possible danger sign down. */
  quoteCheck: QuoteCheck;
  siteUrl: string;
  chatOpen: boolean;
};

/** What belongs to one request: its id in the log, and what keeps the Worker alive until a promise ends. */
export type Visit = { requestId: string; build: string; keepAlive: (promise: Promise<unknown>) => void };

declare module "@remix-run/cloudflare" {
  interface AppLoadContext extends LoadContext {}
}

Object.assign(loaded, { languages: Object.assign(loaded.languages, languages), listNames });
const moderation = openModeration(moderationLists);
// Opened when a model first reads a sign.
let openedQuoteCheck: QuoteCheck | undefined;
const quoteCheck: QuoteCheck = (...asked) => {
  openedQuoteCheck ??= createQuoteCheck({ ...triageRules, languages: loaded.languages }, screen);
  return openedQuoteCheck(...asked);
};
const crisis = {
  detectCrisis: createCrisisDetector(directory.crisisRules, createCrisisClassifier(crisisModel)),
  crisisModel,
  crisisLines: directory.crisisRules.cards.flatMap(({ lines }) => lines),
  selfHarm: directory.crisisRules.cards.find(({ id }) => id === SELF_HARM),
};

// Opened once per isolate, when the first question comes.
let drafts: Promise<ReturnType<typeof openDrafts>> | undefined;

function draftsOf(knowledge: Knowledge): NonNullable<typeof drafts> {
  const parts = [knowledge.answers(), knowledge.pages(), knowledge.substances(), knowledge.assistant(), knowledge.grounding()] as const;
  drafts ??= Promise.all(parts).then(([answers, pages, substances, texts, grounding]) =>
    openDrafts({ units: [...answers, ...pages], substances, ...texts }, openGrounding(grounding)),
  );
  // A failed read must not be remembered.
  drafts.catch(() => {
    drafts = undefined;
  });
  return drafts;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The public address of the site, without a slash at its end. */
export function siteUrlOf(settings: ServerSettings): string {
  return settings.SITE_URL ?? directory.site.url;
}

/**
 * Answers every port from the environment of one request.
 */
export function loadContext(request: Request, env: Env, { requestId, build, keepAlive }: Visit): AppLoadContext {
  const settings = readSettings(env);
  const clock: Clock = () => Date.now();
  // Without the key pages are shown all the same; the worker entry refuses the API before it is used.
  const secret = settings.SIGNING_KEY ?? "";
  const client = clientOf(request, secret, clock);
  const { network } = client;
  const log = logOf(requestId, clock);
  const budget = tokenBudgetD1({ db: env.DB, most: settings.DAILY_TOKENS, network, clock, log });
  const signs = signsD1(env.DB, clock);
  const count = countsD1(env.DB, clock);
  const configured = modelSettingsOf(env, settings.RULES_ONLY, log);
  const ai = (env as { AI?: WorkersAi }).AI;
  const models = modelAssistants(configured, { budget, keepAlive, clock, network, log, prompt: modelPrompt.text, ai }).map((model) =>
    withSign(model, (code) => keepAlive(signs("model", code))),
  );
  const readFile = (path: string) => env.ASSETS.fetch(new URL(path, request.url));
  const library = openLibrary(readFile);
  return {
    library,
    screen,
    crisis,
    moderation,
    quoteCheck,
    composeReply: async (asked) => (await draftsOf(library.knowledge))(asked),
    siteUrl: siteUrlOf(settings),
    assistants: [...models, guideAssistant(pause)],
    chatOpen: settings.CHAT_ENABLED,
    votes: votesD1(env.DB, clock),
    mailingList: withMailingListTimeouts(
      mailingListD1({
        db: env.DB,
        tokens: linkTokensKv(env.TOKENS, secret),
        clock,
        client,
        announce: (mail) => env.MAILS.send({ mail }),
      }),
    ),
    humanCheck: turnstile({
      siteKey: settings.TURNSTILE_SITE_KEY,
      secret: settings.TURNSTILE_SECRET,
      isPublic: settings.SITE_URL?.startsWith("https://") ?? false,
      log: (code) => log({ route: "subscribe", code }),
    }),
    newsletter: issuesD1(env.DB, clock),
    messageIds: signedMessageIds(secret, clock, settings.SIGNING_KEY_PREVIOUS),
    rateLimiter: createRateLimiter({ env, client, clock, log }),
    health: withModelHealth(healthOf(env, build, clock), configured, clock),
    tally: (names) => keepAlive(count(names)),
    log,
    clock,
    country: countryOf(request),
    offlineWorker: offlineWorker(readFile, settings.OFFLINE_ENABLED),
  };
}
