import { type MutableRefObject, useCallback, useMemo, useReducer, useRef } from "react";
import { newId } from "#app/browser/new-id.ts";
import { loadProfiles } from "#app/browser/pet-profiles.ts";
import { afterTap, type Given, isReworded, type TapName } from "#app/domain/after-tap.ts";
import type { ChatRequest, OwnAnswer } from "#app/domain/chat/chat-contract.ts";
import {
  type ChatMessage,
  type Conversation,
  canSend,
  factsOf,
  forStorage,
  NEW_CONVERSATION,
  questionOf,
  withoutExchange,
} from "#app/domain/chat/conversation/conversation.ts";
import { partAskedFor } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { type AnimalPage, requestFor, screenIn } from "#app/domain/chat/conversation/conversation-request.ts";
import { subjectIn } from "#app/domain/chat/conversation/subject.ts";
import { partOfDayAt } from "#app/domain/chat/part-of-day.ts";
import type { Rating, VoteReason } from "#app/domain/chat/votes.ts";
import { profileNamed } from "#app/domain/pet-profile.ts";
import { type PetType, readPetType } from "#app/domain/pets.ts";
import type { Composing } from "#app/domain/ports.ts";
import { reworded } from "#app/domain/read-chips.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Screen, Verdict } from "#app/domain/verdict.ts";
import { sendVote } from "../connection/chat-client.ts";
import { pacedText } from "../connection/paced-text.ts";
import { type Arriving, receiveAnswer } from "../connection/receive-answer.ts";
import { type ChatAction, chatReducer } from "./chat-reducer.ts";
import { readAnimalPage } from "./read-animal-page.ts";

/** Answers from what lies on this device, when there is no network. */
export type AnswerOffline = (question: Composing) => Promise<OwnAnswer>;

/** Loads what the screen needs for the language of a text; undefined where it is there. */
export type LoadLanguageOf = (text: string) => Promise<void> | undefined;

/** A conversation and what may be done with it. Refused actions change nothing. */
export function useChat(screen: Screen | undefined, answerOffline?: AnswerOffline, loadLanguageOf?: LoadLanguageOf) {
  const [conversation, render] = useReducer(chatReducer, NEW_CONVERSATION);
  const latest = useRef<Conversation>(conversation);
  latest.current = conversation;
  const arriving = useRef<Arriving>();
  // What is sent next, before anything is rendered, rests on it too.
  const dispatch = useCallback((action: ChatAction) => {
    latest.current = chatReducer(latest.current, action);
    render(action);
  }, []);

  const { send, ...actions } = useMemo(() => {
    const asking = screen && askingWith(latest, arriving, dispatch, screen, { answerOffline, loadLanguageOf });
    return { send: asking, ...actionsOn(latest, arriving, dispatch, asking) };
  }, [screen, answerOffline, loadLanguageOf, dispatch]);

  /**
   * @param instead the answer whose question this one replaces
   * @param aboutPage the page that a suggested question is about
   * @param given what was answered and put right about the same words, where they are asked again
   * @returns whether it was sent
   */
  const sendMessage = useCallback(
    (words: string, options: SendOptions = {}): boolean => {
      const text = words.trim();
      if (!send || arriving.current || !canSend(latest.current, text)) return false;
      send(text, options);
      return true;
    },
    [send],
  );

  /** What this device says about a text that is not sent. */
  const judge = useCallback(
    (text: string) => (screen ? screenIn(latest.current, text.trim(), screen, readAnimalPage()) : undefined),
    [screen],
  );

  return { conversation, sendMessage, judge, ...actions };
}

type SendOptions = { instead?: string; aboutPage?: string; given?: Given };

type Dispatch = (action: ChatAction) => void;

