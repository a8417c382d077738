import { useRef, useState } from "react";
import { type Progress, progressSentence } from "#app/domain/chat/conversation/check-again.ts";
import { questionOf, visitorMessages } from "#app/domain/chat/conversation/conversation.ts";
import { subjectOf } from "#app/domain/chat/conversation/subject.ts";
import type { HandoverFacts } from "#app/domain/chat/handover/handover.ts";
import { type PetType, readPetType } from "#app/domain/pets.ts";
import type { Submitted } from "../composer.tsx";
import type { useChat } from "./use-chat.ts";
import { useDraft } from "./use-draft.ts";
import type { usePets } from "./use-pets.ts";

/**
 * What the visitor writes: a draft, the change of their last question, and what they put right on the sheet for the vet. Sending takes the
 * focus to where they read or write next.
 */
export function useWriting(chat: ReturnType<typeof useChat>, pets: ReturnType<typeof usePets>) {
  const { conversation, sendMessage } = chat;
  const { clear, sendOrHold, ...writing } = useDraft(chat);
  const { draft, hold, setDraft } = writing;
  const [editing, setEditing] = useState<string>();
  const [edited, setEdited] = useState<HandoverFacts>({});
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLElement>(null);

  // After a sheet has gone: what lies under a modal dialog cannot take the focus.
  const toInput = () => setTimeout(() => input.current?.focus());
  const toLog = () => log.current?.focus();
  const submitText = (text: string) => {
    if (sendOrHold(text, editing)) setEditing(undefined);
  };
  return {
    ...writing,
    /** The answer whose question is being changed. */
    editing,
    edited,
    setEdited,
    input,
    log,
    toInput,
    clear() {
      clear();
      setEditing(undefined);
      setEdited({});
      toInput();
    },
    submit({ text, pet, sentence }: Submitted) {
      pets.forgetErased();
      const type = readPetType(pet ?? "");
      if (type) {
        chat.selectPet(type);
        chat.confirmPetName("");
      }
      // The second half of a double tap asks nothing new.
      if (sentence && !sendMessage(sentence) && visitorMessages(conversation).at(-1) !== sentence) hold(`${draft} ${sentence}`.trim());
      if (text) submitText(text);
    },
    /** Gives up the answer that is on its way for the question that waits. */
    stopAndAsk() {
      chat.stop();
      submitText(draft);
      toLog();
    },
    edit(answerId?: string) {
      clear();
      setEditing(answerId);
      setDraft(answerId ? (questionOf(conversation, answerId)?.message ?? "") : "");
      toInput();
    },
    ...questionsOn(chat, toLog),
    answerCheck(progress: Progress) {
      chat.remind(undefined);
      sendMessage(progressSentence(progress, subjectOf(conversation)));
      toLog();
    },
  };
}

/** Questions that are tapped, not written; each takes the reader to its answer. */
function questionsOn({ conversation, selectPet, sendMessage }: ReturnType<typeof useChat>, toLog: () => void) {
  const askAgain = (answerId: string) => {
    const { message = "", aboutPage } = questionOf(conversation, answerId) ?? {};
    const { answers = [], corrected } = conversation.chatHistory.find(({ id }) => id === answerId) ?? {};
    sendMessage(message, { instead: answerId, aboutPage, given: { answers, corrected } });
    toLog();
  };
  return {
    askAgain,
    /** Asks the question of an answer again for an animal, in the place of the first exchange. */
    askFor(answerId: string, animal: PetType) {
      selectPet(animal);
      askAgain(answerId);
    },
    ask(text: string, aboutPage?: string) {
      sendMessage(text, { aboutPage });
      toLog();
    },
  };
}
