/**
 * Rows of words that start alike, written short: "hinchada|hinchado|huge" becomes "hinchadaBo|huge". A capital letter says how many
 * letters of the word before it fall away (A none, B one), and what follows it takes their place.
 */
const A = "A".charCodeAt(0);
const LEAST_ALIKE = 2;

/** @param row small letters, "+" and "|"; anything else stays as it is */
export function tightRow(row: string): string {
  let out = "";
  let before = "";
  for (const word of row.split("|")) {
    let alike = 0;
    while (alike < word.length && word[alike] === before[alike]) alike += 1;
    const gone = before.length - alike;
    const isPlain = /^[a-z+]+$/.test(before) && /^[a-z+]+$/.test(word);
    if (isPlain && alike >= LEAST_ALIKE && gone < 26) out += String.fromCharCode(A + gone) + word.slice(alike);
    else out += out ? `|${word}` : word;
    before = word;
  }
  return out;
}

/** Every tight row in the text in full again. */
export function wideRows(text: string): string {
  return text.replace(/[a-z+]+(?:[A-Z][a-z+]*)+/g, (row) => {
    let word = "";
    return row
      .split(/(?=[A-Z])/)
      .map((part, i) => {
        word = i ? word.slice(0, word.length + A - part.charCodeAt(0)) + part.slice(1) : part;
        return word;
      })
      .join("|");
  });
}
