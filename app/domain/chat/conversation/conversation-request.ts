import type { Given } from "../../after-tap.ts";
import { checkedOf } from "../../check-answers.ts";
import type { PetType } from "../../pets.ts";
import { unreadOf } from "../../read-chips.ts";
import type { Screen, Verdict } from "../../verdict.ts";
import type { ChatRequest } from "../chat-contract.ts";
import type { PartOfDay } from "../part-of-day.ts";
import { type Conversation, earlierTurns, factsOf, lastTurns, levelNow } from "./conversation.ts";
import { enrich, memoryOf } from "./conversation-memory.ts";
import { subjectIn, subjectOf } from "./subject.ts";

/** A page of ours that is about one animal alone. */
export type AnimalPage = { path: string; animal: PetType };

/**
 * The urgency of a text in its conversation, before the text is added to it.
 * @param page where it was written: it names the animal where nothing else does
 * @param given what its owner answered and put right about it
 */
export function screenIn(
  conversation: Conversation,
  text: string,
  screen: Screen,
  page?: AnimalPage,
  { answers, corrected }: Given = NOTHING_GIVEN,
): Verdict {
  const { chatHistory } = conversation;
  const { type: petType, name: petName } = subjectOf(conversation);
  return screen(text, {
    petType: corrected?.petType ?? petType ?? page?.animal,
    petName: nameAs(corrected, petName),
    history: lastTurns(chatHistory),
    previous: levelBefore(conversation),
    facts: factsOf(chatHistory),
    checked: checkedOf(answers),
    unread: unreadOf(corrected),
  });
}

type RequestOptions = { aboutPage?: string; partOfDay?: PartOfDay | undefined; given?: Given };

/**
 * The request for a text, made before the text is added to the conversation. It names the animal that the text is about, however that is
 * known: by the form, a profile or the owner's words.
 * @param verdict what the device says about the text
 */
export function requestFor(
  conversation: Conversation,
  text: string,
  verdict: Pick<Verdict, "facts">,
  { aboutPage, partOfDay, given: { answers, corrected } = NOTHING_GIVEN }: RequestOptions = {},
): ChatRequest {
  const { chatHistory } = conversation;
  const facts = factsOf(chatHistory);
  const earlier = earlierTurns(chatHistory);
  const { type: petType, name: petName } = subjectIn(verdict.facts ?? facts, conversation);
  return {
    message: enrich(text, memoryOf(chatHistory)),
    petType: corrected?.petType ?? petType,
    petName: nameAs(corrected, petName),
    conversationHistory: lastTurns(chatHistory),
    ...(earlier.length > 0 && { conversation: earlier }),
    previousLevel: levelBefore(conversation),
    aboutPage,
    ...(partOfDay && { partOfDay }),
    facts,
    checked: checkedOf(answers),
    unread: unreadOf(corrected),
  };
}

const NOTHING_GIVEN: Given = { answers: [] };

/** A name that was not meant gives way to the right one, or to none. */
function nameAs(corrected: Given["corrected"], name: string): string | undefined {
  const isAway = corrected?.away.some(({ id }) => id === "name");
  return corrected?.petName ?? ((!isAway && name) || undefined);
}

/** The level that the conversation has reached. That of an open check is a question's, so it binds no later message. */
function levelBefore({ chatHistory }: Conversation) {
  return levelNow(chatHistory.filter(({ triage }) => !triage?.check));
}
