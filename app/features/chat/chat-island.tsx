import { hydrateRoot } from "react-dom/client";
import type { Helpline } from "#app/domain/page.ts";
import type { Screen } from "#app/domain/triage/screen.ts";
import { CHAT_ID_PREFIX, CHAT_ROOT_ID } from "./chat-frame.tsx";
import { ChatPanel } from "./chat-panel.tsx";

/** Brings the chat in the page's dialog to life, keeping what was typed meanwhile. Resolves when it answers to touch. */
export function mountChat(screen: Screen): Promise<void> {
  const root = document.getElementById(CHAT_ROOT_ID);
  const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
  if (!root || !dialog) return Promise.resolve();
  const helpline = JSON.parse(dialog.dataset.helpline ?? "null") as Helpline | undefined;
  return new Promise((mounted) => {
    hydrateRoot(root, <ChatPanel screen={screen} helpline={helpline} dialog={dialog} onMounted={mounted} />, {
      identifierPrefix: CHAT_ID_PREFIX,
    });
  });
}
