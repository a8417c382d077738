import { hasHeadLine } from "../model/head-line.ts";

/** Takes thoughts and calls of tools out of a model's text that arrives in pieces. */
export type ReasoningFilter = {
  push(text: string): string;
  /** What was held back and is no thought. A thought that was never closed stays hidden. */
  end(): string;
  /** Holds nothing back any longer: the server tells thoughts from the answer. */
  trust(): void;
  /** Did it close a thought that it never opened? Then all text before was a thought. */
  readonly closedUnopened: boolean;
  /** Did the model write a call of a tool into its text? Nothing after it is an answer. */
  readonly calledTool: boolean;
};

/** Pairs between which models write what they think, when their server does not take it out: most, Magistral, Gemma 4, Cohere. */
const PAIRS: readonly (readonly [string, string])[] = [
  ...["think", "thinking", "thought", "reasoning", "mm:think", "seed:think"].map((name) => [`<${name}>`, `</${name}>`] as const),
  ["[think]", "[/think]"],
  ["<|channel>", "<channel|>"],
  ["<|start_thinking|>", "<|end_thinking|>"],
];
const CLOSING = new Map(PAIRS);
const CLOSINGS = new Set(PAIRS.map(([, closing]) => closing));
/** How a call of a tool begins in text. */
const TOOL_CALLS = new Set(["<tool_call>", "[tool_calls]", "<|tool_call>", "<|call|>", "<|tool_calls_section_begin|>"]);
/** Harmony, the markup of gpt-oss: a header names the channel of the message that follows. */
const HEADERS = new Set(["<|start|>", "<|channel|>"]);
const MESSAGE = "<|message|>";
const FINAL = "final";
const ENDS = new Set(["<|end|>", "<|return|>"]);
/** Harmony without its marks, as servers write it that drop special tokens. */
const BARE = { opening: /^\s*analysis(?=[^\s\p{Ll}])/u, closing: "assistantfinal" };
const BARE_PART = /^\s*(?:a(?:n(?:a(?:l(?:y(?:s(?:is?)?)?)?)?)?)?)?$/;

const MARK = /<\|?[/a-z_:]{1,30}\|?>|\[\/?[a-z_]{1,20}\]/i;
/** The longest mark, and what may become one. */
const MARK_PART = /(?:<\|?[/a-z_:]{0,30}\|?|\[\/?[a-z_]{0,20})$/i;

/** What a mark ends or begins, and whether text is shown between marks. */
function createMarkup() {
  /** The mark that ends what is hidden; undefined while text is shown. */
  let until: string | undefined;
  let header: string | undefined;
  let isThoughtChannel = false;
  let calledTool = false;
  const isHidden = () => until !== undefined || isThoughtChannel || calledTool;

  const turn = (mark: string): Turn => {
    if (until !== undefined) {
      if (mark !== until) return "mark";
      until = undefined;
      return "closed";
    }
    if (CLOSINGS.has(mark)) return "closed unopened";
    if (CLOSING.has(mark)) until = CLOSING.get(mark);
    else if (TOOL_CALLS.has(mark)) calledTool = true;
    else if (HEADERS.has(mark)) header = "";
    else if (mark === MESSAGE) {
      isThoughtChannel = header !== undefined && header !== "" && !header.trim().startsWith(FINAL);
      header = undefined;
    } else if (ENDS.has(mark)) {
      isThoughtChannel = false;
      return "closed";
    } else if (!(mark.startsWith("<|") && mark.endsWith("|>"))) return "text";
    return "mark";
  };

  return {
    turn,
    /** @returns the text as far as it is shown */
    read(text: string): string {
      if (header === undefined) return isHidden() ? "" : text;
      header += text;
      return "";
    },
    hasCalledTool: () => calledTool,
  };
}

/** What a mark was: one that closed a thought, another one, or no mark at all. */
type Turn = "closed" | "closed unopened" | "mark" | "text";

/** The same text without thoughts in Harmony that lost its marks. */
function createBareFilter(): (text: string, isLast: boolean) => string {
  let arrived = "";
  let isThought: boolean | undefined;
  return (text, isLast) => {
    arrived += text;
    if (isThought === undefined && !isLast && BARE_PART.test(arrived)) return "";
    isThought ??= BARE.opening.test(arrived);
    const end = isThought ? arrived.indexOf(BARE.closing) : -BARE.closing.length;
    if (isThought && end < 0) return "";
    isThought = false;
    const shown = arrived.slice(end + BARE.closing.length);
    arrived = "";
    return shown;
  };
}

/**
 * Removes thoughts wherever they stand, however they are split, and also when they are never closed.
 * @param holds keeps everything back until a thought was closed, or the text ends: for servers that may send a thought without its opening
 */
export function createReasoningFilter({ holds = false } = {}): ReasoningFilter {
  const markup = createMarkup();
  const withoutBare = createBareFilter();
  let arrived = "";
  let ready = "";
  let isHolding = holds;
  let [hasShown, closedUnopened] = [false, false];

  const read = (text: string, isLast: boolean): string => {
    arrived += withoutBare(text, isLast);
    for (let found = MARK.exec(arrived); found; found = MARK.exec(arrived)) {
      const [mark] = found;
      ready += markup.read(arrived.slice(0, found.index));
      const turn = markup.turn(mark.toLowerCase());
      if (turn === "text") ready += markup.read(mark);
      if (turn === "closed unopened") {
        closedUnopened ||= ready.trim() !== "" || hasShown;
        ready = "";
      }
      if (turn.startsWith("closed")) isHolding = false;
      arrived = arrived.slice(found.index + mark.length);
    }
    const part = isLast ? "" : (MARK_PART.exec(arrived)?.[0] ?? "");
    ready += markup.read(arrived.slice(0, arrived.length - part.length));
    arrived = part;
    isHolding &&= !isLast;
    if (isHolding) return "";
    // Space between a thought and the answer belongs to neither.
    const shown = hasShown ? ready : ready.trimStart();
    hasShown ||= shown !== "";
    ready = "";
    return shown;
  };

  return {
    push: (text) => read(text, false),
    end: () => read("", true),
    trust() {
      isHolding = false;
    },
    get closedUnopened() {
      return closedUnopened;
    },
    get calledTool() {
      return markup.hasCalledTool();
    },
  };
}

/** In so many characters a head line shows. */
const BEGINNING_CHARS = 60;

/** Tells from the beginning of a model's text, as it arrives in pieces, whether it is an answer of ours: no thought begins with a head line. */
export function createAnswerSign(): (text: string) => boolean {
  let beginning = "";
  let isAnswer = false;
  return (text) => {
    if (!isAnswer && beginning.length < BEGINNING_CHARS) {
      beginning += text.slice(0, BEGINNING_CHARS);
      isAnswer = hasHeadLine(beginning);
    }
    return isAnswer;
  };
}
