import { type MutableRefObject, useCallback, useMemo, useReducer, useRef } from "react";
import { RefusedError } from "#app/browser/api-client.ts";
import type { ChatReply, ChatRequest } from "#app/domain/chat/chat-contract.ts";
import {
  type Conversation,
  canSend,
  forStorage,
  NEW_CONVERSATION,
  requestFor,
  withoutExchange,
} from "#app/domain/chat/conversation/conversation.ts";
import { partAskedFor } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import type { PetType } from "#app/domain/pets.ts";
import type { Composing } from "#app/domain/ports.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import { askServer, sendVote } from "./chat-client.ts";
import { type ChatAction, chatReducer } from "./chat-reducer.ts";
import { pacedText } from "./paced-text.ts";

/** An answer on its way: stopping it keeps the words that have arrived. */
type Arriving = { id: string; leave: AbortController; text: ReturnType<typeof pacedText> };

/** Answers from what lies on this device, when there is no network. */
export type AnswerOffline = (question: Composing) => Promise<Pick<ChatReply, "response" | "sources" | "suggestions">>;

/** A conversation and what may be done with it. Refused actions change nothing. */
export function useChat(screen: Screen | undefined, answerOffline?: AnswerOffline) {
  const [conversation, render] = useReducer(chatReducer, NEW_CONVERSATION);
  const latest = useRef<Conversation>(conversation);
  latest.current = conversation;
  const arriving = useRef<Arriving>();
  // What is sent next, before anything is rendered, rests on it too.
  const dispatch = useCallback((action: ChatAction) => {
    latest.current = chatReducer(latest.current, action);
    render(action);
  }, []);

  const actions = useMemo(() => actionsOn(latest, arriving, dispatch), [dispatch]);

  /**
   * @param instead the answer whose question this one replaces
   * @param aboutPage the page that a suggested question is about
   * @returns whether it was sent
   */
  const send = useCallback(
    (words: string, { instead, aboutPage }: { instead?: string; aboutPage?: string } = {}): boolean => {
      const text = words.trim();
      if (!screen || arriving.current || !canSend(latest.current, text)) return false;
      const before = withoutExchange(latest.current, instead);
      const request = requestFor(before, text, aboutPage);
      const { petType, petName, conversationHistory = [], previousLevel: previous, facts } = request;
      const triage = screen(text, { petType, petName, history: [...conversationHistory], previous, facts });
      const id = crypto.randomUUID();
      const pending = { id, leave: new AbortController(), text: pacedText((all) => dispatch({ type: "text", id, text: all })) };
      arriving.current = pending;
      // Read by itself, because the conversation around it holds what it takes back.
      const takesBack = triage.isRetraction === true && rank(previous) > rank(screen(text, { petType, petName }).level);
      dispatch({ type: "sent", id, text, triage, at: Date.now(), request, instead, takesBack });
      const answerHere = () => answerOffline?.(offlineQuestion(request, text, before, triage));
      receive(request, pending, dispatch, answerHere).finally(() => {
        if (arriving.current === pending) arriving.current = undefined;
      });
      return true;
    },
    [screen, answerOffline, dispatch],
  );

  return { conversation, send, ...actions };
}

/** What may be done with a conversation besides sending. */
function actionsOn(
  latest: MutableRefObject<Conversation>,
  arriving: MutableRefObject<Arriving | undefined>,
  dispatch: (action: ChatAction) => void,
) {
  /** Gives up the answer that is on its way, if one is. */
  const leave = () => {
    const answer = arriving.current;
    arriving.current = undefined;
    answer?.leave.abort();
    return answer;
  };
  return {
    stop() {
      const answer = leave();
      if (answer) dispatch({ type: "stopped", id: answer.id, text: answer.text.end() });
    },
    setUp: (pet: PetType | undefined, name: string) => dispatch({ type: "setUp", pet, name }),
    /** @param checkAt when to ask how the pet is; undefined for not at all */
    remind: (checkAt: number | undefined) => dispatch({ type: "reminded", checkAt }),
    /** Shows another conversation in the place of this one. @returns this one, as it is stored */
    replace(other: Conversation): Conversation {
      const stored = forStorage(latest.current);
      leave();
      dispatch({ type: "restored", conversation: other });
      return stored;
    },
    vote(id: string, vote: Rating, reason?: VoteReason) {
      const { selectedPet: petType, chatHistory } = latest.current;
      const { messageId, triage, sources } = chatHistory.find((entry) => entry.id === id) ?? {};
      if (!messageId) return;
      dispatch({ type: "voted", id, vote, reason });
      const about = { level: triage?.level, page: sources?.[0]?.path };
      sendVote({ messageId, rating: vote, petType, reason, ...about }).catch((error) => console.error("Vote was not sent:", error));
    },
  };
}

/** A message as the assistant on this device takes it. */
function offlineQuestion(request: ChatRequest, message: string, before: Conversation, verdict: Verdict): Composing {
  const { petName, conversationHistory: history = [], facts } = request;
  return { message, petType: before.selectedPet, petName, history, verdict, part: partAskedFor(message), before: facts };
}

async function receive(
  request: ChatRequest,
  { id, leave, text }: Arriving,
  dispatch: (action: ChatAction) => void,
  answerHere: () => ReturnType<AnswerOffline> | undefined,
): Promise<void> {
  try {
    for await (const event of askServer(request, leave.signal)) {
      if (leave.signal.aborted) return;
      if (event.type === "delta") text.add(event.text);
      else if (event.type === "triage") dispatch({ type: "triage", id, triage: event.triage });
      else {
        text.end();
        dispatch({ type: "ended", id, reply: event.reply });
        if (event.reply.error) console.error("Chat failed:", event.reply.error);
        return;
      }
    }
    throw new Error("The answer ended too early");
  } catch (error) {
    if (leave.signal.aborted) return;
    const offline = !navigator.onLine;
    // Nothing has left the device, and nothing can: it answers by itself if it can.
    const own = offline && text.end() === "" ? await answerHere()?.catch(() => undefined) : undefined;
    if (leave.signal.aborted) return;
    if (own) return dispatch({ type: "answeredHere", id, ...own });
    console.error("Chat failed:", error instanceof Error && error.message ? error.message : "Failed to send message");
    dispatch({ type: "failed", id, text: text.end(), offline, retryAt: retryTime(error) });
  }
}

const TOO_MANY_REQUESTS = 429;

/** When the server will take a message again, if it refused this one as one too many. */
function retryTime(error: unknown): number | undefined {
  const isTooMany = error instanceof RefusedError && error.status === TOO_MANY_REQUESTS;
  return isTooMany && error.retryAfter ? Date.now() + error.retryAfter * 1000 : undefined;
}
