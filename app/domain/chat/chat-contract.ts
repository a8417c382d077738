import type { Checked } from "#app/domain/check.ts";
import type { CaseFacts } from "#app/domain/facts.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { PetType } from "../pets.ts";
import type { PartOfDay } from "./part-of-day.ts";
import type { Turn } from "./turn.ts";

/** What the client posts to /api/chat. */
export type ChatRequest = {
  message: string;
  petType?: string;
  petName?: string;
  conversationHistory?: readonly Turn[];
  /** What was said before `conversationHistory`, oldest first, as far as it fits: what the owner told is one account. */
  conversation?: readonly Turn[];
  /** The level that this conversation has reached; it can raise a verdict, never lower it. */
  previousLevel?: Verdict["level"];
  /** The page of ours that a suggested question is about, or that the chat is open on where it is about one animal. */
  aboutPage?: string;
  /** By the clock of the owner's device; only a language model is told. */
  partOfDay?: PartOfDay;
  /** What the last reply returned, unchanged. */
  facts?: CaseFacts;
  /** All answers so far to the check of this message, sent again with the `facts` from before it. */
  checked?: Checked;
  /** Ids of the chips of `read` that the owner took away, for this message sent again. */
  unread?: readonly string[];
};

/** What a client draws as a button under the words: the search for a vet nearby. */
export type ReplyAction = "find-a-vet";

export type SourceLink = { title: string; path: string };

/** The answer of /api/chat: the JSON body, and the data of the last event of the stream. */
export type ChatReply = {
  response: string;
  messageId: string;
  triage: Verdict;
  sources: SourceLink[];
  /** Whose words the answer is: the guide assistant, or the host of a model's provider. */
  answeredBy?: string;
  /** Everyone who was asked, in order: the question was sent to each of them. */
  askedOf?: string[];
  /** The memory of the conversation, for the next request. */
  facts?: CaseFacts;
  /** At most four things to tap, sent as the visitor's own message: answers to a question of the reply, or next questions. */
  suggestions?: string[];
  /** A model answered from general knowledge, because no page of ours does: the client says so. */
  isGeneral?: true;
  /** Things that the client can do better than words can tell them; one that it does not know is left out. */
  actions?: ReplyAction[];
  /** Set where the reply asks which animal it is: the animals to tap. A tap sends the same message again with that `petType`. */
  animals?: PetType[];
  error?: string;
};

/** An answer that a device gives by itself, from our own pages. */
export type OwnAnswer = Pick<ChatReply, "response" | "sources" | "suggestions" | "animals" | "actions">;

/**
 * The events of the stream, in order: one `triage`, any number of `delta`, then one `done` or `error`. A second `triage` follows where a model
 * read the message: it takes the place of the first, also where it is milder.
 */
export type ChatEvent =
  | { type: "triage"; triage: Verdict }
  | { type: "delta"; text: string }
  | { type: "done"; reply: ChatReply }
  | { type: "error"; reply: ChatReply };

/** What the visitor reads when no answer can be given (spec section 8). */
export const APOLOGY = "I'm having trouble processing your request right now. Please try again in a moment.";

/** Stands at the end of an answer that was cut at its limit. */
export const SHORTENED = "…\n\n*(shortened)* Ask for the part that you need most, or open the sources below.";

/** The assistant that answers from our own pages, as `answeredBy` and `askedOf` name it. */
export const GUIDE_ASSISTANT = "guide assistant";

export const EVENT_STREAM = "text/event-stream";

/** Writes an event as a server-sent event. Only JSON crosses, so no text of a model can forge a frame. */
export function encodeEvent(event: ChatEvent): string {
  const data = event.type === "triage" ? event.triage : event.type === "delta" ? { text: event.text } : event.reply;
  return `event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A comment line: keeps the connection alive and shows the server that the visitor is still there. */
export const HEARTBEAT = ": still here\n\n";

/**
 * Reads a server-sent event back.
 * @returns the event, or undefined for names of a newer server
 * @throws SyntaxError when the data is not JSON
 */
export function decodeEvent(name: string | undefined, data: string): ChatEvent | undefined {
  if (name === "triage") return { type: "triage", triage: JSON.parse(data) };
  if (name === "delta") return { type: "delta", text: JSON.parse(data).text };
  if (name === "done" || name === "error") return { type: name, reply: JSON.parse(data) };
  return undefined;
}
