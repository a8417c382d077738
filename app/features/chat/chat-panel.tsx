import { useEffect, useState } from "react";
import { prefillSentence, symptomSentence, worstLevel } from "#app/domain/conversation.ts";
import type { Helpline } from "#app/domain/page.ts";
import { GENERAL_CONSULTATION, NEWSLETTER_WAITS_KEY, PENDING_SYMPTOM_KEY, SIGNALS } from "#app/domain/signals.ts";
import type { Screen } from "#app/domain/triage/screen.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { PetSetup } from "./pet-setup.tsx";
import { useChat } from "./use-chat.ts";

const QUICK_SYMPTOMS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

type Props = { screen?: Screen; helpline?: Helpline; dialog?: HTMLDialogElement; onMounted?: () => void };

/** The chat: who is it about, then questions and answers. Without a screen it is its first view, for the server. */
export function ChatPanel({ screen, helpline, dialog, onMounted }: Props) {
  const { conversation, send, vote, setUp } = useChat(screen);
  const [draft, setDraft] = useState("");
  const { petName, selectedPet, isSetupComplete, isLoading, chatHistory } = conversation;
  usePendingSymptom(dialog, setDraft);
  useEffect(() => onMounted?.(), [onMounted]);
  const isEmergency = worstLevel(chatHistory) === "emergency";
  // Nothing is sold, not even for free, to somebody with a dying animal.
  useEffect(() => {
    if (isEmergency) sessionStorage.setItem(NEWSLETTER_WAITS_KEY, "true");
  }, [isEmergency]);

  const submit = (text: string) => {
    send(text);
    if (!isLoading && text.trim() !== "") setDraft("");
  };
  return (
    <>
      <div className="chat-header">
        <div>
          <h2 id="chat-title" className="chat-title">
            Pet health assistant
          </h2>
          <p className="chat-subtitle">An AI pet care helper. It is not a vet.</p>
        </div>
        <button type="button" className="icon-button" data-close="" aria-label="Close the chat">
          <Icon name="close" />
        </button>
      </div>
      {isSetupComplete ? (
        <>
          <MessageList messages={chatHistory} petName={petName} helpline={helpline} onVote={vote} />
          <div className="chat-quick">
            {QUICK_SYMPTOMS.map((symptom) => (
              <button
                key={symptom}
                type="button"
                className="chip"
                disabled={isLoading}
                onClick={() => submit(symptomSentence(symptom, petName))}
              >
                {symptom}
              </button>
            ))}
          </div>
          <Composer draft={draft} isLoading={isLoading} onDraft={setDraft} onSend={() => submit(draft)} />
        </>
      ) : (
        <PetSetup selectedPet={selectedPet} onDone={setUp} />
      )}
    </>
  );
}

/** Puts a symptom that was pressed on the page, before or while the chat is open, into the composer. */
function usePendingSymptom(dialog: HTMLDialogElement | undefined, onDraft: (text: string) => void): void {
  useEffect(() => {
    if (!dialog) return;
    const take = (symptom: string | null) => {
      if (symptom && symptom !== GENERAL_CONSULTATION) onDraft(prefillSentence(symptom));
    };
    const takeStored = () => {
      take(sessionStorage.getItem(PENDING_SYMPTOM_KEY));
      sessionStorage.removeItem(PENDING_SYMPTOM_KEY);
    };
    const onSelected = (event: Event) => {
      if (dialog.open) take(String((event as CustomEvent).detail ?? ""));
    };
    takeStored();
    window.addEventListener(SIGNALS.openChat, takeStored);
    window.addEventListener(SIGNALS.symptomSelected, onSelected);
    return () => {
      window.removeEventListener(SIGNALS.openChat, takeStored);
      window.removeEventListener(SIGNALS.symptomSelected, onSelected);
    };
  }, [dialog, onDraft]);
}
