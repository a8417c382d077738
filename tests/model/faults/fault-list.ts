import type { PresetName } from "#app/assistant/llm/presets.ts";
import { type Behavior, presetFetch } from "#tests/fakes/preset-fetch.ts";
import { questionRefused } from "#tests/fakes/preset-refusals.ts";
import { strictRefusal } from "#tests/fakes/preset-strictness.ts";
import { type ProviderPlay, providerFetch } from "#tests/fakes/provider-fetch.ts";

/** A question of everyday care, one with an animal in danger, one with a sign that is asked about, and one about a medicine. */
export const MESSAGES = {
  everyday: "what should I feed my dog",
  emergency: "my dog is choking and can't breathe",
  check: "the last few weeks he has had trouble breathing at night when it is warm, is that his age?",
  medicine: "can my dog have ibuprofen",
} as const;

/** What a server does, as a `fetch`: undefined where this kind of server cannot do it. */
type Server = (preset: PresetName) => Pick<ReturnType<typeof providerFetch>, "fetch" | "bodies" | "open"> | undefined;

export type Fault = {
  /** What the provider or the visitor does. */
  does: string;
  server: Server;
  asks?: keyof typeof MESSAGES;
  /** The visitor leaves after so many milliseconds, and had asked for one JSON body. */
  leavesAfterMs?: number;
};

/** Plays this; requests that its maker would refuse are refused first. */
function strictly(preset: PresetName, ...plays: ProviderPlay[]) {
  const provider = providerFetch(...plays);
  const fetch: typeof globalThis.fetch = async (url, init) => strictRefusal(preset, url, init) ?? provider.fetch(url, init);
  return { ...provider, fetch };
}

const plays =
  (...names: ProviderPlay[]): Server =>
  (preset) =>
    strictly(preset, ...names);

/** The binding of Workers AI has no key, no address and no type of content. */
const overHttp =
  (...names: ProviderPlay[]): Server =>
  (preset) =>
    preset === "workers-ai" ? undefined : strictly(preset, ...names);

const speaks =
  (behavior: Behavior): Server =>
  (preset) =>
    presetFetch(preset, behavior);

/** Refuses so many requests in the words of its maker, then answers. */
function refuses(why: "filtered" | "too long", times: number): Server {
  return (preset) => {
    const refuse = questionRefused(preset, why);
    if (!refuse) return undefined;
    const good = strictly(preset, "answers");
    const bodies: Record<string, unknown>[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return bodies.length <= times ? refuse() : good.fetch(url, init);
    };
    return { fetch, bodies, open: good.open };
  };
}

const ALWAYS = Number.POSITIVE_INFINITY;

/** All that the tests know a provider to do, by what it strikes. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  "no fault": [
    { does: "answers", server: speaks("stream") },
    { does: "answers in an emergency", server: speaks("stream"), asks: "emergency" },
    { does: "answers, and leaves the connection open", server: speaks("stop") },
  ],
  "the question": [
    { does: "refuses the words of the question", server: refuses("filtered", ALWAYS) },
    { does: "finds the question too long, and takes it without the conversation and with two passages", server: refuses("too long", 1) },
    { does: "finds it too long twice", server: refuses("too long", ALWAYS) },
    { does: "stops at once with content_filter", server: plays("filters") },
    { does: "stops after some words with content_filter", server: plays("filtersMidway") },
    { does: "declines in a field of its own", server: plays("refusesInWords") },
  ],
  "the provider": [
    { does: "cannot be reached", server: plays("refusesConnection") },
    { does: "refuses the key (401)", server: overHttp("unauthorized") },
    { does: "is busy for half a minute (429)", server: plays("busyFor30s") },
    { does: "is busy for a second (429), then answers", server: plays("busyFor1s", "answers") },
    { does: "fails (500)", server: plays("failsWith500") },
    { does: "fails once (500), then answers", server: plays("failsWith500", "answers") },
    { does: "sends the request elsewhere (307)", server: overHttp("redirects") },
    { does: "shows a web page", server: overHttp("showsWebPage") },
    { does: "answers with one JSON body in place of a stream", server: overHttp("repliesWhole") },
  ],
  "its pace": [
    { does: "says its first word after 8 s", server: plays("speaksAfter8s") },
    { does: "says its first word after 15 s", server: plays("speaksAfter15s") },
    { does: "says its first word after 4 s in an emergency", server: plays("speaksAfter4s"), asks: "emergency" },
    { does: "says its first word after 8 s in an emergency", server: plays("speaksAfter8s"), asks: "emergency" },
    { does: "thinks without end in an emergency", server: plays("thinks"), asks: "emergency" },
    { does: "accepts and says nothing", server: plays("hangsBeforeHeaders") },
    { does: "sends headers and nothing more", server: plays("hangsAfterHeaders") },
    { does: "thinks without end", server: plays("thinks") },
    { does: "falls silent after some words", server: plays("hangsMidway") },
    { does: "says a word every nine seconds", server: plays("drips") },
  ],
  "the stream": [
    { does: "ends without a word", server: plays("saysNothing") },
    { does: "is cut after some words", server: plays("resetsMidway") },
    { does: "ends after some words without a reason", server: plays("endsWithoutReason") },
    { does: "sends an error after some words", server: plays("saysErrorMidway") },
    { does: "is cut after some words in an emergency", server: plays("resetsMidway"), asks: "emergency" },
    { does: "sends nonsense", server: plays("saysGarbage") },
    { does: "sends a line without end", server: plays("saysEndlessLine") },
    { does: "stops at the limit of tokens", server: speaks("length") },
    { does: "splits characters and lines", server: plays("splitsOddly") },
  ],
  "the text": [
    { does: "thinks in the way of its server, then answers", server: speaks("reasoning") },
    { does: "closes a thought that it never opened (</think>)", server: speaks("unopened") },
    { does: "closes one after a whole sentence of it", server: speaks("thought sentence") },
    { does: "thinks in a channel of Harmony", server: speaks("harmony") },
    { does: "calls a tool in mid-sentence", server: speaks("tool") },
    { does: "writes the call of a tool into its text", server: plays("callsInText") },
  ],
  "its first line": [
    { does: "says nothing of the case while a sign is asked about", server: plays("answers"), asks: "check" },
    { does: "begins a line on the case and never ends it, while a sign is asked about", server: plays("rambles"), asks: "check" },
    { does: "says its first word after 4 s while a sign is asked about", server: plays("speaksAfter4s"), asks: "check" },
    { does: "reads that a person is in danger", server: plays("readsPerson") },
    { does: "reads something worse than the card says", server: plays("readsWorse") },
    { does: "answers about a medicine from general knowledge", server: plays("readsGeneral"), asks: "medicine" },
  ],
  "the visitor": [
    { does: "leaves before the first word", server: plays("hangsAfterHeaders"), leavesAfterMs: 2_000 },
    { does: "leaves while the answer is collected", server: plays("drips"), leavesAfterMs: 20_000 },
  ],
};