/** Sends a text: the device shows its verdict at once, and the answer is taken in. Whether it may be sent is up to the caller. */
function askingWith(
  latest: MutableRefObject<Conversation>,
  arriving: MutableRefObject<Arriving | undefined>,
  dispatch: Dispatch,
  screen: Screen,
  { answerOffline, loadLanguageOf }: { answerOffline?: AnswerOffline; loadLanguageOf?: LoadLanguageOf },
) {
  const send = (text: string, { instead, aboutPage, given }: SendOptions, pending: Arriving, at: number) => {
    const { id } = pending;
    const page = readAnimalPage(aboutPage);
    const named = profileOfText(latest.current, text, screen, page);
    if (named) {
      dispatch({ type: "petSelected", pet: named.type });
      dispatch({ type: "petNameConfirmed", name: named.name });
    }
    const before = withoutExchange(latest.current, instead);
    const triage = screenIn(before, text, screen, page, given);
    const request = requestFor(before, text, triage, {
      aboutPage: aboutPage ?? page?.path,
      partOfDay: partOfDayAt(new Date().getHours()),
      given,
    });
    const { petType, petName, previousLevel } = request;
    // Read by itself, because the conversation around it holds what it takes back.
    const takesBack = triage.isRetraction === true && rank(previousLevel) > rank(screen(text, { petType, petName }).level);
    dispatch({ type: "sent", id, text, triage, at, request, instead, takesBack, given });
    const answerHere = () => answerOffline?.(offlineQuestion(request, text, triage));
    receiveAnswer(request, pending, dispatch, answerHere).finally(() => {
      if (arriving.current === pending) arriving.current = undefined;
    });
  };
  /** @param again the answer that stays where it is, and when its question was asked, for a tap on its check */
  return (text: string, options: SendOptions, again?: Pick<ChatMessage, "id" | "timestamp">) => {
    const { id, timestamp: at } = again ?? { id: newId(), timestamp: Date.now() };
    const pending = { id, leave: new AbortController(), text: pacedText((all) => dispatch({ type: "text", id, text: all })) };
    arriving.current = pending;
    // A red card stays red, so nothing is judged before the words that may make it a question are there.
    const loading = loadLanguageOf?.(text);
    if (!loading) return send(text, options, pending, at);
    Promise.race([loading, new Promise((done) => setTimeout(done, LANGUAGE_MS))]).then(
      () => pending.leave.signal.aborted || send(text, options, pending, at),
    );
  };
}

/** The longest that a message waits for the words of its language, a few kilobytes. */
const LANGUAGE_MS = 2_000;

/** The profile on this device of the pet that a text names, while nothing else says what animal it is about. */
function profileOfText(conversation: Conversation, text: string, screen: Screen, page: AnimalPage | undefined) {
  const { facts = factsOf(conversation.chatHistory) } = screenIn(conversation, text, screen, page);
  return subjectIn(facts, conversation).type === undefined ? profileNamed(loadProfiles(), text) : undefined;
}

/** What may be done with a conversation besides sending. */
function actionsOn(
  latest: MutableRefObject<Conversation>,
  arriving: MutableRefObject<Arriving | undefined>,
  dispatch: Dispatch,
  ask: ReturnType<typeof askingWith> | undefined,
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
    /**
     * Answers the check of the last question, or puts right what was read of it, or takes that back: the same words, or those that say it better, are
     * asked again, and the turn stays in its place.
     */
    tap(answerId: string, name: TapName, value: string) {
      const answer = latest.current.chatHistory.at(-1);
      const question = questionOf(latest.current, answerId);
      if (!ask || !question || answer?.id !== answerId) return;
      const { answers = [], corrected, triage } = answer;
      const before = { answers, corrected };
      const given = triage && (isReworded(name) ? before : afterTap(triage, before, name, value));
      const chip = triage?.read?.find(({ kind }) => kind === name);
      const message = isReworded(name) ? chip && reworded(question.message, chip, value) : question.message;
      if (!given || message === undefined) return;
      leave()?.text.end();
      ask(message, { instead: answerId, aboutPage: question.aboutPage, given }, { id: answerId, timestamp: question.timestamp });
    },
    selectPet: (pet: PetType | undefined) => dispatch({ type: "petSelected", pet }),
    /** Completes the setup. @param name empty for a pet without a name */
    confirmPetName: (name: string) => dispatch({ type: "petNameConfirmed", name }),
    /** @param checkAt when to ask how the pet is; undefined for not at all */
    remind: (checkAt: number | undefined) => dispatch({ type: "reminded", checkAt }),
    /** Shows another conversation in the place of this one. @returns this one, as it is stored */
    replace(other: Conversation): Conversation {
      const stored = forStorage(latest.current);
      leave();
      dispatch({ type: "restored", conversation: other });
      return stored;
    },
    submitMessageFeedback(id: string, rating: Rating, reason?: VoteReason) {
      const { chatHistory, ...form } = latest.current;
      const answer = chatHistory.find((entry) => entry.id === id);
      if (!answer?.messageId) return;
      dispatch({ type: "voted", id, vote: rating, reason });
      const { messageId, triage, sources } = answer;
      const { type: petType } = subjectIn(answer.facts ?? factsOf(chatHistory), form);
      sendVote({ messageId, rating, petType, reason, level: triage?.level, page: sources?.[0]?.path }).catch((error) =>
        console.error("Vote was not sent:", error),
      );
    },
  };
}

/** A message as the assistant on this device takes it. */
function offlineQuestion(request: ChatRequest, message: string, verdict: Verdict): Composing {
  const { petType, petName, conversationHistory: history = [], facts } = request;
  return { message, petType: readPetType(petType ?? ""), petName, history, verdict, part: partAskedFor(message), before: facts };
}
