import { useEffect, useRef, useState } from "react";
import { questionOf, symptomSentence, visitorMessages } from "#app/domain/chat/conversation.ts";
import type { CaseFacts } from "#app/domain/chat/handover.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { ChatHeader } from "./chat-header.tsx";
import { Composer } from "./composer.tsx";
import { PetSetup } from "./pet-setup.tsx";
import { HandoverSheet } from "./sheets/handover-sheet.tsx";
import { SentSheet } from "./sheets/sent-sheet.tsx";
import { holdNewsletter } from "./state/conversation-storage.ts";
import { type AnswerOffline, useChat } from "./state/use-chat.ts";
import { useOnline, usePendingSymptom, useStoredConversation, useVisibleHeight } from "./state/use-surroundings.ts";
import { Announcer } from "./transcript/announcer.tsx";
import { MessageList } from "./transcript/message-list.tsx";

const QUICK_SYMPTOMS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

type Props = {
  screen?: Screen;
  /** Answers without the network, from what lies on this device. */
  answerOffline?: AnswerOffline;
  helpline?: HelplineToCall;
  dialog?: HTMLDialogElement;
  onMounted?: () => void;
};

/** The chat: who is it about, then questions and answers. Without a screen it is its first view, for the server. */
export function ChatPanel({ screen, answerOffline, helpline, dialog, onMounted }: Props) {
  const chat = useChat(screen, answerOffline);
  const { conversation, send, stop, erase, restore } = chat;
  const [draft, setDraft] = useState("");
  const [editing, setEditing] = useState<string>();
  const [sheet, setSheet] = useState<"vet" | "sent">();
  const [told, setTold] = useState<CaseFacts>({});
  const isOnline = useOnline();
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const { petName, selectedPet, isSetupComplete, isLoading, chatHistory, worstLevel } = conversation;
  useStoredConversation(conversation, draft, (kept) => {
    restore(kept.conversation);
    setDraft(kept.draft);
  });
  usePendingSymptom(dialog, setDraft);
  useVisibleHeight(dialog);
  useEffect(() => onMounted?.(), [onMounted]);
  useEffect(() => {
    if (worstLevel === "emergency") holdNewsletter();
  }, [worstLevel]);

  const toInput = () => input.current?.focus();
  const toLog = () => log.current?.focus();
  const submit = () => {
    if (!send(draft, { instead: editing })) return;
    setDraft("");
    setEditing(undefined);
  };
  const edit = (answerId?: string) => {
    setEditing(answerId);
    setDraft(answerId ? (questionOf(conversation, answerId)?.message ?? "") : "");
    toInput();
  };
  const startAnew = () => {
    erase();
    setDraft("");
    setEditing(undefined);
    setTold({});
  };
  return (
    <>
      <ChatHeader tools={chatHistory.length > 0} onVet={() => setSheet("vet")} onSent={() => setSheet("sent")} onErase={startAnew} />
      {isSetupComplete ? (
        <>
          <MessageList
            ref={log}
            chat={chat}
            helpline={helpline}
            onAsk={(text, aboutPage) => {
              send(text, { aboutPage });
              toLog();
            }}
            onRetry={(answerId) => {
              const { message = "", aboutPage } = questionOf(conversation, answerId) ?? {};
              send(message, { instead: answerId, aboutPage });
              toLog();
            }}
            onEdit={edit}
            onStartOver={startAnew}
          />
          {isOnline ? null : (
            <p className="chat-bar">You are offline. The urgency check still works, and answers come from the guides on this device.</p>
          )}
          {editing ? (
            <p className="chat-bar">
              <span>You are changing your last question.</span>
              <button type="button" className="button button--plain" onClick={() => edit()}>
                Cancel
              </button>
            </p>
          ) : (
            <div className="chat-quick">
              {QUICK_SYMPTOMS.map((symptom) => (
                <button
                  key={symptom}
                  type="button"
                  className="chip"
                  aria-disabled={isLoading}
                  onClick={() => send(symptomSentence(symptom, petName))}
                >
                  {symptom}
                </button>
              ))}
            </div>
          )}
          <Composer
            ref={input}
            draft={draft}
            isLoading={isLoading}
            onDraft={setDraft}
            onSend={submit}
            onStop={() => {
              stop();
              toInput();
            }}
          />
        </>
      ) : (
        <PetSetup selectedPet={selectedPet} onDone={chat.setUp} />
      )}
      <Announcer last={chatHistory.at(-1)} isOnline={isOnline} />
      {sheet === "vet" ? (
        <HandoverSheet
          said={visitorMessages(conversation)}
          pet={conversation}
          told={told}
          onTold={setTold}
          onClose={() => setSheet(undefined)}
        />
      ) : null}
      {sheet === "sent" ? <SentSheet sent={conversation.lastSent} onClose={() => setSheet(undefined)} /> : null}
    </>
  );
}
