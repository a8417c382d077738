import type { Token } from "#app/language/tokenise.ts";
import type { Concept } from "./concept.ts";
import { type Phrase, PhraseIndex, type Start, type Step } from "./phrase-index.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Mention = { concept: number; start: number; end: number; denied: boolean };

/** Short words that may occur anywhere between two items of a phrase. */
const FILLERS =
  "a an the is are was were be been being am his her hers their its my our your this that these those so very really quite just all bit little pretty super too kind sort of also still has have had got gone going to it he she they completely totally absolutely proper properly looks looking look seems seem feels feeling like some both getting";
const BREAKS = "but however although though except";
const DENIALS = "not no isnt arent wasnt werent never nor without doesnt didnt hasnt havent hadnt dont";
const NOTHING: readonly never[] = [];
const MOST_FILLERS = 4;
const MOST_ALIKE = 3;
/** A comma costs as much of a gap as four words. */
const COMMA = 4;

/** Finds every mention of every concept: one walk over the words per layer of concepts. */
export class PhraseMatcher {
  readonly names: string[];
  private readonly book: PhraseIndex;
  /** By word: 1 filler, 2 break, 4 denial. */
  private readonly roleOf: number[] = [];
  private runs = 0;
  private readonly present: Uint32Array;
  private readonly found: Uint32Array;
  /** By word, the run that met it last. */
  private readonly wordRun: number[] = [];
  private denied = false;

  constructor(concepts: Concept[], builtIn: string[], vocabulary: Vocabulary) {
    const mark = (list: string, role: number) => {
      for (const word of list.split(" ")) {
        const id = vocabulary.add(word);
        this.roleOf[id] = (this.roleOf[id] ?? 0) | role;
      }
    };
    mark(FILLERS, 1);
    mark(BREAKS, 2);
    mark(DENIALS, 4);
    this.book = new PhraseIndex(concepts, builtIn, vocabulary);
    this.names = this.book.names;
    this.present = new Uint32Array(this.book.groups);
    this.found = new Uint32Array(this.names.length);
  }

  /** `given` are mentions made elsewhere (numbers, durations); they may be used by phrases. */
  run(tokens: Token[], given: Mention[]): Mention[] {
    this.runs += 1;
    const at: Mention[][] = tokens.map(() => []);
    const all: Mention[] = [];
    for (const mention of given) {
      at[mention.start]?.push(mention);
      all.push(mention);
      this.found[mention.concept] = this.runs;
    }
    for (const { ids } of tokens)
      for (const id of ids) {
        if (this.wordRun[id] === this.runs) continue;
        this.wordRun[id] = this.runs;
        for (const group of this.book.groupsOf[id] ?? NOTHING) this.present[group] = this.runs;
      }
    const roles = this.roles(tokens);
    for (const layer of this.book.layers) {
      for (let p = 0; p < tokens.length; p += 1) {
        const token = tokens[p] as Token;
        const here = at[p] as Mention[];
        const before = here.length;
        for (const id of token.ids)
          for (const phrase of this.possible(layer.byWord[id]))
            if (!(phrase.exact && token.fuzzy)) this.extend(phrase, p, p + 1, tokens, at, roles, false);
        for (let k = 0; k < before; k += 1) {
          const mention = here[k] as Mention;
          for (const phrase of this.possible(layer.byConcept[mention.concept]))
            this.extend(phrase, p, mention.end, tokens, at, roles, mention.denied);
        }
        for (let k = before; k < here.length; k += 1) {
          const mention = here[k] as Mention;
          this.found[mention.concept] = this.runs;
          all.push(mention);
        }
      }
    }
    return all;
  }

  private roles(tokens: Token[]): Uint8Array {
    const roles = new Uint8Array(tokens.length);
    for (let p = 0; p < tokens.length; p += 1) for (const id of (tokens[p] as Token).ids) (roles[p] as number) |= this.roleOf[id] ?? 0;
    return roles;
  }

  /** A phrase can only be met when each of its places has at least one word or concept somewhere in the text. */
  private possible(start: Start | undefined): readonly Phrase[] {
    if (!start) return NOTHING;
    if (start.run !== this.runs) {
      start.run = this.runs;
      start.possible = NOTHING;
      for (let i = 0; i < start.phrases.length; i += 1) {
        const second = start.seconds[i] as number;
        if (second >= 0 && this.present[second] !== this.runs) continue;
        const phrase = start.phrases[i] as Phrase;
        if (!this.isWithin(phrase.steps)) continue;
        if (start.possible === NOTHING) start.possible = [phrase];
        else (start.possible as Phrase[]).push(phrase);
      }
    }
    return start.possible;
  }

  private isWithin(steps: readonly Step[]): boolean {
    for (let s = 1; s < steps.length; s += 1) {
      const { group, refs } = steps[s] as Step;
      if (this.present[group] === this.runs) continue;
      let isFound = false;
      for (let r = 0; r < refs.length && !isFound; r += 1) isFound = this.found[refs[r] as number] === this.runs;
      if (!isFound) return false;
    }
    return true;
  }

  private extend(phrase: Phrase, start: number, end: number, tokens: Token[], at: Mention[][], roles: Uint8Array, denied: boolean): void {
    let last = end;
    let negated = denied;
    for (let s = 1; s < phrase.steps.length; s += 1) {
      last = this.seek(phrase.steps[s] as Step, last, tokens, at, roles, phrase.exact);
      if (last < 0) return;
      negated ||= this.denied;
    }
    const here = at[start] as Mention[];
    let alike = 0;
    for (const known of here) {
      if (known.concept !== phrase.concept) continue;
      if (known.end === last) {
        known.denied &&= negated;
        return;
      }
      alike += 1;
    }
    if (alike < MOST_ALIKE) here.push({ concept: phrase.concept, start, end: last, denied: negated });
  }

  /** Where the step ends when it is met from here on, or -1; `this.denied` tells whether a denial stood in the gap. */
  private seek(step: Step, from: number, tokens: Token[], at: Mention[][], roles: Uint8Array, exact: boolean): number {
    const before = tokens[from - 1] as Token;
    let clause = before.clause;
    let left = step.gap;
    let skipped = 0;
    this.denied = false;
    for (let p = from; p < tokens.length; p += 1) {
      const token = tokens[p] as Token;
      if (token.sentence !== before.sentence) return -1;
      if (token.clause !== clause) {
        clause = token.clause;
        this.denied = false;
        left -= COMMA;
        if (left < 0) return -1;
      }
      if (!(exact && token.fuzzy)) for (const id of token.ids) if (step.words.has(id)) return p + 1;
      if (step.refs.length)
        for (const mention of at[p] as Mention[])
          if (step.refs.includes(mention.concept)) {
            this.denied ||= mention.denied;
            return mention.end;
          }
      const role = roles[p] as number;
      if (role & 2) return -1;
      if (role & 4) this.denied = true;
      if (role & 1 && skipped < MOST_FILLERS) skipped += 1;
      else {
        left -= 1;
        if (left < 0) return -1;
      }
    }
    return -1;
  }
}
