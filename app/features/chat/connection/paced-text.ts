/** Parsing Markdown for every word would keep a slow phone busy. This leaves room for the two paints at the ends of a turn in ten a second. */
const PAINT_EVERY_MS = 125;

/**
 * Gathers words as they arrive and paints them at a pace; the first ones at once.
 * @param paint is given the whole text so far
 */
export function pacedText(paint: (text: string) => void) {
  let text = "";
  let painted = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paintNow = () => {
    timer = undefined;
    painted = performance.now();
    paint(text);
  };
  return {
    add(words: string) {
      text += words;
      timer ??= setTimeout(paintNow, Math.max(0, painted + PAINT_EVERY_MS - performance.now()));
    },
    /** Paints no more. @returns the whole text */
    end(): string {
      clearTimeout(timer);
      timer = undefined;
      return text;
    },
  };
}
