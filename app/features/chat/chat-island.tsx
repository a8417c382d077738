import { hydrateRoot } from "react-dom/client";
import type { FirstSteps } from "#app/domain/content/landing-content.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { type Signature, SignatureContext } from "#app/ui/content/review-mark.tsx";
import { ChatBoundary } from "./chat-boundary.tsx";
import { CHAT_ID_PREFIX, CHAT_ROOT_ID } from "./chat-frame.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { readHelplineFromDom } from "./state/read-helpline-from-dom.ts";
import type { AnswerOffline } from "./state/use-chat.ts";
import { FirstStepsContext } from "./verdict/verdict-card.tsx";

/** Brings the chat in the page's dialog to life, keeping what was typed meanwhile. Resolves when it answers to touch. */
export function mountChat(screen: Screen, firstSteps: FirstSteps, review: Signature, answerOffline: AnswerOffline): Promise<void> {
  const root = document.getElementById(CHAT_ROOT_ID);
  const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
  if (!root || !dialog) return Promise.resolve();
  return new Promise((mounted) => {
    hydrateRoot(
      root,
      <SignatureContext.Provider value={review}>
        <FirstStepsContext.Provider value={firstSteps}>
          <ChatBoundary>
            <ChatPanel screen={screen} answerOffline={answerOffline} helpline={readHelplineFromDom()} dialog={dialog} onMounted={mounted} />
          </ChatBoundary>
        </FirstStepsContext.Provider>
      </SignatureContext.Provider>,
      { identifierPrefix: CHAT_ID_PREFIX },
    );
  });
}
