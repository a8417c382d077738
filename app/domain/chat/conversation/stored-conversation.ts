import { readPetType } from "../../pets.ts";
import { isChoice, isFlag, isNumber, isObject, isText, listOf, only, REPLY_FIELDS, readFields } from "../shapes.ts";
import { type ChatMessage, type Conversation, forStorage, type SentRequest } from "./conversation.ts";

const isAnswered = (value: unknown) =>
  isChoice(value) && isObject(value) && isText(value.asks) && (isText(value.answer) || value.answer === true);

/** How each optional field of a message is read; one of another shape is left out. */
const OPTIONAL = {
  ...REPLY_FIELDS,
  aboutPage: only(isText),
  arriving: only(isFlag),
  stopped: only(isFlag),
  cutOff: only(isFlag),
  apology: only(isText),
  offline: only(isFlag),
  lost: only(isFlag),
  retryAt: only(isNumber),
  takenBack: only(isFlag),
  answers: only(listOf(isAnswered)),
  vote: only((value) => value === "positive" || value === "negative"),
  voteReason: only(isText),
};

function readMessage(stored: unknown): ChatMessage[] {
  if (!isObject(stored) || !isText(stored.id) || !isText(stored.message) || !isNumber(stored.timestamp)) return [];
  const { id, type, message, timestamp } = stored;
  if (type !== "user" && type !== "bot") return [];
  return [{ id, type, message, timestamp, ...readFields(stored, OPTIONAL) } as ChatMessage];
}

/**
 * Reads a conversation that another build may have stored, or another hand. Messages of another shape are left out, fields too; nothing in
 * it is on its way any more.
 * @returns undefined where it is no conversation at all
 */
export function readConversation(stored: unknown): Conversation | undefined {
  if (!isObject(stored) || !Array.isArray(stored.chatHistory)) return undefined;
  const { selectedPet, petName, isSetupComplete, lastSent, checkAt } = stored;
  return forStorage({
    selectedPet: isText(selectedPet) ? readPetType(selectedPet) : undefined,
    petName: isText(petName) ? petName : "",
    isSetupComplete: isSetupComplete === true,
    isLoading: false,
    chatHistory: stored.chatHistory.flatMap(readMessage),
    ...(isObject(lastSent) && isObject(lastSent.request) && { lastSent: lastSent as SentRequest }),
    ...(isNumber(checkAt) && { checkAt: checkAt as number }),
  });
}
