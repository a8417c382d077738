import { useState } from "react";
import { type Conversation, NEW_CONVERSATION } from "#app/domain/chat/conversation/conversation.ts";
import type { Subject } from "#app/domain/chat/conversation/subject.ts";

type Erased = { conversation: Conversation; others: readonly Conversation[] };

/**
 * The conversations of this tab: one for each pet, so that no fact of one animal counts for another.
 * @param replace shows another conversation and returns the one it replaces
 */
export function usePets(replace: (other: Conversation) => Conversation) {
  const [others, setOthers] = useState<readonly Conversation[]>([]);
  const [erased, setErased] = useState<Erased>();
  const setAside = (before: Conversation) => (before.chatHistory.length > 0 || before.isSetupComplete ? [before] : []);
  return {
    others,
    /** Set until something else happens: it can be undone. */
    erased,
    restore({ conversation, others: stored }: Erased) {
      replace(conversation);
      setOthers(stored);
    },
    /** Turns to another pet. */
    switchTo(other: Conversation) {
      const before = replace(other);
      setOthers([...others.filter((one) => one !== other), ...setAside(before)]);
      setErased(undefined);
    },
    /** Starts a conversation about another pet. */
    add({ type, name }: Subject) {
      const before = replace({ ...NEW_CONVERSATION, selectedPet: type, petName: name, isSetupComplete: true });
      setOthers([...others, ...setAside(before)]);
      setErased(undefined);
    },
    erase() {
      const conversation = replace(NEW_CONVERSATION);
      setErased({ conversation, others });
      setOthers([]);
    },
    undoErase() {
      if (!erased) return;
      replace(erased.conversation);
      setOthers(erased.others);
      setErased(undefined);
    },
    forgetErased: () => setErased(undefined),
  };
}
