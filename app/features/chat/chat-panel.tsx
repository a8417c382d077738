import { useEffect, useState } from "react";
import { checkQuestion, checkTime } from "#app/domain/chat/conversation/check-again.ts";
import { isMourning } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { subjectOf } from "#app/domain/chat/conversation/subject.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { PetProfile } from "#app/domain/pet-profile.ts";
import { ChatHeader } from "./chat-header.tsx";
import type { ChatSheets, SheetName } from "./chat-sheets.tsx";
import { CHAT_FORM_ID, Composer } from "./composer.tsx";
import { HeldQuestion } from "./held-question.tsx";
import { PetSetup } from "./pets/pet-setup.tsx";
import { QuickSymptoms, QuickSymptomsToggle } from "./quick-symptoms.tsx";
import { useCheckDue } from "./state/use-check-due.ts";
import { type Panel, type PanelProps, usePanel } from "./state/use-panel.ts";
import { StatusBar } from "./status-bar.tsx";
import { Announcer } from "./transcript/announcer.tsx";
import { MessageList } from "./transcript/message-list.tsx";

/** A fifth of the chat's own weight, and not needed before the first tap on what opens a sheet. */
const loadSheets = () => import("./chat-sheets.tsx");

type Props = PanelProps & { helpline?: HelplineToCall };

/** The chat: a box to write in, questions and answers, and who they are about. Without a screen it is its first view, for the server. */
export function ChatPanel({ helpline, ...props }: Props) {
  const panel = usePanel(props);
  const { chat, pets, writing, isOnline } = panel;
  const [sheet, setSheet] = useState<{ name: SheetName; Sheets: typeof ChatSheets }>();
  const [isQuickOpen, setQuickOpen] = useState(false);
  const { isSetupComplete, isLoading, chatHistory, checkAt } = chat.conversation;
  const last = chatHistory.at(-1);
  const subject = subjectOf(chat.conversation);
  const isCheckDue = useCheckDue(checkAt, checkQuestion(subject));
  const isAsked = last !== undefined;
  useEffect(() => {
    if (isAsked) loadSheets().catch(() => {});
  }, [isAsked]);
  const openSheet = (name: SheetName | undefined) => {
    // What could not be loaded is tried again at the next tap.
    if (name) return loadSheets().then(({ ChatSheets: Sheets }) => setSheet({ name, Sheets }), console.error);
    setSheet(undefined);
    // What opened the sheet may be gone itself, such as an item of the menu.
    setTimeout(() => document.activeElement === document.body && writing.input.current?.focus());
  };
  return (
    <>
      <ChatHeader
        subject={isSetupComplete ? subject : undefined}
        offersVetSheet={last !== undefined && !isMourning(last) && !(isLoading && last.triage?.level === "info")}
        onPet={() => openSheet("pet")}
        onVet={() => openSheet("vet")}
        onMenu={() => openSheet("menu")}
      />
      <Middle {...panel} helpline={helpline} />
      <StatusBar
        isOnline={isOnline}
        onUndoErase={pets.erased && !isSetupComplete ? pets.undoErase : undefined}
        onCancelEdit={writing.editing ? () => writing.edit() : undefined}
        check={
          isCheckDue && !isLoading
            ? { question: checkQuestion(subject), onAnswer: writing.answerCheck, onDismiss: () => chat.remind(undefined) }
            : undefined
        }
      />
      {isAsked && !isQuickOpen ? null : <QuickSymptoms form={CHAT_FORM_ID} petName={subject.name} takesFocus={isAsked} />}
      {writing.held ? (
        <HeldQuestion
          held={writing.held}
          messages={chatHistory}
          helpline={helpline}
          ownVet={panel.profiles.ownVet}
          onAsk={writing.stopAndAsk}
        />
      ) : null}
      <Composer
        ref={writing.input}
        draft={writing.draft}
        isLoading={isLoading}
        onDraft={writing.setDraft}
        onSubmit={(submitted) => {
          setQuickOpen(false);
          writing.submit(submitted);
        }}
        onStop={() => {
          chat.stop();
          writing.toInput();
        }}
      >
        {isAsked ? <QuickSymptomsToggle isOpen={isQuickOpen} onToggle={() => setQuickOpen(!isQuickOpen)} /> : null}
      </Composer>
      <Announcer last={last} before={chatHistory.slice(0, -1)} isOnline={isOnline} held={writing.held} />
      {sheet ? <sheet.Sheets open={sheet.name} onOpen={openSheet} helpline={helpline} {...panel} /> : null}
    </>
  );
}

/** Questions and answers; before the first word, the animals to tap. */
function Middle({ chat, pets, writing, profiles, helpline }: Panel & Pick<Props, "helpline">) {
  if (!chat.conversation.isSetupComplete) {
    const choose = ({ type, name }: PetProfile) => {
      chat.selectPet(type);
      chat.confirmPetName(name);
    };
    return <PetSetup form={CHAT_FORM_ID} profiles={profiles.all} onChoose={choose} />;
  }
  return (
    <MessageList
      ref={writing.log}
      chat={chat}
      helpline={helpline}
      onAsk={writing.ask}
      onAskFor={writing.askFor}
      onRetry={writing.askAgain}
      onWrite={writing.toInput}
      onEdit={writing.edit}
      onStartOver={() => {
        pets.erase();
        writing.clear();
      }}
      onCheck={(isWanted) => chat.remind(isWanted ? checkTime(Date.now()) : undefined)}
      ownVet={profiles.ownVet}
    />
  );
}
