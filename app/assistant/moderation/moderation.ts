import type { Helpline } from "#app/domain/content/page.ts";
import { type Cited, createMarkup } from "./markdown-filter.ts";
import { createProductFilter } from "./product-sections.ts";
import { createSentenceGuard, type Instead, sentencesOf } from "./sentence-moderator.ts";

export type ModerationContext = {
  level: "emergency" | "urgent" | "routine" | "info";
  /** The numbers that may be shown; the first one is offered in place of what was left out. */
  helplines: readonly Pick<Helpline, "name" | "number" | "tel">[];
  /** Texts of our own pages: their sentences may be shown whatever they name. */
  ownTexts?: readonly string[];
  /** Words of our own pages, in small letters: they are shown without waiting for the next one, unless they may become something else. */
  pageWords?: ReadonlySet<string>;
  /** Where a citation leads. Without it citations are dropped. */
  cited?: Cited;
};

/** Guards one answer: what `push` and `end` return may be shown at once. */
export type Moderator = { push(text: string): string; end(): string };

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Stands between an assistant and the reader. No dose, no human medicine allowed, no way to make a pet vomit, no telephone number of
 * nobody, no image, no refused address, no product text and no soothing words against the verdict pass it, however the text is split.
 * Text that cannot become one of these passes at once.
 */
export function createModerator({
  level,
  helplines,
  ownTexts = [],
  pageWords = NO_WORDS,
  cited = () => undefined,
}: ModerationContext): Moderator {
  const markup = createMarkup(cited);
  const products = createProductFilter();
  let ownSentences: Set<string> | undefined;
  const setting = {
    grave: level === "emergency" || level === "urgent",
    pageWords,
    ownNumbers: helplines.flatMap(({ tel, number }) => [tel, number].map((text) => text.replace(/\D/g, ""))),
    // Reading our pages takes longer than anything else here, and few answers say what makes it necessary.
    get ownSentences() {
      ownSentences ??= sentencesOf(ownTexts);
      return ownSentences;
    },
  };
  const sentences = createSentenceGuard(setting, insteadWith(level, helplines[0]));
  return {
    push: (text) => sentences.push(products.push(markup.push(text))),
    end: () => sentences.push(products.push(markup.end()) + products.end()) + sentences.end(),
  };
}

/**
 * Guards a stream, and ends it after so many characters. Throws what the stream throws, after what was held back and may be shown.
 */
export async function* guarded(stream: AsyncIterable<string>, setting: ModerationContext, most: number): AsyncGenerator<string> {
  const guard = createModerator(setting);
  let left = most;
  const kept = (text: string) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part;
  };
  try {
    for await (const text of stream) {
      const shown = kept(guard.push(text));
      if (shown) yield shown;
      if (left === 0) return;
    }
  } catch (error) {
    // What arrived belongs to the reader, as far as it may be shown.
    const shown = kept(guard.end());
    if (shown) yield shown;
    throw error;
  }
  const shown = kept(guard.end());
  if (shown) yield shown;
}

function insteadWith(level: ModerationContext["level"], line: ModerationContext["helplines"][number] | undefined): Instead {
  const call = line ? `your vet, or ${line.name} on ${line.number}` : "your vet or an animal poison line";
  return (why, first) => {
    if (!first) return "(left out)";
    if (why === "medicine")
      return `We left something out here: only a vet can choose a medicine or an amount of it for your pet. Many medicines for people poison pets. Call ${call}.`;
    if (why === "emesis") return `We left something out here: making a pet throw up at home can harm it more. Call ${call} first.`;
    if (why === "phone") return `We left a telephone number out here that is not one of ours. Call ${call}.`;
    const action = level === "emergency" ? "call an emergency vet now" : "have a vet see your pet within 24 hours";
    return `We left something out here that does not fit the urgency above. Please ${action}.`;
  };
}
