import type { Concept } from "./concept.ts";
import { type Choices, type Item, parsePattern } from "./phrase-pattern.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One step of a phrase: the words (as one numbered set) or concepts that match it, and the gap before it. */
export type Step = { words: Set<number>; group: number; refs: number[]; gap: number };
export type Phrase = { concept: number; steps: Step[]; exact: boolean };
/** All phrases that start with one word or concept, and those of them that the text of a run can meet. */
export type Start = {
  phrases: Phrase[];
  /** For each phrase the word set of its second step; -1 where there is none or a concept may match it. */
  seconds: number[];
  run: number;
  possible: readonly Phrase[];
};
/** By the number of the word or concept. */
export type Layer = { byWord: (Start | undefined)[]; byConcept: (Start | undefined)[] };

const NO_REFS: number[] = [];

/** The phrases of all concepts, layered so that a concept is found before the phrases that mention it. */
export class PhraseIndex {
  readonly names: string[];
  readonly layers: Layer[] = [];
  /** For each word, the numbered word sets it belongs to. */
  readonly groupsOf: number[][] = [];
  groups = 0;
  private readonly index: Map<string, number>;
  private readonly known = new Map<string, { words: Set<number>; group: number }>();
  private readonly vocabulary: Vocabulary;

  constructor(concepts: Concept[], builtIn: string[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.names = [...builtIn, ...concepts.map((concept) => concept.name)];
    this.index = new Map(this.names.map((name, i) => [name, i]));
    const choices: Choices = { known: new Map(), forms: new Map() };
    const written: Choices = { known: new Map(), forms: new Map(), isWritten: true };
    const parsed = concepts.map(({ kind, patterns }) =>
      patterns.flatMap((pattern) => parsePattern(pattern, kind === "grammar" ? written : choices)),
    );
    const depths = this.depths(parsed, builtIn.length);
    parsed.forEach((lines, i) => {
      const depth = depths[i] as number;
      while (this.layers.length <= depth) this.layers.push({ byWord: [], byConcept: [] });
      const concept = concepts[i] as Concept;
      for (const line of lines) this.place(this.layers[depth] as Layer, line, i + builtIn.length, concept);
    });
    this.known.clear();
  }

  private refIds({ refs }: Item): number[] {
    if (refs.length === 0) return NO_REFS;
    return refs.map((ref) => {
      const id = this.index.get(ref);
      if (id === undefined) throw new Error(`there is no concept <${ref}>`);
      return id;
    });
  }

  private depths(parsed: Item[][][], offset: number): number[] {
    const depths: number[] = parsed.map(() => -1);
    const visit = (i: number, path: number[]): number => {
      if (path.includes(i))
        throw new Error(`concepts refer to each other in a circle: ${path.map((p) => this.names[p + offset]).join(", ")}`);
      if ((depths[i] as number) >= 0) return depths[i] as number;
      let deepest = 0;
      for (const item of (parsed[i] ?? []).flat())
        for (const ref of this.refIds(item)) if (ref >= offset) deepest = Math.max(deepest, 1 + visit(ref - offset, [...path, i]));
      depths[i] = deepest;
      return deepest;
    };
    parsed.forEach((_, i) => {
      visit(i, []);
    });
    return depths;
  }

  private stepOf(item: Item, exact: boolean, isWritten: boolean): Step {
    const key = `${exact ? "!" : ""}${isWritten ? "=" : ""}${item.source}`;
    let set = this.known.get(key);
    if (!set) {
      set = { words: new Set(item.words.map((word) => this.vocabulary.add(word, !exact))), group: this.groups };
      for (const word of set.words) {
        const groups = this.groupsOf[word];
        if (groups) groups.push(this.groups);
        else this.groupsOf[word] = [this.groups];
      }
      this.groups += 1;
      this.known.set(key, set);
    }
    return { ...set, refs: this.refIds(item), gap: item.gap };
  }

  private place(layer: Layer, line: Item[], concept: number, { exact = false, kind }: Concept): void {
    const steps = line.map((item) => this.stepOf(item, exact, kind === "grammar"));
    const phrase: Phrase = { concept, steps, exact };
    const [first] = steps as [Step];
    const second = steps[1] && steps[1].refs.length === 0 ? steps[1].group : -1;
    const put = (starts: (Start | undefined)[], key: number) => {
      const start = starts[key];
      if (start) {
        start.phrases.push(phrase);
        start.seconds.push(second);
      } else starts[key] = { phrases: [phrase], seconds: [second], run: 0, possible: [] };
    };
    for (const word of first.words) put(layer.byWord, word);
    for (const ref of first.refs) put(layer.byConcept, ref);
  }
}
