import { startTransition } from "react";

/** Mounts the chat; called by the boot when somebody reaches for it. */
export async function startChat(): Promise<void> {
  const { mountChat } = await import("#app/features/chat/chat-island.tsx");
  const { screen } = await import("#app/library/screen.ts");
  mountChat(screen);
}

// Only pages with interactive sections bring Remix's scripts, and with them this object.
if ("__remixContext" in window) {
  const [{ hydrateRoot }, { RemixBrowser }] = await Promise.all([import("react-dom/client"), import("@remix-run/react")]);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
