import { mayShowOpen } from "./partial-word.ts";
import { type Mood, type Setting, suspicionOf, type Why } from "./pending-violations.ts";
import { judge, moodAfter } from "./sentence-rules.ts";
import { createSentenceReader, type Word } from "./sentence-words.ts";
import { type Stand, standOf } from "./stance.ts";
import { KIND } from "./word-lists.ts";

/** What stands in place of a passage that may not be shown. */
export type Instead = (why: Why, first: boolean) => string;

const MOST_SENTENCE = 600;
const FAR = 99;
const ENDS = /[.!?…。！？]/;

/**
 * Holds text back exactly as long as it could still become a forbidden passage, and replaces such a passage up to the end of its sentence.
 * What `push` and `end` return may be shown at once.
 */
export function createSentenceGuard(setting: Setting, instead: Instead) {
  const reader = createSentenceReader();
  const said = new Set<Why>();
  let buffer = "";
  let read = 0;
  let shown = 0;
  let blocked: Why | undefined;
  let mood: Mood = { asked: false, sinceMedicine: FAR, sinceEmesis: FAR };
  let lead: Stand | undefined;
  let listed = false;
  let hidden = false;
  let line = "";
  let out = "";

  /** Shows the raw text up to a place. */
  const show = (upTo: number) => {
    if (upTo <= shown) return;
    const piece = buffer.slice(shown, upTo);
    shown = upTo;
    out += piece;
    line = piece.includes("\n") ? piece.slice(piece.lastIndexOf("\n") + 1) : line + piece;
  };

  /** What our own pages say word for word, up to here or to the end of the sentence. */
  const isOwn = (whole: boolean) => {
    const text = plainWords(reader.reading().words);
    if (whole) return setting.ownSentences.has(text);
    for (const own of setting.ownSentences) if (own.startsWith(text)) return true;
    return false;
  };

  const block = (at: number, why: Why) => {
    show(Math.max(shown, beforeMark(buffer, at)));
    const bold = (line.split("**").length - 1) % 2 === 1 ? "**" : "";
    const words = instead(why, !said.has(why));
    said.add(why);
    const gap = line.trim() === "" || line.trimEnd().match(/^[-*\d.\s]*$/) ? "" : `${line.endsWith(" ") ? "" : " "}… `;
    const text = `${bold}${gap}${words}`;
    if (text.trim()) {
      out += text;
      line += text;
    }
    blocked = why;
  };

  const look = () => {
    if (blocked) return;
    const reading = reader.reading();
    const { hold: known, block: stop } = suspicionOf(reading, mood, setting);
    // What a word says is known at its end; one that can hardly say anything bad need not wait for it.
    const isWaiting = !stop && reading.open && !mayShowOpen(reading, reader.ifClosed(), mood, setting);
    const hold = isWaiting && (known === undefined || known > (reading.open?.start ?? 0)) ? reading.open?.start : known;
    if (stop && !isOwn(false)) block(stop.at, stop.why);
    else if (stop) show(Math.max(shown, beforeMark(buffer, stop.at)));
    else show(Math.max(shown, Math.min(read, hold === undefined ? read : beforeMark(buffer, hold))));
  };

  const finish = (mark: string) => {
    reader.close();
    const { words } = reader.reading();
    if (!blocked) look();
    if (!blocked) {
      const { block: stop } = judge(words, mood, setting, { question: /[?？]/.test(mark), lead: listed ? lead : undefined });
      const early = suspicionOf(reader.reading(), mood, setting).block;
      const first = early && (!stop || early.at < stop.at) ? early : stop;
      if (first && !isOwn(true)) block(first.at, first.why);
    }
    if (words.length > 0) {
      mood = moodAfter(words, mood, blocked, /[?？]/.test(mark));
      const clause = words.at(-1)?.clause ?? 0;
      const isLead = /:\s*$/.test(buffer.slice(0, read).replace(/[*_]/g, "").trimEnd()) || /^\s*#/.test(buffer);
      if (isLead) lead = leadOf(words, clause);
      else if (!listed) lead = undefined;
    }
    if (!blocked) show(read);
    buffer = buffer.slice(read);
    shown = 0;
    read = 0;
    blocked = undefined;
    reader.reset();
  };

  /** After a number the sentence goes on, whatever stands there: "200.\nmg". */
  const mayEnd = () => {
    reader.close();
    const last = reader.reading().words.at(-1);
    const mark = buffer[read - 1] ?? "";
    const isAmount = !!last && (ENDS.test(mark) ? /^\d/.test(last.text) : !!(last.kind & KIND.number));
    return !isAmount || blocked !== undefined;
  };

  const step = (char: string) => {
    const before = buffer[read - 1] ?? "";
    const isSpace = char <= " " || (char > "\u007f" && /\s/.test(char));
    if (isSpace && (char === "\n" || ENDS.test(before)) && mayEnd()) finish(before);
    if (read === 0 && shown === 0 && !isSpace && line.trim() === "") listed = /[-*+•\d]/.test(char);
    const count = reader.count();
    // Our own links: the address is no text, and a citation is no number.
    if (char === "[" && buffer[read + 1] === "\\") hidden = true;
    if (char === "(" && before === "]") hidden = true;
    reader.feed(hidden ? "_" : char, read);
    if (char === ")") hidden = false;
    read += char.length;
    if (reader.count() !== count) look();
    if (read > MOST_SENTENCE) finish("");
  };

  const take = () => {
    const text = out;
    out = "";
    return text;
  };

  return {
    push(text: string): string {
      buffer += text;
      // `finish` cuts the buffer, so places are counted anew after each character.
      let rest = buffer.length - read;
      while (rest > 0) {
        const char = String.fromCodePoint(buffer.codePointAt(read) ?? 0);
        step(char);
        rest -= char.length;
      }
      look();
      return take();
    },
    end(): string {
      finish(buffer.trimEnd().at(-1) ?? "");
      return take();
    },
  };
}

/** A sentence as its words alone, without the number of its list. */
export function plainWords(words: readonly Word[]): string {
  const first = words[0] && /^\d+$/.test(words[0].text) && /^[.)]\s/.test(words[1]?.sep ?? "") ? 1 : 0;
  return words
    .slice(first)
    .map(({ text }) => text)
    .join(" ");
}

/** The sentences of some texts of ours, as `plainWords` writes them. */
export function sentencesOf(texts: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const text of texts) {
    for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
      const reader = createSentenceReader();
      for (const char of sentence) reader.feed(char, 0);
      reader.close();
      all.add(plainWords(reader.reading().words));
    }
  }
  return all;
}

/** What a line above a list says about what it lists: any denial in it forbids ("What not to give:"). */
function leadOf(words: readonly Word[], clause: number): Stand {
  if (words.some((word) => word.kind & KIND.denies)) return "forbids";
  return standOf(words, clause);
}

/** A cut must not leave the opening mark of a link or of emphasis alone. */
function beforeMark(text: string, at: number): number {
  let place = at;
  while (place > 0 && /[[*_`(~]/.test(text[place - 1] ?? "")) place -= 1;
  return place;
}
