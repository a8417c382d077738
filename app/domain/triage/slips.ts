/** Finds lexicon words one slip of the finger away: a letter missing, added, swapped or wrong. */

export function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  const la = a.length;
  const lb = b.length;
  if (Math.abs(la - lb) > 1) return false;
  let i = 0;
  while (i < la && i < lb && a[i] === b[i]) i += 1;
  if (la === lb) {
    if (a.slice(i + 1) === b.slice(i + 1)) return true;
    return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
  }
  return la > lb ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}

/** Nearly nobody slips on the first letter, and most pairs of real words differ there: brushed, crushed. */
function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

function shortened(word: string): string[] {
  const out = [word];
  for (let i = 0; i < word.length; i += 1) out.push(word.slice(0, i) + word.slice(i + 1));
  return out;
}

/** An index over all words of five letters and more, keyed by every word with one letter left out. */
export class SlipIndex {
  private readonly byShort = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < 5 || word.length > 24) continue;
      for (const key of shortened(word)) {
        const list = this.byShort.get(key);
        if (list) list.push(word);
        else this.byShort.set(key, [word]);
      }
    }
  }

  near(word: string): string[] {
    if (word.length < 4 || word.length > 24) return [];
    const found = new Set<string>();
    for (const key of shortened(word)) {
      for (const known of this.byShort.get(key) ?? []) if (startsAlike(word, known) && isOneSlip(word, known)) found.add(known);
    }
    return [...found];
  }
}
