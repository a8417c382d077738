import { useEffect, useRef, useState } from "react";
import type { OpenChat } from "#app/browser/browser-events.ts";
import { checkQuestion, checkTime, type Progress, progressSentence } from "#app/domain/chat/conversation/check-again.ts";
import { levelNow, questionOf } from "#app/domain/chat/conversation/conversation.ts";
import { isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { subjectOf } from "#app/domain/chat/conversation/subject.ts";
import type { CaseFacts } from "#app/domain/chat/handover/handover.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { readPetType } from "#app/domain/pets.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { ChatHeader } from "./chat-header.tsx";
import { ChatSheets, type SheetName } from "./chat-sheets.tsx";
import { CHAT_FORM_ID, Composer, type Submitted } from "./composer.tsx";
import { PetSetup } from "./pets/pet-setup.tsx";
import { QuickSymptoms } from "./quick-symptoms.tsx";
import { holdNewsletter } from "./state/conversation-storage.ts";
import { type AnswerOffline, useChat } from "./state/use-chat.ts";
import { useCheckDue } from "./state/use-check-due.ts";
import { usePets } from "./state/use-pets.ts";
import { useProfiles } from "./state/use-profiles.ts";
import { useOnline, usePending, useStoredChat, useVisibleHeight } from "./state/use-surroundings.ts";
import { StatusBar } from "./status-bar.tsx";
import { Announcer } from "./transcript/announcer.tsx";
import { MessageList } from "./transcript/message-list.tsx";

type Props = {
  screen?: Screen;
  /** Answers without the network, from what lies on this device. */
  answerOffline?: AnswerOffline;
  helpline?: HelplineToCall;
  dialog?: HTMLDialogElement;
  onMounted?: () => void;
};

/** The chat: a box to write in, questions and answers, and who they are about. Without a screen it is its first view, for the server. */
export function ChatPanel({ screen, answerOffline, helpline, dialog, onMounted }: Props) {
  const chat = useChat(screen, answerOffline);
  const pets = usePets(chat.replace);
  const { conversation, send, stop } = chat;
  const [draft, setDraft] = useState("");
  const [editing, setEditing] = useState<string>();
  const [sheet, setSheet] = useState<SheetName>();
  const [edited, setEdited] = useState<CaseFacts>({});
  const isOnline = useOnline();
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);
  const { isSetupComplete, isLoading, chatHistory } = conversation;
  const last = chatHistory.at(-1);
  const isEmergency = levelNow(chatHistory) === "emergency";
  const subject = subjectOf(conversation);
  const profiles = useProfiles(subject);
  const isCheckDue = useCheckDue(conversation.checkAt, checkQuestion(subject));
  useStoredChat({ conversation, draft, others: pets.others }, (stored) => {
    pets.restore(stored);
    setDraft((typed) => typed || stored.draft);
  });
  usePending(dialog, { onDraft: setDraft, onOpen: (opened) => takeUp(opened) });
  useVisibleHeight(dialog);
  useEffect(() => onMounted?.(), [onMounted]);
  useEffect(() => {
    if (isEmergency) holdNewsletter();
  }, [isEmergency]);

  // After a sheet has gone: what lies under a modal dialog cannot take the focus.
  const toInput = () => setTimeout(() => input.current?.focus());
  const openSheet = (name: SheetName | undefined) => {
    setSheet(name);
    // What opened the sheet may be gone itself, such as an item of the menu.
    if (!name) setTimeout(() => document.activeElement === document.body && input.current?.focus());
  };
  const toLog = () => log.current?.focus();
  const reset = () => {
    setDraft("");
    setEditing(undefined);
    setEdited({});
    toInput();
  };
  const submit = ({ text, pet, sentence }: Submitted) => {
    pets.forgetErased();
    const type = readPetType(pet ?? "");
    if (type) chat.setUp(type, "");
    if (sentence) send(sentence);
    if (!text || !send(text, { instead: editing })) return;
    setDraft("");
    setEditing(undefined);
  };
  const takeUp = ({ message = "", petType }: OpenChat) => {
    const type = readPetType(petType ?? "");
    if (type && subject.type && type !== subject.type) pets.add({ type, name: "" });
    else if (type && !isSetupComplete) chat.setUp(type, "");
    if (message.trim() && !send(message)) setDraft(message);
  };
  const edit = (answerId?: string) => {
    setEditing(answerId);
    setDraft(answerId ? (questionOf(conversation, answerId)?.message ?? "") : "");
    toInput();
  };
  const answerCheck = (progress: Progress) => {
    chat.remind(undefined);
    send(progressSentence(progress, subject));
    toLog();
  };
  const erase = () => {
    pets.erase();
    reset();
  };
  return (
    <>
      <ChatHeader
        subject={isSetupComplete ? subject : undefined}
        offersVetSheet={last !== undefined && !isMourning(last)}
        onPet={() => setSheet("pet")}
        onVet={() => setSheet("vet")}
        onMenu={() => setSheet("menu")}
      />
      {isSetupComplete ? (
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
          onStartOver={erase}
          onCheck={() => chat.remind(checkTime(Date.now()))}
          ownVet={profiles.ownVet}
        />
      ) : (
        <PetSetup form={CHAT_FORM_ID} profiles={profiles.all} onChoose={({ type, name }) => chat.setUp(type, name)} />
      )}
      <StatusBar
        isOnline={isOnline}
        onUndoErase={pets.erased && !isSetupComplete ? pets.undoErase : undefined}
        onCancelEdit={editing ? () => edit() : undefined}
        check={isCheckDue && !isLoading ? { question: checkQuestion(subject), onAnswer: (progress) => answerCheck(progress) } : undefined}
      />
      {chatHistory.length === 0 ? <QuickSymptoms form={CHAT_FORM_ID} petName={subject.name} /> : null}
      <Composer
        ref={input}
        draft={draft}
        isFirst={chatHistory.length === 0}
        isLoading={isLoading}
        onDraft={setDraft}
        onSubmit={submit}
        onStop={() => {
          stop();
          toInput();
        }}
      />
      <Announcer last={last} before={chatHistory.slice(0, -1)} isOnline={isOnline} />
      <ChatSheets
        open={sheet}
        onOpen={openSheet}
        conversation={conversation}
        others={pets.others}
        profiles={profiles}
        edited={edited}
        onEdited={setEdited}
        onChangePet={({ type, name }) => chat.setUp(type, name)}
        onSwitchPet={(other) => {
          pets.switchTo(other);
          reset();
        }}
        onAddPet={(pet) => {
          pets.add(pet);
          reset();
        }}
        onErase={erase}
      />
    </>
  );
}
