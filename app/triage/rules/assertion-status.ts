import type { Token } from "#app/language/tokenise.ts";
import type { Mention } from "./phrase-matcher.ts";
import type { Kind } from "./rule-book.ts";

/** How a mention stands: happening, over, denied, or only supposed or long ago. */
export type AssertionStatus = "live" | "over" | "denied" | "elsewhere";

const DENIAL_REACH = 7;
const IF_REACH = 12;

type Marks = { denied: Uint8Array; supposed: Uint8Array; past: Uint8Array; ended: Uint8Array; tale: boolean };

/** Marks, word by word, where denials, suppositions and the past reach. */
export function markWords(tokens: Token[], cues: Map<string, Mention[]>, signSpans: Mention[]): Marks {
  const size = tokens.length;
  const marks = {
    denied: new Uint8Array(size),
    supposed: new Uint8Array(size),
    past: new Uint8Array(size),
    ended: new Uint8Array(size),
    tale: false,
  };
  const of = (name: string) => cues.get(name) ?? [];
  const flag = (name: string) => {
    const out = new Uint8Array(size);
    for (const cue of of(name)) out.fill(1, cue.start, cue.end);
    return out;
  };
  const stop = flag("scope_end");
  const empty = flag("not_really");
  const inSign = new Uint8Array(size);
  for (const span of signSpans) if (span.end - span.start > 1 && !span.denied) inSign.fill(1, span.start, span.end);

  const reach = (cue: Mention, limit: number, into: Uint8Array, lists: boolean) => {
    const sentence = tokens[cue.start]?.sentence;
    for (let p = cue.end; p < size && p < cue.end + limit; p += 1) {
      const token = tokens[p] as Token;
      if (token.sentence !== sentence || (p > cue.end && stop[p])) return;
      const turned = token.clause !== tokens[p - 1]?.clause;
      if (turned && !(lists && listGoesOn(tokens, p))) return;
      into[p] = 1;
    }
  };
  for (const cue of of("not_cue")) if (!empty[cue.start] && !inSign[cue.start]) reach(cue, DENIAL_REACH, marks.denied, true);
  for (const cue of of("if_cue")) if (!empty[cue.start]) reach(cue, IF_REACH, marks.supposed, true);

  const wholeSentence = (name: string, into: Uint8Array, unless?: Uint8Array) => {
    for (const cue of of(name)) {
      const sentence = tokens[cue.start]?.sentence;
      let from = cue.start;
      let to = cue.end;
      while (from > 0 && tokens[from - 1]?.sentence === sentence) from -= 1;
      while (to < size && tokens[to]?.sentence === sentence) to += 1;
      if (unless?.subarray(from, to).includes(1)) continue;
      into.fill(1, from, to);
    }
  };
  const sentencesDone = new Set<number>();
  for (const name of ["asks_in_general", "long_ago"]) {
    sentencesDone.clear();
    const into = name === "long_ago" ? marks.past : marks.supposed;
    const list = of(name).filter((cue) => {
      const sentence = tokens[cue.start]?.sentence ?? -1;
      if (sentencesDone.has(sentence)) return false;
      sentencesDone.add(sentence);
      return true;
    });
    cues.set(name, list);
    wholeSentence(name, into, flag(name === "long_ago" ? "now_cue" : "own_event"));
  }
  if (of("supposes_surely").length || (of("supposes_all").length && !of("own_event").length)) {
    marks.supposed.fill(1);
    marks.tale = true;
  }
  const treated = of("handled");
  const last = treated[treated.length - 1];
  if (last && !of("again_cue").some((cue) => cue.start >= last.end)) marks.past.fill(1, 0, last.end);
  endAt(of("over_cue"), of("again_cue"), marks.ended);
  return marks;
}

/** "no vomiting, diarrhoea or limping": after a comma the denial goes on when an "or" follows soon. */
function listGoesOn(tokens: Token[], from: number): boolean {
  for (let p = from; p < from + 7 && p < tokens.length; p += 1) {
    const token = tokens[p] as Token;
    if (token.sentence !== tokens[from]?.sentence) return false;
    if (token.text === "or" || token.text === "nor") return true;
    if (/^(but|he|she|it|they|and|now|just)$/.test(token.text)) return false;
  }
  return false;
}

/** Everything said before "…and now he's back to normal" is over, unless something starts again after it. */
function endAt(over: Mention[], again: Mention[], into: Uint8Array): void {
  const end = Math.max(-1, ...over.map((cue) => cue.end));
  if (end < 0) return;
  const start = over.find((cue) => cue.end === end)?.start ?? end;
  if (again.some((cue) => cue.start >= start)) return;
  into.fill(1, 0, end);
}

export function assertionStatusOf(mention: Mention, kind: Kind, marks: Marks): AssertionStatus {
  if (kind === "cue") return mention.denied ? "denied" : "live";
  if (kind === "thing") {
    if (mention.denied || (marks.denied[mention.start] && mention.end - mention.start < 4)) return "denied";
    return marks.tale || marks.past[mention.start] ? "elsewhere" : "live";
  }
  const within = (flags: Uint8Array) => {
    for (let p = mention.start; p < mention.end; p += 1) if (!flags[p]) return false;
    return true;
  };
  if (mention.denied) return "denied";
  if (marks.denied[mention.start] && within(marks.denied)) return "denied";
  if (marks.supposed[mention.start] || marks.past[mention.start]) return "elsewhere";
  if (kind === "sign" && within(marks.ended)) return "over";
  return "live";
}
