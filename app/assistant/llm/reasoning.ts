/** Tags between which models write what they think, when their server does not take it out. */
const OPENING = /<(think|thinking|thought|reasoning)>/i;
const OPENING_PART = /<[a-z]{0,9}$/i;
const CLOSING_PART = /<\/?[a-z]{0,9}$/i;

/** Takes thoughts out of a model's text that arrives in pieces. */
export type ReasoningFilter = {
  push(text: string): string;
  /** What was held back and is no thought. A thought that was never closed stays hidden. */
  end(): string;
};

/**
 * Removes `<think>...</think>` wherever it stands, however it is split, and also when it is never closed.
 */
export function createReasoningFilter(): ReasoningFilter {
  let held = "";
  let closing: RegExp | undefined;
  let hasShown = false;

  /** Space between a thought and the answer belongs to neither. */
  const shown = (text: string): string => {
    const words = hasShown ? text : text.trimStart();
    hasShown ||= words !== "";
    return words;
  };

  const run = (last: boolean): string => {
    let out = "";
    for (;;) {
      if (closing) {
        const end = closing.exec(held);
        if (!end) {
          held = CLOSING_PART.exec(held)?.[0] ?? "";
          return out;
        }
        held = held.slice(end.index + end[0].length);
        closing = undefined;
      }
      const start = OPENING.exec(held);
      if (!start) {
        const part = last ? "" : (OPENING_PART.exec(held)?.[0] ?? "");
        out += held.slice(0, held.length - part.length);
        held = part;
        // A closing tag that closes nothing is no text either.
        return out.replace(/<\/(?:think|thinking|thought|reasoning)>/gi, "");
      }
      out += held.slice(0, start.index);
      held = held.slice(start.index + start[0].length);
      closing = new RegExp(`</${start[1]}>`, "i");
    }
  };

  return {
    push(text) {
      held += text;
      return shown(run(false));
    },
    end: () => shown(run(true)),
  };
}
