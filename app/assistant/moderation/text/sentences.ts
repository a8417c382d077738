/** Cuts a text that arrives in pieces into whole sentences; each keeps the space and marks around it. */
export type SentenceCutter = { push(text: string): string[]; end(): string[] };

const MOST_CHARS = 600;
/** The end of a sentence: a mark with what closes it, and space after it; or the end of a line. A period after a space is no end: "site . org". */
const END = /(?:(?:(?<!\s)\.|[!?…])[)"”»'*_\]]*(?=\s)|[。！？])\s*|\n(?![\p{Ll}])\s*|\n\s*\n\s*/gu;
/** After a number the sentence goes on, whatever stands there ("200.\nmg"); the number of a list is none. */
const AMOUNT = /(?:^|[^\n])(?<![\p{L}\d])[\d½¼¾⅓]+\p{M}*[)\s.*_]*$/u;
const LIST_NUMBER = /(?:^|\n)\s*(?:>\s*)*\d{1,2}[.)]\s*$/;
const NUMBER_WORD = /\b(?:half|quarter|one|two|three|four|five|ten|twenty|fifty|hundred|number|numero|nummer)\s*$/i;

export function createSentenceCutter(): SentenceCutter {
  let held = "";
  /** Up to here it is known that the held text goes on. */
  let known = 0;

  const take = (isLast: boolean): string[] => {
    const sentences: string[] = [];
    let from = 0;
    END.lastIndex = known;
    for (let end = END.exec(held); end; end = END.exec(held)) {
      const at = end.index + end[0].length;
      // What follows the space may still be space.
      if (at === held.length && !isLast && !/\n\s*\n/.test(end[0])) break;
      const sentence = held.slice(from, at);
      const text = sentence.trimEnd();
      const goesOn = (AMOUNT.test(text) && !LIST_NUMBER.test(text) && !/[!?]$/.test(text)) || NUMBER_WORD.test(text);
      if (LIST_NUMBER.test(text) || (goesOn && sentence.length < MOST_CHARS && !/\n\s*\n/.test(end[0]))) {
        known = at;
        continue;
      }
      sentences.push(sentence);
      from = at;
    }
    held = held.slice(from);
    known = Math.max(0, known - from);
    while (held.length > MOST_CHARS) {
      sentences.push(held.slice(0, MOST_CHARS));
      held = held.slice(MOST_CHARS);
      known = 0;
    }
    if (isLast && held !== "") sentences.push(held);
    if (isLast) held = "";
    return sentences;
  };

  return {
    push(text) {
      held += text;
      return take(false);
    },
    end: () => take(true),
  };
}
