import { type Item, parsePattern } from "./pattern.ts";
import type { Concept } from "./rule-book.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Mention = { concept: number; start: number; end: number; denied: boolean };

type Step = { words: Set<number>; refs: number[]; gap: number };
type Phrase = { concept: number; steps: Step[]; exact: boolean };
type Layer = { byWord: Map<number, Phrase[]>; byConcept: Map<number, Phrase[]> };

export const FILLERS =
  "a an the is are was were be been being am his her hers their its my our your this that these those so very really quite just all bit little pretty super too kind sort of also still has have had got gone going to it he she they completely totally absolutely proper properly looks looking look seems seem feels feeling like some both getting";
/** A comma costs as much of a gap as three words. */
const COMMA = 3;
const BREAKS = "but however although though except";
const DENIALS = "not no isnt arent wasnt werent never nor without doesnt didnt hasnt havent hadnt dont";

/** Finds every mention of every concept in one walk over the words per layer of concepts. */
export class Matcher {
  readonly names: string[];
  private readonly index = new Map<string, number>();
  private readonly layers: Layer[] = [];
  private readonly fillers: Set<number>;
  private readonly breaks: Set<number>;
  private readonly denials: Set<number>;

  constructor(concepts: Concept[], builtIn: string[], vocabulary: Vocabulary) {
    this.names = [...builtIn, ...concepts.map((concept) => concept.name)];
    this.names.forEach((name, i) => {
      this.index.set(name, i);
    });
    const ids = (list: string) => new Set(list.split(" ").map((word) => vocabulary.add(word)));
    this.fillers = ids(FILLERS);
    this.breaks = ids(BREAKS);
    this.denials = ids(DENIALS);
    const parsed = concepts.map((concept) => concept.patterns.flatMap(parsePattern));
    const depth = this.depths(parsed, builtIn.length);
    parsed.forEach((lines, i) => {
      const layer = depth[i] as number;
      while (this.layers.length <= layer) this.layers.push({ byWord: new Map(), byConcept: new Map() });
      for (const line of lines) this.place(this.layers[layer] as Layer, line, i + builtIn.length, concepts[i]?.exact === true, vocabulary);
    });
  }

  idOf(name: string): number | undefined {
    return this.index.get(name);
  }

  private refIds(item: Item): number[] {
    return item.refs.map((ref) => {
      const id = this.index.get(ref);
      if (id === undefined) throw new Error(`there is no concept <${ref}>`);
      return id;
    });
  }

  private depths(parsed: Item[][][], offset: number): number[] {
    const depth: number[] = parsed.map(() => -1);
    const visit = (i: number, path: number[]): number => {
      if (path.includes(i)) throw new Error(`concepts refer to each other in a circle: ${path.map((p) => this.names[p + offset]).join(" -> ")}`);
      if ((depth[i] as number) >= 0) return depth[i] as number;
      let deepest = 0;
      for (const line of parsed[i] ?? [])
        for (const item of line)
          for (const ref of this.refIds(item)) if (ref >= offset) deepest = Math.max(deepest, 1 + visit(ref - offset, [...path, i]));
      depth[i] = deepest;
      return deepest;
    };
    parsed.forEach((_, i) => {
      visit(i, []);
    });
    return depth;
  }

  private place(layer: Layer, line: Item[], concept: number, exact: boolean, vocabulary: Vocabulary): void {
    const steps = line.map((item) => ({
      words: new Set(item.words.map((word) => vocabulary.add(word, !exact))),
      refs: this.refIds(item),
      gap: item.gap,
    }));
    const phrase = { concept, steps, exact };
    const first = steps[0] as Step;
    const put = (map: Map<number, Phrase[]>, key: number) => {
      const list = map.get(key);
      if (list) list.push(phrase);
      else map.set(key, [phrase]);
    };
    for (const word of first.words) put(layer.byWord, word);
    for (const ref of first.refs) put(layer.byConcept, ref);
  }

  /** `given` are mentions made elsewhere (numbers, durations); they may be used by phrases. */
  run(tokens: Token[], given: Mention[]): Mention[] {
    const at: Mention[][] = tokens.map(() => []);
    const all: Mention[] = [];
    for (const mention of given) {
      at[mention.start]?.push(mention);
      all.push(mention);
    }
    for (const layer of this.layers) {
      for (let p = 0; p < tokens.length; p += 1) {
        const token = tokens[p] as Token;
        const here = at[p] as Mention[];
        const before = here.length;
        for (const id of token.ids)
          for (const phrase of layer.byWord.get(id) ?? [])
            if (!(phrase.exact && token.slip)) this.extend(phrase, p, p + 1, tokens, at, here);
        for (let k = 0; k < before; k += 1) {
          const mention = here[k] as Mention;
          for (const phrase of layer.byConcept.get(mention.concept) ?? [])
            this.extend(phrase, p, mention.end, tokens, at, here, mention.denied);
        }
        for (let k = before; k < here.length; k += 1) all.push(here[k] as Mention);
      }
    }
    return all;
  }

  private extend(phrase: Phrase, start: number, end: number, tokens: Token[], at: Mention[][], here: Mention[], deniedSoFar = false): void {
    let last = end;
    let denied = deniedSoFar;
    for (let s = 1; s < phrase.steps.length; s += 1) {
      const next = this.seek(phrase.steps[s] as Step, last, tokens, at, phrase.exact);
      if (!next) return;
      last = next.end;
      denied ||= next.denied;
    }
    for (const known of here) {
      if (known.concept === phrase.concept && known.end === last) {
        known.denied &&= denied;
        return;
      }
    }
    let same = 0;
    for (const known of here) if (known.concept === phrase.concept) same += 1;
    if (same < 3) here.push({ concept: phrase.concept, start, end: last, denied });
  }

  private seek(step: Step, from: number, tokens: Token[], at: Mention[][], exact: boolean): { end: number; denied: boolean } | undefined {
    const sentence = tokens[from - 1]?.sentence;
    let left = step.gap;
    let skipped = 0;
    let denied = false;
    for (let p = from; p < tokens.length; p += 1) {
      const token = tokens[p] as Token;
      if (token.sentence !== sentence) return undefined;
      if (token.clause !== (tokens[p - 1] as Token).clause) {
        denied = false;
        left -= COMMA;
        if (left < 0) return undefined;
      }
      if (step.words.size && !(exact && token.slip)) for (const id of token.ids) if (step.words.has(id)) return { end: p + 1, denied };
      if (step.refs.length)
        for (const mention of at[p] as Mention[]) if (step.refs.includes(mention.concept)) return { end: mention.end, denied: denied || mention.denied };
      if (token.ids.some((id) => this.breaks.has(id))) return undefined;
      if (token.ids.some((id) => this.denials.has(id))) denied = true;
      const filler = token.ids.some((id) => this.fillers.has(id));
      if (filler && skipped < 4) skipped += 1;
      else {
        left -= 1;
        if (left < 0) return undefined;
      }
    }
    return undefined;
  }
}
