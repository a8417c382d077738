import { startTransition } from "react";

/** Mounts the chat; called by the boot when somebody reaches for it. */
export async function startChat(): Promise<void> {
  const { mountChat } = await import("#app/features/chat/chat-island.tsx");
  const { screen } = await import("#app/library/screen.ts");
  const { firstSteps } = await import("#app/library/first-steps.ts");
  await mountChat(screen, firstSteps, async (question) => {
    const { answerOffline } = await import("#app/library/offline-guide.ts");
    return answerOffline(question);
  });
}

/** Brings the call form of the page to life; called when somebody reaches for it. */
export async function startCallForm(): Promise<void> {
  const call = await import("#app/features/call-script/start-call-form.ts");
  call.startCallForm();
}

// Only pages with interactive sections bring Remix's scripts, and with them this object. The boot imports this module under an
// address of its own for the chat: otherwise a chat that is opened early would start Remix before its routes are there, or for ever without.
if ("__remixContext" in window && !import.meta.url.includes("?chat")) {
  const [{ hydrateRoot }, { RemixBrowser }] = await Promise.all([import("react-dom/client"), import("@remix-run/react")]);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
