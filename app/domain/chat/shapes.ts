import { CARD_WORDS } from "../card-words.ts";
import { PET_TYPES } from "../pets.ts";
import { CHIP_KINDS } from "../read-chips.ts";
import { LEVELS } from "../urgency.ts";
import type { Verdict } from "../verdict.ts";
import type { ChatReply } from "./chat-contract.ts";

type Fields = Record<string, unknown>;
type Is = (value: unknown) => boolean;
/** What of a value can be used; undefined for none of it. */
type Read = (value: unknown) => unknown;

export const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isFlag = (value: unknown) => typeof value === "boolean";
export const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
export const listOf = (isPart: Is) => (value: unknown) => Array.isArray(value) && value.every(isPart);
export const isChoice = (value: unknown) => isObject(value) && isText(value.id) && isText(value.says);

const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isReason = (value: unknown) => isObject(value) && isText(value.rule) && isText(value.says);
/** A path of this site or a secure address: never a script, nor a path that a browser takes for another host. */
const isAddress = (value: unknown) => isText(value) && /^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/.test(value);
const isLink = (value: unknown) => isObject(value) && isAddress(value.path) && isText(value.title);
const isPetType = (value: unknown) => PET_TYPES.some((type) => type === value);
const isLevel = (value: unknown) => LEVELS.some((level) => level === value);
const isNamed = (value: unknown) => isObject(value) && isTextOrNone(value.species) && isTextOrNone(value.name);
const isFacts = (value: unknown) => isObject(value) && listOf(isNamed)(value.animals) && isNumber(value.current);
const isSign = (value: unknown) =>
  isObject(value) && [value.id, value.quote, value.asks, value.says].every(isText) && listOf(isChoice)(value.answers);
const isCheck = (value: unknown) =>
  isObject(value) &&
  isNumber(value.animal) &&
  listOf(isSign)(value.signs) &&
  [value.also, value.others].every(listOf(isChoice)) &&
  isText(value.listAsks);
const isLine = (value: unknown) =>
  isObject(value) &&
  [value.name, value.number, value.tel, value.note].every(isText) &&
  (value.countries === undefined || listOf(isText)(value.countries));
const isDanger = (value: unknown) =>
  isObject(value) &&
  [value.id, value.heading].every(isText) &&
  isTextOrNone(value.elsewhere) &&
  listOf(isText)(value.says) &&
  listOf(isLine)(value.lines);
const isSupport = (value: unknown) => isObject(value) && isText(value.says) && (value.line === undefined || isLine(value.line));
const isWords = (value: unknown) =>
  isObject(value) && CARD_WORDS.every((name) => isText(value[name])) && isText(value.language) && isObject(value.animals);
const isChip = (value: unknown) => isChoice(value) && CHIP_KINDS.some((kind) => kind === (value as Fields).kind);

/** The value if it is right. */
export const only =
  (is: Is): Read =>
  (value) =>
    is(value) ? value : undefined;

/** The parts that are right. */
const rightOf =
  (isPart: Is): Read =>
  (value) => {
    const left = Array.isArray(value) ? value.filter(isPart) : [];
    return left.length > 0 ? left : undefined;
  };

/** An object with each of these fields read; one of which nothing can be used is left out. */
export function readFields(from: Fields, readers: Readonly<Record<string, Read>>): Fields {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(from[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

const DETAILS = {
  reasons: (value: unknown) => rightOf(isReason)(value) ?? [],
  facts: only(isFacts),
  changed: only((value) => isObject(value) && isText(value.why)),
  check: only(isCheck),
  words: only(isWords),
  about: only(isNamed),
  danger: only(isDanger),
  support: only(isSupport),
  read: rightOf(isChip),
  page: only(isText),
  protocol: only(isText),
  answer: only(isText),
};

/** An urgency with as many of its details as can be used: a level is not lost for one of them. */
export function readVerdict(value: unknown): Verdict | undefined {
  if (!isObject(value) || !isLevel(value.level)) return undefined;
  const others = Object.entries(value).filter(([name]) => !(name in DETAILS));
  return { ...Object.fromEntries(others), ...readFields(value, DETAILS) } as Verdict;
}

/** What a reply holds besides its words, as another build, a server in between or another hand may have written it. */
export const REPLY_FIELDS = {
  messageId: only(isText),
  triage: readVerdict,
  sources: rightOf(isLink),
  facts: only(isFacts),
  suggestions: rightOf(isText),
  animals: rightOf(isPetType),
  actions: rightOf(isText),
  isGeneral: only(isFlag),
};

const READERS = { ...REPLY_FIELDS, answeredBy: only(isText), askedOf: only(listOf(isText)), error: only(isText) };

/** The fields of a reply that can be used. */
export function readReply(value: unknown): Partial<ChatReply> {
  if (!isObject(value)) return {};
  return readFields(value, { ...READERS, response: only(isText) }) as Partial<ChatReply>;
}
