import { inflections, pluralForms } from "#app/language/inflect.ts";
import { normalise, splitCompound } from "#app/language/normalise.ts";

/**
 * A phrase as a vet writes it: "<belly> .. tight|hard|swollen".
 *   word        that word          word+    that word in all its forms
 *   a|b|<c>     one of these       a?       may be left out        a_b   two words as one alternative: hard|like_a_drum
 *   <concept>   any phrase of that concept      <#>  a number
 *   ..  ...  ....   up to 3, 6, 10 words between        ~  ~~   either order, up to 5 or 9 words between
 * Words such as "is", "the", "very" are always allowed between two items.
 */
type Choice = { words: string[]; refs: string[] };
/** One place of a phrase; `source` are its alternatives as written, and the same source always means the same choice. */
export type Item = Choice & { source: string; gap: number; optional: boolean };
/** Choices and words that were read before: most are written many times. `isWritten`: words match as they are written, without an "s". */
export type Choices = { known: Map<string, Choice>; forms: Map<string, readonly string[]>; isWritten?: boolean };

const GAPS: Record<string, number> = { "..": 3, "...": 6, "....": 10 };
const EITHER: Record<string, number> = { "~": 5, "~~": 9 };

function parseItem(written: string, gap: number, choices: Choices): Item {
  const optional = written.endsWith("?");
  const source = optional ? written.slice(0, -1) : written;
  let choice = choices.known.get(source);
  if (!choice) {
    choice = parseChoice(source, choices);
    choices.known.set(source, choice);
  }
  return { ...choice, source, gap, optional };
}

function parseChoice(source: string, { forms, isWritten = false }: Choices): Choice {
  const words: string[] = [];
  const refs: string[] = [];
  for (const part of source.split("|")) {
    if (!part) throw new Error(`empty alternative in "${source}"`);
    const ref = /^<([a-z0-9_#]+)>$/.exec(part);
    if (ref) {
      refs.push(ref[1] as string);
      continue;
    }
    const known = forms.get(part) ?? wordForms(part, isWritten);
    forms.set(part, known);
    words.push(...known);
  }
  return { words, refs };
}

function wordForms(part: string, isWritten: boolean): readonly string[] {
  const grows = part.endsWith("+");
  const bare = normalise(grows ? part.slice(0, -1) : part);
  if (!/^[a-z0-9'%.]+$/.test(bare)) throw new Error(`"${part}" is not a plain word`);
  const made = splitCompound(bare);
  if (made.length !== 1) throw new Error(`write "${part}" as "${made.join(" ")}"`);
  return formsOf(made[0] as string, grows, isWritten);
}

function formsOf(word: string, grows: boolean, isWritten: boolean): string[] {
  if (grows) return inflections(word);
  return isWritten ? [word] : pluralForms(word);
}

function parseLine(parts: string[], choices: Choices): Item[] {
  const items: Item[] = [];
  let gap = 0;
  for (const part of parts) {
    const wide = GAPS[part];
    if (wide !== undefined) gap = wide;
    else {
      items.push(parseItem(part, gap, choices));
      gap = 0;
    }
  }
  if (items.length === 0) throw new Error("an empty phrase");
  if (gap) throw new Error("a phrase may not end with a gap");
  return items;
}

function withoutOptionals(items: Item[]): Item[][] {
  let lines: Item[][] = [[]];
  for (const item of items) {
    const kept = lines.map((line) => [...line, item]);
    lines = item.optional ? [...kept, ...lines] : kept;
  }
  return lines.filter((line) => line.length > 0);
}

/** "hard|like_a_drum" becomes two phrases, one for the single words and one for each joined alternative. */
function unjoined(parts: string[]): string[][] {
  let lines: string[][] = [[]];
  for (const part of parts) {
    const options = part.split("|");
    const joined = options.filter((option) => option.includes("_") && !option.startsWith("<"));
    if (!joined.length) {
      for (const line of lines) line.push(part);
      continue;
    }
    const single = options.filter((option) => !joined.includes(option)).join("|");
    const ways = [...(single ? [[single]] : []), ...joined.map((option) => option.split("_"))];
    lines = lines.flatMap((line) => ways.map((way) => [...line, ...way]));
  }
  return lines;
}

export function parsePattern(source: string, choices: Choices = { known: new Map(), forms: new Map() }): Item[][] {
  const parts = source.trim().split(/\s+/);
  return source.includes("_") ? unjoined(parts).flatMap((one) => parsePlain(one, choices)) : parsePlain(parts, choices);
}

function parsePlain(source: string[], choices: Choices): Item[][] {
  const parts = source.flatMap((part) => (/^[a-z']+$/i.test(part) ? splitCompound(normalise(part)) : [part]));
  const at = parts.findIndex((part) => EITHER[part] !== undefined);
  if (at < 0) return withoutOptionals(parseLine(parts, choices));
  const gap = EITHER[parts[at] as string] as number;
  const left = parseLine(parts.slice(0, at), choices);
  const right = parseLine(parts.slice(at + 1), choices);
  const joined = (a: Item[], b: Item[]) => [...a, ...b.map((item, k) => (k === 0 ? { ...item, gap } : item))];
  return [...withoutOptionals(joined(left, right)), ...withoutOptionals(joined(right, left))];
}
