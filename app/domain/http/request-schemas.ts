import * as z from "zod";
import { PARTS_OF_DAY } from "../chat/part-of-day.ts";
import { VOTE_REASONS, type VoteReason } from "../chat/votes.ts";
import { CHECK_ANSWERS } from "../check.ts";
import {
  CONVERSATION_CHARS,
  EMAIL_CHARS,
  EMAIL_LOCAL_CHARS,
  HISTORY_ITEM_CHARS,
  HISTORY_TURNS,
  MESSAGE_CHARS,
  MOST_CONVERSATION_TURNS,
  PET_NAME_CHARS,
} from "../limits.ts";
import { type PetType, readPetType } from "../pets.ts";
import { cleanLine, cleanText, isBlank } from "../text/plain-text.ts";
import { LEVELS } from "../urgency.ts";
import type { ApiErrorCode } from "./api-errors.ts";
import { caseFacts } from "./facts-schema.ts";

const PATH_CHARS = 200;
const CHECK_ID_CHARS = 80;
const MOST_UNREAD = 12;

const code = (value: ApiErrorCode) => ({ error: value });

/** A field without which a request is as good: what is missing, null or of the wrong shape counts as not given. */
function orNothing<T extends z.ZodType>(schema: T) {
  return schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);
}

const petType = z
  .string(code("pet_type_invalid"))
  .transform((text, context): PetType | undefined => {
    if (text === "") return undefined;
    const type = readPetType(text);
    if (!type) context.addIssue({ code: "custom", message: "pet_type_invalid" });
    return type;
  })
  .nullish()
  .transform((type) => type ?? undefined);

const turn = z.object(
  {
    role: z.enum(["user", "assistant"], code("role_not_allowed")),
    content: z.string(code("history_invalid")).max(HISTORY_ITEM_CHARS, code("history_invalid")).transform(cleanText),
  },
  code("history_invalid"),
);

function isWithin(chars: number) {
  return (turns: readonly { content: string }[]) => turns.reduce((sum, { content }) => sum + content.length, 0) <= chars;
}

/** A question as it comes over the wire; what is too long or of the wrong shape is refused, what is invisible is removed. */
export const chatRequest = z.object(
  {
    message: z
      .string(code("message_required"))
      .max(MESSAGE_CHARS, code("message_too_long"))
      .transform(cleanText)
      .refine((text) => !isBlank(text), code("message_required")),
    petType,
    petName: z
      .string(code("pet_name_invalid"))
      .max(PET_NAME_CHARS, code("pet_name_invalid"))
      .transform(cleanLine)
      .nullish()
      .transform((name) => name || undefined),
    conversationHistory: z
      .array(turn, code("history_invalid"))
      .nullish()
      .transform((turns) => (turns ?? []).slice(-HISTORY_TURNS)),
    // What is not a conversation of ours is as good as none.
    conversation: orNothing(z.array(turn).max(MOST_CONVERSATION_TURNS).refine(isWithin(CONVERSATION_CHARS))),
    previousLevel: orNothing(z.enum(LEVELS)),
    // Only chooses among our own pages; an unknown one chooses none.
    aboutPage: orNothing(z.string().max(PATH_CHARS)),
    partOfDay: orNothing(z.enum(PARTS_OF_DAY)),
    // What we returned ourselves. What has not its shape is as good as nothing.
    facts: orNothing(caseFacts),
    // Answers to the check of this message; triage knows which ids there are.
    checked: orNothing(z.record(z.string().max(CHECK_ID_CHARS), z.union([z.enum(CHECK_ANSWERS), z.literal(true)]))),
    // What was read of this message and not meant; triage knows which ids there are.
    unread: orNothing(z.array(z.string().max(CHECK_ID_CHARS)).max(MOST_UNREAD)),
  },
  code("invalid_json"),
);

export const feedbackRequest = z.object(
  {
    messageId: z.string(code("message_id_invalid")).min(1, code("message_id_invalid")).max(128, code("message_id_invalid")),
    rating: z.enum(["positive", "negative"], code("rating_invalid")),
    petType,
    // One of our own words or nothing: anything else is the visitor's text and is not kept.
    reason: orNothing(z.enum(Object.keys(VOTE_REASONS) as VoteReason[])),
    level: orNothing(z.enum(LEVELS)),
    // The shape of a path of ours; the route keeps only those that exist.
    page: orNothing(
      z
        .string()
        .max(PATH_CHARS)
        .regex(/^\/[a-z0-9/-]*(#.*)?$/)
        .transform((path) => path.replace(/#.*/, "")),
    ),
  },
  code("invalid_json"),
);

/** Where a subscription may come from; anything else is kept as `other`. */
const SUBSCRIPTION_SOURCES = ["modal", "footer", "page", "other"] as const;

/** An unquoted address of RFC 5321: every character that it allows, no leading, trailing or double dot, and a host with a dot. */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/i;

const email = z
  .string(code("email_invalid"))
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email({ pattern: ADDRESS, ...code("email_invalid") }).max(EMAIL_CHARS, code("email_invalid")))
  .refine((address) => address.indexOf("@") <= EMAIL_LOCAL_CHARS, code("email_invalid"))
  .refine(
    (address) =>
      address
        .slice(address.indexOf("@") + 1)
        .split(".")
        .every(isHostLabel),
    code("email_invalid"),
  );

/** A part of a host name as DNS has it (RFC 1035): 63 characters, no hyphen at either end. */
function isHostLabel(label: string): boolean {
  return label.length <= 63 && !label.startsWith("-") && !label.endsWith("-");
}

/** Asks what is kept about an address. */
export const myDataRequest = z.object({ email }, code("invalid_json"));

export const subscribeRequest = z.object(
  {
    email,
    // People do not see this field, so only a robot fills it in.
    website: z
      .string()
      .nullish()
      .catch("odd")
      .transform((text) => text || undefined),
    proof: orNothing(z.string().max(2048)).transform((text) => text || undefined),
    source: z
      .string(code("source_invalid"))
      .max(64, code("source_invalid"))
      .nullish()
      .transform((source) => SUBSCRIPTION_SOURCES.find((known) => known === source) ?? "other"),
  },
  code("invalid_json"),
);

/**
 * Parses a body with one of the schemas above.
 * @returns the data, or the code of the first thing that is wrong
 */
export function parseRequest<T>(
  schema: z.ZodType<T>,
  body: unknown,
): { data: T; refusal?: never } | { data?: never; refusal: ApiErrorCode } {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { data: parsed.data };
  return { refusal: (parsed.error.issues[0]?.message ?? "invalid_json") as ApiErrorCode };
}
