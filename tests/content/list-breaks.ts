import { type Break, LONG } from "./page-breaks.ts";

/** What can be wrong in the files that are lists. */
export const LIST_BREAKS: Record<string, Break> = {
  "a prompt without its version": {
    file: "content/assistant/prompt.md",
    from: /version: \d+/,
    to: "version: new",
    at: "---",
    says: /must begin with `version/,
  },
  "a moderation phrase that begins with a gap": {
    file: "content/moderation/emesis.yaml",
    from: "  - mustard",
    to: "  - .. mustard",
    says: /a phrase must begin and end with a word/,
  },
  "a clock that names no figure of the ledger": {
    file: "content/clocks.yaml",
    from: "urgent: one-limit",
    to: "urgent: some-day",
    says: /there is no figure "some-day" in content\/figures\.yaml/,
  },
  "a clock drawn at a figure that is no time": {
    file: "content/breathing.yaml",
    from: "time: count-time",
    to: "time: breaths-usual",
    says: /figure "breaths-usual" is in breaths per minute; this line cannot use that unit/,
  },
  "a chocolate step that rests on an unknown source": {
    file: "content/chocolate-sum.yaml",
    from: "  - manual",
    to: "  - hearsay",
    says: /there is no source "hearsay"/,
  },
  "a check that leads to no page": {
    file: "content/quick-checks.yaml",
    from: "- dog-sick",
    to: "- dog-gone",
    at: "- dog-gone",
    says: /the link \/dog-gone leads to no page/,
  },
  "a long sentence in a list of a section": {
    file: "content/preparedness.yaml",
    from: "contacts:\n",
    to: `contacts:\n  - ${LONG}\n`,
    at: LONG,
    says: /has 30 words, at most 25/,
  },
  "a claim of the landing page in other words": {
    file: "content/faq.yaml",
    from: "What is ask-b?",
    to: "Do you answer in 10 seconds?",
    says: /"10 seconds" is a claim of the landing page/,
  },
  "a figure without a known source": {
    file: "content/figures.yaml",
    from: "source: manual",
    to: "source: hearsay",
    says: /one-limit: there is no source "hearsay"/,
  },
  "a source on a site of copied documents": {
    file: "content/sources.yaml",
    from: "https://manual.example/page",
    to: "https://docs.scribd.com/page",
    says: /manual: the address leads to a site of copied documents/,
  },
  "a helpline without a known source": {
    file: "content/helplines.yaml",
    from: "source: manual",
    to: "source: hearsay",
    says: /there is no source "hearsay"/,
  },
  "a helpline that cannot be dialled": {
    file: "content/helplines.yaml",
    from: /tel: .*/,
    to: "tel: call us",
    says: /0\.tel: write the number for tel: links/,
  },
  "an unknown field in a list": {
    file: "content/seasons.yaml",
    from: "months:",
    to: "colour: red\n  months:",
    at: "colour: red",
    says: /0\.colour: is no field/,
  },
  "too few tips for a season": {
    file: "content/seasons.yaml",
    from: /- text: .*\n {6}species:\n {8}- dog\n/,
    to: "",
    at: "- text:",
    says: /0\.tips: is too short, at least 5 entries; write more/,
  },
  "seasons in another order": {
    file: "content/seasons.yaml",
    from: "id: spring",
    to: "id: winter",
    at: "id: winter",
    says: /the seasons must be spring, summer, fall, winter, each once and in this order/,
  },
  "an odd number of red flags": {
    file: "content/life-stages.yaml",
    from: "redFlags:\n",
    to: "redFlags:\n    - It is very dull.\n",
    at: "- It is very dull.",
    says: /dog-puppy: the red flags are shown in two halves and must be even in number/,
  },
  "an unknown figure in a life stage": {
    file: "content/life-stages.yaml",
    from: ":figure[one-limit]",
    to: ":figure[no-limit]",
    says: /there is no figure "no-limit"/,
  },
  "an emergency of the landing page under another name": {
    file: "content/emergencies.yaml",
    from: "Trauma & Injury",
    to: "Trauma",
    at: "condition: Trauma\n",
    says: /the first conditions must be Poisoning & Toxin Ingestion, Trauma & Injury/,
  },
  "an emergency that no rule can name": {
    file: "content/emergencies.yaml",
    from: "id: cardiac",
    to: "id: heart",
    says: /3\.id: must be "poisoning" or/,
  },
  "an emergency that leads to no page": {
    file: "content/emergencies.yaml",
    from: "page: /dog-sick",
    to: "page: /nowhere",
    says: /the link \/nowhere leads to no page/,
  },
  "several paragraphs where one line belongs": {
    file: "content/preparedness.yaml",
    from: /- The.*/,
    to: '- "One line.\\n\\nAnother."',
    says: /the text must be one paragraph/,
  },
  "a claim that nobody wrote": {
    file: "content/marketing.yaml",
    from: "- availability",
    to: "- kindness",
    says: /there is no claim "kindness"; use one of accuracy, response, privacy, availability/,
  },
  "two entries with one id": {
    file: "content/faq.yaml",
    from: "id: ask-b",
    to: "id: ask-a # again",
    says: /"ask-a" stands twice; rename or remove one/,
  },
  "an answer that does not lead to the assistant": {
    file: "content/faq.yaml",
    from: /- id: ask-c[\s\S]*?(?=- id: ask-d)/,
    to: "- id: ask-c\n  question: What is it?\n  answer: An answer that ends here and leads the reader nowhere.\n",
    at: "leads the reader nowhere",
    says: /ask-c: the answer does not end with the way to the assistant/,
  },
  "too few questions": {
    file: "content/faq.yaml",
    from: /- id: ask-k[\s\S]*/,
    to: "",
    at: "id: ask-a",
    says: /there are 10 questions; the site shows 11/,
  },
  "broken YAML": { file: "content/synonyms.yaml", from: "- - vomit", to: "- vomit: a: b\n  - vomit", says: /; correct the YAML/ },
  "a signature for a page that changed since": {
    file: "content/reviews.yaml",
    from: /^$/,
    to: signature("vomiting", "2026-10-01"),
    at: "on:",
    says: /"vomiting" was changed on 2026-11-01, after the signature; have it signed again/,
  },
  "a signature for no page": {
    file: "content/reviews.yaml",
    from: /^$/,
    to: signature("dog-gone", "2026-11-02"),
    at: "page:",
    says: /there is no page "dog-gone"/,
  },
  "a reading exception without a reason": {
    file: "content/reading-exceptions.yaml",
    from: /^$/,
    to: "- page: dog-sick\n  grade: 9\n",
    at: "page:",
    says: /0\.reason: is missing/,
  },
};

/** A veterinarian's signature, as it stands in content/reviews.yaml. */
export function signature(page: string, on: string): string {
  return `- page: ${page}\n  by: A. Vet\n  role: Veterinarian\n  on: ${on}\n  signature: I have read this page and agree with it.\n`;
}
