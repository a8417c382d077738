import { unstretch } from "#app/language/normalise.ts";
import type { Token } from "#app/language/tokenise.ts";
import { TypoIndex } from "#app/language/typos.ts";

type Reading = { ids: readonly number[]; slip: boolean };
const NOTHING: Reading = { ids: [], slip: false };

/** All words of the lexicon, and how a written word finds its way to one of them. */
export class Vocabulary {
  private readonly ids = new Map<string, number>();
  private readonly byId: string[] = [];
  private readonly tolerant = new Set<string>();
  private readonly leave: Set<string>;
  private slips: TypoIndex | undefined;
  private seen = new Map<string, Reading>();

  /** @param leave real words that are never read as a typo of another word */
  constructor(leave: readonly string[]) {
    this.leave = new Set(leave);
  }

  /** `tolerant` words may also be reached with a slip of the finger. */
  add(word: string, tolerant = false): number {
    if (tolerant) this.tolerant.add(word);
    let id = this.ids.get(word);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(word, id);
      this.byId.push(word);
    }
    return id;
  }

  has(word: string): boolean {
    return this.ids.has(word);
  }

  word(id: number): string {
    return this.byId[id] ?? "";
  }

  private known(word: string): number | undefined {
    return this.ids.get(word);
  }

  private find(word: string): Reading {
    const direct = this.known(word);
    if (direct !== undefined) return { ids: [direct], slip: false };
    if (/^\d/.test(word)) return NOTHING;
    const short = unstretch(word);
    for (const tried of [short, short.replace(/([a-z])\1/g, "$1")]) {
      const id = tried !== word ? this.known(tried) : undefined;
      // "Raiins" may mean rains or raisins.
      if (id !== undefined) return { ids: [...new Set([id, ...(tried === short ? [] : this.near(word))])], slip: false };
    }
    if (this.leave.has(word)) return NOTHING;
    if (word.length > 3 && word.endsWith("s")) {
      const single = this.known(word.slice(0, -1));
      if (single !== undefined) return { ids: [single], slip: false };
    }
    const near = this.near(word);
    return near.length ? { ids: [...new Set(near)], slip: true } : NOTHING;
  }

  /** The tolerant words that are one typo away. */
  private near(word: string): number[] {
    if (word.length < 4) return [];
    this.slips ??= new TypoIndex(this.tolerant);
    return this.slips.near(word).flatMap((found) => this.known(found) ?? []);
  }

  read(tokens: Token[], slips = true): void {
    for (const token of tokens) {
      let reading = this.seen.get(token.text);
      if (!reading) {
        reading = this.find(token.text);
        if (this.seen.size > 4000) this.seen = new Map();
        this.seen.set(token.text, reading);
      }
      token.ids = reading.slip && !slips ? [] : reading.ids;
      token.fuzzy = reading.slip;
    }
  }
}
