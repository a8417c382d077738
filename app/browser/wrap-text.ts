/** Breaks a text into lines that fit; a word that is wider than a line has one of its own. */
export function wrap(text: string, widthOf: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
