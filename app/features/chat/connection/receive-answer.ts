import { RefusedError } from "#app/browser/api-client.ts";
import type { ChatRequest, OwnAnswer } from "#app/domain/chat/chat-contract.ts";
import type { ChatAction } from "../state/chat-reducer.ts";
import { askServer } from "./chat-client.ts";
import type { pacedText } from "./paced-text.ts";
import { ConnectionLostError } from "./watch-connection.ts";

/** An answer on its way: stopping it keeps the words that have arrived. */
export type Arriving = { id: string; leave: AbortController; text: ReturnType<typeof pacedText> };

/** The longest that a visitor whose connection is lost waits for what this device itself may know. */
const OWN_ANSWER_MS = 3_000;

/** Takes in the answer to a request, up to its end or its failure. */
export async function receiveAnswer(
  request: ChatRequest,
  arriving: Arriving,
  dispatch: (action: ChatAction) => void,
  answerHere: () => Promise<OwnAnswer> | undefined,
): Promise<void> {
  const { id, leave, text } = arriving;
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
    if (!leave.signal.aborted) await fail(error, arriving, dispatch, answerHere);
  }
}

/** Ends an answer that failed. Without a network this device answers by itself if it can. */
async function fail(
  error: unknown,
  { id, leave, text }: Arriving,
  dispatch: (action: ChatAction) => void,
  answerHere: () => Promise<OwnAnswer> | undefined,
): Promise<void> {
  const lost = error instanceof ConnectionLostError;
  const offline = !navigator.onLine;
  const arrived = text.end();
  const own = lost || offline ? await ownAnswer(answerHere()) : undefined;
  if (leave.signal.aborted) return;
  const isKnown = own && (own.sources.length > 0 || !lost);
  // What arrived stays: it is either the beginning of the same answer, or stands by itself.
  if (isKnown && own.response.startsWith(arrived)) return dispatch({ type: "answeredHere", id, lost, ...own });
  console.error("Chat failed:", error instanceof Error && error.message ? error.message : "Failed to send message");
  dispatch({ type: "failed", id, text: arrived, offline, lost, sources: own?.sources, retryAt: retryTime(error) });
}

async function ownAnswer(answer: Promise<OwnAnswer> | undefined): Promise<OwnAnswer | undefined> {
  const never = new Promise<undefined>((done) => setTimeout(done, OWN_ANSWER_MS));
  return Promise.race([answer?.catch(() => undefined), never]);
}

const TOO_MANY_REQUESTS = 429;

/** When the server will take a message again, if it refused this one as one too many. */
function retryTime(error: unknown): number | undefined {
  const isTooMany = error instanceof RefusedError && error.status === TOO_MANY_REQUESTS;
  return isTooMany && error.retryAfter ? Date.now() + error.retryAfter * 1000 : undefined;
}
