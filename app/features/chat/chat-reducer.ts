import type { ChatReply } from "#app/domain/chat-contract.ts";
import { type ChatMessage, type Conversation, graver, rememberAnswer, rememberUser } from "#app/domain/conversation.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Verdict } from "#app/domain/triage/screen.ts";

export type ChatAction =
  | { type: "setUp"; pet: PetType; name: string }
  | { type: "sent"; id: string; text: string; triage: Verdict; at: number }
  | { type: "triage"; id: string; triage: Verdict }
  | { type: "text"; id: string; text: string }
  | { type: "ended"; id: string; reply: ChatReply }
  | { type: "failed"; id: string; text: string; apology: string };

/** One step of a conversation. `id` is the answer's; the question before it has the same with `:question`. */
export function chatReducer(state: Conversation, action: ChatAction): Conversation {
  switch (action.type) {
    case "setUp":
      return { ...state, selectedPet: action.pet, petName: action.name, isSetupComplete: true };
    case "sent": {
      const { id, text, triage, at } = action;
      const question: ChatMessage = { id: `${id}:question`, type: "user", message: text, timestamp: at };
      const answer: ChatMessage = { id, type: "bot", message: "", timestamp: at, triage, arriving: true };
      const memory = rememberUser(state.memory, text);
      return { ...state, isLoading: true, memory, chatHistory: [...state.chatHistory, question, answer] };
    }
    case "triage":
      return change(state, action.id, (answer) => ({ triage: graver(answer.triage, action.triage) }));
    case "text":
      return change(state, action.id, () => ({ message: action.text }));
    case "ended": {
      const { response, messageId, triage, sources, error } = action.reply;
      const ended = change(state, action.id, (answer) => ({
        message: response,
        messageId,
        sources,
        triage: graver(answer.triage, triage),
        apology: error,
        arriving: false,
      }));
      return { ...ended, isLoading: false, memory: rememberAnswer(state.memory, response) };
    }
    case "failed": {
      const failed = change(state, action.id, () => ({ message: action.text, apology: action.apology, arriving: false }));
      return { ...failed, isLoading: false };
    }
  }
}

function change(state: Conversation, id: string, fields: (answer: ChatMessage) => Partial<ChatMessage>): Conversation {
  const chatHistory = state.chatHistory.map((entry) => (entry.id === id ? { ...entry, ...fields(entry) } : entry));
  return { ...state, chatHistory };
}
