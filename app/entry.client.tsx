import { type ComponentType, startTransition, useEffect } from "react";
import type { openOfflineAnswers } from "#app/assistant/offline-answer.ts";
import { BROWSER_EVENTS } from "#app/browser/browser-events.ts";
import type { HydratedRoute } from "#app/domain/http/site-routes.ts";
import { OFFLINE_FILE, type OfflineContent } from "#app/domain/knowledge/assistant-content.ts";
import { PAGE_DATA_ID } from "#app/ui/document/page-data.tsx";
import sheet from "./app.css?url";

/** A page of text has only the part of the sheet that it shows: the chat brings the whole. What never comes holds nothing up. */
function loadSheet(): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href="${sheet}"]`)) return undefined;
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet, onload: done, onerror: done });
    document.head.appendChild(link);
  });
}

/** Mounts the chat; called by the boot when somebody reaches for it. */
export async function startChat(): Promise<void> {
  const styled = loadSheet();
  const { mountChat } = await import("#app/features/chat/chat-island.tsx");
  const { screen } = await import("#app/library/screen.ts");
  const { loadLanguageOf } = await import("#app/library/load-language.ts");
  const { firstSteps } = await import("#app/library/first-steps.ts");
  const { triageReview } = await import("#app/library/triage-review.ts");
  const { ownNumbers } = await import("#app/library/own-numbers.ts");
  const animalSteps = async () => (await import("#app/library/animal-steps.ts")).animalSteps;
  await styled;
  await mountChat({ screen, loadLanguageOf }, { firstSteps, animalSteps, review: triageReview, ownNumbers }, async (question) =>
    (await openOffline())(question),
  );
}

let offline: ReturnType<typeof openOfflineAnswers> | undefined;

/** What answers without a network, opened when it is first needed. */
async function openOffline(): Promise<NonNullable<typeof offline>> {
  const [{ getJson }, { openOfflineAnswers }] = await Promise.all([
    import("#app/browser/api-client.ts"),
    import("#app/assistant/offline-answer.ts"),
  ]);
  offline ??= openOfflineAnswers(await getJson<OfflineContent>(OFFLINE_FILE));
  return offline;
}

/** Hydrates the call form of the page; called by boot-script.ts on the first pointer, touch or focus. */
export async function startCallForm(): Promise<void> {
  const call = await import("#app/features/call-script/start-call-form.ts");
  call.connectCallForm();
}

/** Draws the answer of the page as a picture and shares it; called by share-script.ts. */
export async function sharePagePicture(): Promise<string> {
  const { sharePicture } = await import("#app/features/share/share-picture.ts");
  return sharePicture();
}

/** The pages that React takes over, by the id of their route. */
const PAGES: Record<HydratedRoute, () => Promise<ComponentType<never>>> = {
  landing: async () => (await import("#app/features/pages/landing-page.tsx")).LandingPage,
  symptoms: async () => (await import("#app/features/pages/symptoms-page.tsx")).SymptomsPage,
  poisons: async () => (await import("#app/features/pages/poisons-page.tsx")).PoisonsPage,
  "how-long": async () => (await import("#app/features/pages/how-long-page.tsx")).HowLongPage,
  breathing: async () => (await import("#app/features/pages/breathing-page.tsx")).BreathingPage,
  "my-pets": async () => (await import("#app/features/pages/my-pets-page.tsx")).MyPetsPage,
};

/** Hydrates `main` with the data in the page; called by hydrate-on-intent-script.ts. Resolves when it reacts to input. */
export async function startPage(): Promise<void> {
  const main = document.getElementById("main");
  const given = document.getElementById(PAGE_DATA_ID);
  const load = PAGES[(given?.dataset.page ?? "") as HydratedRoute];
  if (!main || !given || !load) return;
  const [{ hydrateRoot }, Page, { NewsletterToasts }] = await Promise.all([
    import("react-dom/client"),
    load() as Promise<ComponentType<object>>,
    import("#app/features/newsletter/toasts.tsx"),
  ]);
  // Loaded again, the page starts at its top.
  history.scrollRestoration = "manual";
  const data: object = JSON.parse(given.textContent ?? "");
  await new Promise<void>((live) => {
    // In slices, between which the page reacts to input.
    startTransition(() => {
      hydrateRoot(
        main,
        <>
          <Page {...data} />
          <NewsletterToasts />
          <AfterHydration then={live} />
        </>,
      );
    });
  });
  given.remove();
  dispatchEvent(new Event(BROWSER_EVENTS.pageLive));
}

function AfterHydration({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

if (import.meta.env.DEV) {
  const [{ hydrateRoot }, { RemixBrowser }] = await Promise.all([import("react-dom/client"), import("@remix-run/react")]);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
