import type { Passage, Role } from "./page.ts";
import type { Assistant, Question } from "./ports.ts";

/** Its name, as the wire carries it. */
export const GUIDE_ASSISTANT = "guide assistant";

const WORD_PAUSE_MS = 8;
const MOST_ITEMS = 5;

/**
 * The assistant that needs no model: it writes its answer from the passages of our own pages, word by word.
 * @param pause waits for so many milliseconds
 */
export function guideAssistant(pause: (ms: number) => Promise<void>): Assistant {
  return {
    name: GUIDE_ASSISTANT,
    async *answer(question, signal) {
      for (const word of guideAnswer(question).split(/(?<=\s)/)) {
        if (signal.aborted) return;
        yield word;
        await pause(WORD_PAUSE_MS);
      }
    },
  };
}

/** The guide assistant's whole answer, as Markdown. */
export function guideAnswer(question: Question): string {
  const { verdict, passages, part } = question;
  const page = (part ? undefined : verdict.page) ?? passages[0]?.path;
  const own = passages.filter((passage) => passage.path === page);
  if (own.length === 0) return nothingFits(question);
  const parts = [opening(question)];
  const asked = part && own.find(({ role }) => role === part);
  if (asked) return [...parts, asSection(asked), `Read more: [${asked.pageTitle}](${page})`].join("\n\n");
  const act = own.find((passage) => passage.role === "act");
  if (act && verdict.level !== "info") parts.push(section("What to do now", numbered(act.items)));
  if (verdict.level === "info")
    parts.push(
      ...own
        .filter((passage) => passage.role !== "signs")
        .slice(0, 2)
        .map(asSection),
    );
  else parts.push(section("Get help sooner if you see", bullets(graverSigns(own))));
  if (verdict.level !== "info") parts.push(section("Tell the vet", bullets(itemsOf(own, "vet-asks"))));
  const ask = (verdict.ask ?? []).slice(0, 2);
  if (ask.length > 0) parts.push(section("What would help to know", bullets(ask)));
  parts.push(`Read more: [${own[0]?.pageTitle}](${page})`);
  return parts.filter(Boolean).join("\n\n");
}

function opening({ verdict: { level, reasons }, petName }: Question): string {
  const pet = petName ?? "your pet";
  const why = reasons[0] && level !== "info" ? ` ${reasons[0].says}` : "";
  if (level === "emergency") return `**Call an emergency vet or a poison line now.**${why}`;
  if (level === "urgent") return `**A vet should see ${pet} within 24 hours.**${why}`;
  if (level === "routine") return `**No red flag in what you told us.** Keep watching, and book a visit if it goes on.${why}`;
  return "**Here is what our pages say.**";
}

function graverSigns(own: readonly Passage[]): string[] {
  const cards = own.filter((passage) => passage.role === "signs" && passage.level !== "routine");
  return cards.flatMap((passage) => passage.items);
}

function nothingFits({ verdict, petName }: Question): string {
  const pet = petName ?? "your pet";
  if (verdict.level === "emergency" || verdict.level === "urgent") {
    const first = opening({ verdict, petName } as Question);
    return `${first}\n\nNone of our pages covers this exactly, so do not wait for one: a vet can help by telephone now. Keep ${pet} quiet and warm, and note what happened and when.`;
  }
  return `None of our pages fits what you wrote, so I would rather ask than guess.\n\n- What have you seen ${pet} do or not do, and since when?\n- Is ${pet} eating, drinking, breathing and moving as usual?`;
}

function itemsOf(own: readonly Passage[], role: Role): readonly string[] {
  return own.find((passage) => passage.role === role)?.items ?? [];
}

function asSection(passage: Passage): string {
  return section(passage.heading, bullets(passage.items));
}

function section(heading: string, body: string): string {
  return body && `### ${heading}\n${body}`;
}

function bullets(items: readonly string[]): string {
  return items
    .slice(0, MOST_ITEMS)
    .map((item) => `- ${item}`)
    .join("\n");
}

function numbered(items: readonly string[]): string {
  return items
    .slice(0, MOST_ITEMS)
    .map((item, index) => `${index + 1}. ${item}`)
    .join("\n");
}
