import { useEffect } from "react";
import type { OpenChat } from "#app/browser/browser-events.ts";
import { levelNow, questionOf } from "#app/domain/chat/conversation/conversation.ts";
import { subjectOf } from "#app/domain/chat/conversation/subject.ts";
import { readPetType } from "#app/domain/pets.ts";
import type { Screen } from "#app/domain/verdict.ts";
import { holdNewsletter } from "./conversation-storage.ts";
import { type AnswerOffline, type LoadLanguageOf, useChat } from "./use-chat.ts";
import { usePets } from "./use-pets.ts";
import { useProfiles } from "./use-profiles.ts";
import { useOnline, usePending, useStoredChat, useVisibleHeight } from "./use-surroundings.ts";
import { useWriting } from "./use-writing.ts";

export type PanelProps = {
  screen?: Screen;
  /** Answers without the network, from what lies on this device. */
  answerOffline?: AnswerOffline;
  /** Loads what the screen needs for another language than English. */
  loadLanguageOf?: LoadLanguageOf;
  dialog?: HTMLDialogElement;
  onMounted?: () => void;
};

export type Panel = ReturnType<typeof usePanel>;

/** The state of the chat, what it takes up from the page and from this tab's storage, and what it leaves there. */
export function usePanel({ screen, answerOffline, loadLanguageOf, dialog, onMounted }: PanelProps) {
  const chat = useChat(screen, answerOffline, loadLanguageOf);
  const pets = usePets(chat.replace);
  const writing = useWriting(chat, pets);
  const { conversation } = chat;
  const { draft, setDraft } = writing;
  const profiles = useProfiles(subjectOf(conversation));
  const isEmergency = levelNow(conversation.chatHistory) === "emergency" || writing.held?.verdict?.level === "emergency";
  useStoredChat({ conversation, draft, others: pets.others }, (stored) => {
    pets.restore(stored);
    setDraft((typed) => typed || stored.draft);
  });
  usePending(dialog, {
    onDraft: setDraft,
    onOpen: (opened) => {
      const unsent = takeUp(chat, pets, opened);
      if (unsent) writing.hold(unsent);
    },
  });
  useVisibleHeight(dialog);
  useEffect(() => onMounted?.(), [onMounted]);
  // While it is typed, so that the card is there with the first tap on Send; what was asked before is read again when its check is answered.
  const asked = questionOf(conversation, conversation.chatHistory.at(-1)?.id ?? "")?.message ?? "";
  useEffect(() => {
    for (const text of [draft, asked]) loadLanguageOf?.(text);
  }, [draft, asked, loadLanguageOf]);
  useEffect(() => {
    if (isEmergency) holdNewsletter();
  }, [isEmergency]);
  return { chat, pets, writing, profiles, isOnline: useOnline() };
}

/** Takes up what came with the opening of the chat. @returns the words that could not be sent */
function takeUp(
  { conversation, selectPet, confirmPetName, sendMessage }: ReturnType<typeof useChat>,
  pets: ReturnType<typeof usePets>,
  { message = "", petType, petName: name = "" }: OpenChat,
): string {
  const subject = subjectOf(conversation);
  const type = readPetType(petType ?? "");
  const isAnother = (type && subject.type && type !== subject.type) || (name && subject.name && name !== subject.name);
  if (isAnother) pets.add({ type, name });
  else if (type && (name || !conversation.isSetupComplete)) {
    selectPet(type);
    confirmPetName(name);
  }
  return message.trim() && !sendMessage(message) ? message : "";
}
