/** Finds lexicon words one slip of the finger away: a letter missing, added, swapped or wrong. */

export function isOneTypoApart(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < shorter - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.length - from - end;
  const right = b.length - from - end;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[from] === b[from + 1] && a[from + 1] === b[from];
}

/** Nearly nobody slips on the first letter, and most pairs of real words differ there: brushed, crushed. Two letters swapped count. */
function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

const SHORTEST = 5;
const LONGEST = 24;

/** All words of five letters and more, by first letter and length: a slip changes neither by much. */
export class TypoIndex {
  private readonly byStart = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (word.length < SHORTEST || word.length > LONGEST) continue;
      const key = `${word[0]}${word.length}`;
      const list = this.byStart.get(key);
      if (list) list.push(word);
      else this.byStart.set(key, [word]);
    }
  }

  near(word: string): string[] {
    if (word.length < SHORTEST - 1 || word.length > LONGEST) return [];
    const found: string[] = [];
    for (const first of new Set(word.slice(0, 2)))
      for (let length = word.length - 1; length <= word.length + 1; length += 1)
        for (const known of this.byStart.get(first + length) ?? [])
          if (startsAlike(word, known) && isOneTypoApart(word, known)) found.push(known);
    return found;
  }
}
