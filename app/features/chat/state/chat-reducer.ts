import type { Given } from "#app/domain/after-tap.ts";
import type { ChatReply, ChatRequest, OwnAnswer } from "#app/domain/chat/chat-contract.ts";
import { APOLOGY } from "#app/domain/chat/chat-contract.ts";
import {
  type ChatMessage,
  type Conversation,
  moreUrgent,
  questionId,
  withoutExchange,
} from "#app/domain/chat/conversation/conversation.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import { withoutAnswered } from "#app/domain/check-answers.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export type ChatAction =
  | { type: "petSelected"; pet: PetType | undefined }
  | { type: "petNameConfirmed"; name: string }
  | { type: "reminded"; checkAt: number | undefined }
  | { type: "restored"; conversation: Conversation }
  /** `instead` is the answer that goes, with its question. */
  | {
      type: "sent";
      id: string;
      text: string;
      triage: Verdict;
      at: number;
      request: ChatRequest;
      instead?: string;
      takesBack: boolean;
      given?: Given;
    }
  | { type: "triage"; id: string; triage: Verdict }
  | { type: "text"; id: string; text: string }
  | { type: "ended"; id: string; reply: ChatReply }
  /** By the device itself: without a network, or because the connection was lost. */
  | ({ type: "answeredHere"; id: string; lost: boolean } & OwnAnswer)
  | ({ type: "failed"; id: string; text: string } & Pick<ChatMessage, "offline" | "lost" | "sources" | "retryAt">)
  | { type: "stopped"; id: string; text: string }
  | { type: "voted"; id: string; vote: Rating; reason?: VoteReason };

/** One step of a conversation. `id` is the answer's. */
export function chatReducer(state: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case "petSelected":
      return { ...state, selectedPet: action.pet };
    case "petNameConfirmed":
      return { ...state, petName: action.name, isSetupComplete: true };
    case "reminded":
      return { ...state, checkAt: action.checkAt };
    case "restored":
      return action.conversation;
    case "sent":
      return sent(state, action);
    case "triage": {
      const { id, triage } = action;
      return change(state, id, ({ triage: own, answers }) => ({ triage: moreUrgent(own, withoutAnswered(triage, answers)) }));
    }
    case "text":
      return change(state, action.id, () => ({ message: action.text }));
    case "ended":
      return ended(state, action.id, action.reply);
    case "answeredHere": {
      const { type: _, id, response, lost, ...own } = action;
      // With a lost connection the words may have arrived in part, and the question was sent.
      const message = lost ? response : `**You are offline.** This answer comes from the guides on this device.\n\n${response}`;
      const lastSent = lost ? state.lastSent : undefined;
      return change({ ...state, isLoading: false, lastSent }, id, () => ({ message, lost, ...own, arriving: false }));
    }
    case "failed": {
      const { type: _, id, text, ...why } = action;
      return change({ ...state, isLoading: false }, id, () => ({ message: text, apology: APOLOGY, ...why, arriving: false }));
    }
    case "stopped":
      return change({ ...state, isLoading: false }, action.id, () => ({ message: action.text, stopped: true, arriving: false }));
    case "voted":
      return change(state, action.id, () => ({ vote: action.vote, voteReason: action.reason }));
  }
}

function sent(
  state: Conversation,
  { id, text, triage, at, request, instead, takesBack, given }: ChatAction & { type: "sent" },
): Conversation {
  const question: ChatMessage = { id: questionId(id), type: "user", message: text, timestamp: at, aboutPage: request.aboutPage };
  const answer: ChatMessage = {
    id,
    type: "bot",
    message: "",
    timestamp: at,
    triage,
    arriving: true,
    takenBack: takesBack,
    facts: triage.facts,
    ...given,
  };
  const before = withoutExchange(state, instead);
  return {
    ...before,
    isSetupComplete: true,
    isLoading: true,
    lastSent: { request },
    chatHistory: [...before.chatHistory, question, answer],
  };
}

function ended(state: Conversation, id: string, reply: ChatReply): Conversation {
  const { response, messageId, triage, sources, error, answeredBy, askedOf, facts, suggestions, animals, actions, isGeneral } = reply;
  const after = {
    ...state,
    isLoading: false,
    lastSent: state.lastSent && { ...state.lastSent, answeredBy, askedOf },
  };
  return change(after, id, (answer) => ({
    message: response,
    messageId,
    sources,
    facts: facts ?? answer.facts,
    suggestions,
    animals,
    actions,
    isGeneral,
    triage: triage ? moreUrgent(answer.triage, withoutAnswered(triage, answer.answers)) : answer.triage,
    // The server's own words for what went wrong are for the console.
    apology: error ? APOLOGY : undefined,
    arriving: false,
  }));
}

function change(state: Conversation, id: string, fields: (answer: ChatMessage) => Partial<ChatMessage>): Conversation {
  const chatHistory = state.chatHistory.map((entry) => (entry.id === id ? { ...entry, ...fields(entry) } : entry));
  return { ...state, chatHistory };
}
