/** Grows the forms of a lexicon word marked with "+": gag -> gags gagged gagging gaggin. */

/** A plain word also matches with an "s": grape, grapes; bleed, bleeds. Short words and names of little use do not. */
export function pluralForms(word: string): string[] {
  return word.length > 3 && /[a-z]$/.test(word) && !/(s|x|ch|sh|y)$/.test(word) ? [word, `${word}s`] : [word];
}

const DOUBLES = /^[bcdfghjklmnpqrstvwxyz]*[aeiou][bdgklmnprtvz]$/;

export function inflections(word: string): string[] {
  const out = new Set([word]);
  const last = word[word.length - 1] ?? "";
  let stem = word;
  if (last === "e") stem = word.slice(0, -1);
  else if (DOUBLES.test(word) && word.length <= 5) stem = word + last;
  if (last === "y" && !/[aeiou]y$/.test(word)) {
    const base = word.slice(0, -1);
    out.add(`${base}ies`).add(`${base}ied`);
  } else {
    out.add(/(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`);
    out.add(`${stem}ed`);
  }
  out.add(`${stem}ing`).add(`${stem}in`);
  if (stem !== word && last !== "e") out.add(`${word}ing`).add(`${word}ed`);
  return [...out];
}

const PAST = /^[a-z]{3,}ed$/;

/** "Jumped", also "bleed": a form in -ed by its letters. */
export function isPastForm(word: string): boolean {
  return PAST.test(word);
}
