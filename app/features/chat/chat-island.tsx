import { hydrateRoot } from "react-dom/client";
import type { AnimalSteps, FirstSteps } from "#app/domain/content/first-aid-steps.ts";
import type { OwnNumber } from "#app/domain/content/own-number.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { type Signature, SignatureContext } from "#app/ui/content/review-mark.tsx";
import { ChatBoundary } from "./chat-boundary.tsx";
import { CHAT_ID_PREFIX, CHAT_ROOT_ID } from "./chat-frame.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import { readHelplineFromDom } from "./state/read-helpline-from-dom.ts";
import type { AnswerOffline, LoadLanguageOf } from "./state/use-chat.ts";
import { OwnNumbersContext } from "./transcript/answer/answer-phones.ts";
import { AnimalStepsContext, FirstStepsContext } from "./verdict/first-steps.ts";

/** What the chat brings along from our content, so that it is whole without the network. */
type OwnContent = { firstSteps: FirstSteps; animalSteps: () => Promise<AnimalSteps>; review: Signature; ownNumbers: readonly OwnNumber[] };

/** How a text is judged here, and what loads what that needs in another language. */
type Reading = { screen: Screen; loadLanguageOf: LoadLanguageOf };

/** Brings the chat in the page's dialog to life, keeping what was typed meanwhile. Resolves when it answers to touch. */
export function mountChat(reading: Reading, content: OwnContent, answerOffline: AnswerOffline): Promise<void> {
  const root = document.getElementById(CHAT_ROOT_ID);
  const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
  if (!root || !dialog) return Promise.resolve();
  return new Promise((mounted) => {
    hydrateRoot(
      root,
      <SignatureContext.Provider value={content.review}>
        <FirstStepsContext.Provider value={content.firstSteps}>
          <AnimalStepsContext.Provider value={content.animalSteps}>
            <OwnNumbersContext.Provider value={content.ownNumbers}>
              <ChatBoundary>
                <ChatPanel
                  {...reading}
                  answerOffline={answerOffline}
                  helpline={readHelplineFromDom()}
                  dialog={dialog}
                  onMounted={mounted}
                />
              </ChatBoundary>
            </OwnNumbersContext.Provider>
          </AnimalStepsContext.Provider>
        </FirstStepsContext.Provider>
      </SignatureContext.Provider>,
      { identifierPrefix: CHAT_ID_PREFIX },
    );
  });
}
