import { useCallback, useReducer, useRef } from "react";
import { APOLOGY } from "#app/domain/answer.ts";
import { type Conversation, canSend, NEW_CONVERSATION, requestFor, worstLevel } from "#app/domain/conversation.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Screen } from "#app/domain/triage/screen.ts";
import { askServer, sendVote } from "./chat-client.ts";
import { chatReducer } from "./chat-reducer.ts";

const RENDER_EVERY_MS = 100;

/** A conversation and what may be done with it. Refused actions change nothing. */
export function useChat(screen: Screen | undefined) {
  const [conversation, dispatch] = useReducer(chatReducer, NEW_CONVERSATION);
  const latest = useRef<Conversation>(conversation);
  latest.current = conversation;

  const send = useCallback(
    async (text: string): Promise<boolean> => {
      const before = latest.current;
      if (!screen || !canSend(before, text)) return false;
      const { selectedPet: petType, petName, chatHistory } = before;
      const history = requestFor(before, text).conversationHistory;
      const triage = screen(text, { petType, petName, history: [...(history ?? [])], previous: worstLevel(chatHistory) });
      const id = crypto.randomUUID();
      dispatch({ type: "sent", id, text, triage, at: Date.now() });
      await receive(id, requestFor(before, text), dispatch);
      return true;
    },
    [screen],
  );

  const vote = useCallback((messageId: string, rating: "positive" | "negative") => {
    sendVote({ messageId, rating, petType: latest.current.selectedPet }).catch((error) => console.error("Vote was not sent:", error));
  }, []);

  const setUp = useCallback((pet: PetType, name: string) => dispatch({ type: "setUp", pet, name }), []);

  return { conversation, send, vote, setUp };
}

async function receive(id: string, request: ReturnType<typeof requestFor>, dispatch: (action: Parameters<typeof chatReducer>[1]) => void) {
  let text = "";
  let painted = 0;
  try {
    for await (const event of askServer(request, new AbortController().signal)) {
      if (event.type === "delta") {
        text += event.text;
        // Parsing Markdown for every word would keep a slow phone busy; ten times a second is all an eye can follow.
        if (Date.now() - painted < RENDER_EVERY_MS) continue;
        painted = Date.now();
        dispatch({ type: "text", id, text });
      } else {
        dispatch(event.type === "triage" ? { type: "triage", id, triage: event.triage } : { type: "ended", id, reply: event.reply });
        if (event.type === "error") console.error("Chat failed:", event.reply.error);
        if (event.type !== "triage") return;
      }
    }
    throw new Error("The answer ended too early");
  } catch (error) {
    console.error("Chat failed:", error instanceof Error && error.message ? error.message : "Failed to send message");
    dispatch({ type: "failed", id, text, apology: APOLOGY });
  }
}
