import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { Passage } from "#app/domain/content/page.ts";
import { FAQ_TOPIC, PAGE_TOPIC, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES } from "#app/domain/pets.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";
import type { Level } from "#app/domain/urgency.ts";
import { firstAidOf, protocolText } from "../lists/compile-protocols.ts";
import type { FaqItem } from "../lists/read-lists.ts";
import type { ParsedPage } from "../pages/parsed-page.ts";

const CITATION = /<sup\b.*?<\/sup>/g;
const MOST_STEPS = 4;
const MOST_LEAD_WORDS = 45;
const MOST_SECTION_WORDS = 110;

/**
 * The pages in the shape of answers, so that the assistant finds and says them alike: a symptom page is one, a guide one for each section.
 * A page on a food is none: its substance answers.
 */
export function pageUnits(drafts: readonly ParsedPage[]): AskedAnswer[] {
  return drafts.flatMap((draft) => {
    if (draft.source.kind === "info" || draft.source.kind === "food") return [];
    return draft.source.kind === "guide" ? sectionUnits(draft) : [symptomUnit(draft)];
  });
}

/** The protocols in the same shape. */
export function protocolUnits(protocols: readonly EmergencyProtocol[]): AskedAnswer[] {
  const texts = protocols.map((protocol) => ({ ...protocolText(protocol), firstAid: firstAidOf(protocol) }));
  return texts.map(({ id, name, words, summary, steps, avoid, onTheWay, atTheVet, sources, firstAid }) => ({
    id: `${PROTOCOL_TOPIC}/${id}`,
    topic: PROTOCOL_TOPIC,
    question: name,
    asks: words,
    animals: ["all"],
    intent: "happening-now",
    level: "emergency",
    lead: summary,
    steps,
    avoid: avoid.length > 0 ? avoid : onTheWay.slice(0, 2),
    seeVetIf: [],
    firstAid,
    ...(atTheVet.length > 0 && { parts: { vetDoes: atTheVet.join(" ") } }),
    sources,
  }));
}

/** The questions of the start page, without their last sentence: it leads to the chat in which the reader is. */
export function faqUnits(faq: readonly FaqItem[]): AskedAnswer[] {
  return faq.map(({ id, question, answer }) => {
    const paragraphs = answer.split("</p>").map((html) => htmlToText(html.replace(CITATION, "")).trim());
    const [lead = "", ...others] = paragraphs.filter(Boolean).slice(0, -1);
    return {
      id: `${FAQ_TOPIC}/${id}`,
      topic: FAQ_TOPIC,
      question,
      asks: [id.replaceAll("-", " ")],
      animals: animalsIn(question),
      intent: "what-to-do",
      level: "info" as Level,
      lead,
      steps: others,
      avoid: [],
      seeVetIf: [],
      sources: [],
    };
  });
}

function animalsIn(question: string): AskedAnswer["animals"] {
  const named = SPECIES.filter((species) => new RegExp(`\\b${species.replace("-", " ")}`, "i").test(question));
  if (/\bpupp/i.test(question)) named.push("dog");
  if (/\bkitten/i.test(question)) named.push("cat");
  return named.length > 0 ? named : ["all"];
}

function symptomUnit(draft: ParsedPage): AskedAnswer {
  const { slug, source, body } = draft;
  const { front } = source;
  const itemsOf = (wanted: (passage: Pick<Passage, "role" | "level">) => boolean) => body.passages.find(wanted)?.items ?? [];
  return {
    ...common(draft),
    id: `${PAGE_TOPIC}/${slug}`,
    question: front.title,
    asks: [...front.keywords, ...front.searchTerms],
    intent: front.shape === "how-to" ? "how-to" : "what-to-do",
    level: front.urgency ?? "routine",
    lead: front.summary,
    steps: itemsOf(({ role }) => role === "act").slice(0, MOST_STEPS),
    avoid: itemsOf(({ role }) => role === "avoid").slice(0, 2),
    seeVetIf: itemsOf(({ role, level }) => role === "signs" && level === "emergency"),
  };
}

function sectionUnits(draft: ParsedPage): AskedAnswer[] {
  const { slug, source, body } = draft;
  return body.passages
    .filter(({ role, items }) => role !== "signs" && items.length > 0)
    .map(({ heading, anchor, items }) => {
      const [first = "", ...others] = items;
      const isLead = wordsIn(first) <= MOST_LEAD_WORDS;
      return {
        ...common(draft),
        id: `${PAGE_TOPIC}/${slug}#${anchor}`,
        page: `/${slug}${anchor ? `#${anchor}` : ""}`,
        question: `${source.front.title}: ${heading}`,
        asks: [heading],
        intent: "how-to" as const,
        level: "info" as Level,
        lead: isLead ? first : heading,
        steps: fitting(isLead ? others : items),
        avoid: [],
        seeVetIf: [],
      };
    });
}

function common({ slug, source: { front } }: ParsedPage): Pick<AskedAnswer, "topic" | "animals" | "page" | "sources"> {
  const { species } = front;
  // A page on an animal that is no species of ours is held back from the others by its title, like an answer on one.
  const isForAll = species.length === 0 || species.length === SPECIES.length;
  return { topic: PAGE_TOPIC, animals: isForAll ? ["all"] : species, page: `/${slug}`, sources: [] };
}

/** The first items that have no more words together than a reply may hold. */
function fitting(items: readonly string[]): string[] {
  let total = 0;
  return items.filter((item) => {
    total += wordsIn(item);
    return total <= MOST_SECTION_WORDS;
  });
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
