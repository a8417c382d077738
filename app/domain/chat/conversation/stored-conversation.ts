import { CARD_WORDS } from "../../card-words.ts";
import { PET_TYPES, readPetType } from "../../pets.ts";
import { LEVELS } from "../../urgency.ts";
import { type ChatMessage, type Conversation, forStorage, type SentRequest } from "./conversation.ts";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const listOf = (isPart: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isPart);
const isReason = (value: unknown) => isObject(value) && isText(value.rule) && isText(value.says);
const isLink = (value: unknown) => isObject(value) && isText(value.path) && isText(value.title);
const isPetType = (value: unknown) => PET_TYPES.some((type) => type === value);
const isLevel = (value: unknown) => LEVELS.some((level) => level === value);
const isAnimal = (value: unknown) =>
  isObject(value) && (value.species === undefined || isText(value.species)) && (value.name === undefined || isText(value.name));
const isFacts = (value: unknown) => isObject(value) && listOf(isAnimal)(value.animals) && isNumber(value.current);
const isChoice = (value: unknown) => isObject(value) && isText(value.id) && isText(value.says);
const isSign = (value: unknown) =>
  isObject(value) && [value.id, value.quote, value.asks, value.says].every(isText) && listOf(isChoice)(value.answers);
const isAnswered = (value: unknown) =>
  isChoice(value) && isObject(value) && isText(value.asks) && (isText(value.answer) || value.answer === true);
const isDanger = (value: unknown) => isObject(value) && isText(value.heading) && Array.isArray(value.says) && Array.isArray(value.lines);
const isCheck = (value: unknown) =>
  isObject(value) &&
  isNumber(value.animal) &&
  listOf(isSign)(value.signs) &&
  [value.also, value.others].every(listOf(isChoice)) &&
  isText(value.listAsks);
const isWords = (value: unknown) =>
  isObject(value) && CARD_WORDS.every((name) => isText(value[name])) && isText(value.language) && isObject(value.animals);
const isVerdict = (value: unknown) =>
  isObject(value) &&
  isLevel(value.level) &&
  listOf(isReason)(value.reasons) &&
  (value.facts === undefined || isFacts(value.facts)) &&
  (value.changed === undefined || (isObject(value.changed) && isText(value.changed.why))) &&
  (value.check === undefined || isCheck(value.check)) &&
  (value.words === undefined || isWords(value.words)) &&
  (value.about === undefined || isObject(value.about)) &&
  (value.danger === undefined || isDanger(value.danger)) &&
  (value.support === undefined || (isObject(value.support) && isText(value.support.says)));

/** What each optional field of a message must be; one of another shape is left out. */
const OPTIONAL: Record<string, (value: unknown) => boolean> = {
  messageId: isText,
  aboutPage: isText,
  triage: isVerdict,
  sources: listOf(isLink),
  arriving: isFlag,
  stopped: isFlag,
  cutOff: isFlag,
  apology: isText,
  offline: isFlag,
  lost: isFlag,
  retryAt: isNumber,
  takenBack: isFlag,
  facts: isFacts,
  suggestions: listOf(isText),
  animals: listOf(isPetType),
  actions: listOf(isText),
  isGeneral: isFlag,
  answers: listOf(isAnswered),
  vote: (value) => value === "positive" || value === "negative",
  voteReason: isText,
};

function readMessage(stored: unknown): ChatMessage[] {
  if (!isObject(stored) || !isText(stored.id) || !isText(stored.message) || !isNumber(stored.timestamp)) return [];
  const { id, type, message, timestamp } = stored;
  if (type !== "user" && type !== "bot") return [];
  const fields = Object.entries(OPTIONAL).filter(([name, isRight]) => stored[name] !== undefined && isRight(stored[name]));
  return [{ id, type, message, timestamp, ...Object.fromEntries(fields.map(([name]) => [name, stored[name]])) } as ChatMessage];
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
