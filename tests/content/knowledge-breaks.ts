import { type Break, LONG } from "./page-breaks.ts";

const GRASS = "content/answers/stomach/eats-grass.md";
const SOIL = "content/answers/stomach/eats-soil.md";
const FREE = "content/answers/about/free.md";
const FOOD = "content/substances/food.yaml";
const LEAD = /(?<=\n---\n)The .*/;
const FORTY = "The dog sat on the mat by the log. ".repeat(6).trim();

/** What can be wrong in answers and substances. */
export const KNOWLEDGE_BREAKS: Record<string, Break> = {
  "an answer to nobody's intent": { file: GRASS, from: "intent: why", to: "intent: wonder", says: /intent: must be "happening-now" or/ },
  "an answer for an unknown animal": { file: GRASS, from: "- dog\n", to: "- dragon\n", says: /species\.0: must be "dog" or/ },
  "an answer with too few ways of asking": {
    file: GRASS,
    from: "  - grass ask-l\n",
    to: "",
    at: "  - grass ask-a",
    says: /asks: is too short, at least 12 entries; write more/,
  },
  "a way of asking that another answer has": {
    file: SOIL,
    from: "- soil ask-c",
    to: "- Bark, ask-c",
    says: /"Bark, ask-c" stands in content\/answers\/stomach\/eats-bark\.md too; take out one/,
  },
  "a way of asking twice in one answer": {
    file: GRASS,
    from: "- grass ask-d",
    to: "- grass ASK-A",
    says: /"grass ASK-A" stands in content\/answers\/stomach\/eats-grass\.md too/,
  },
  "an answer that two files give": {
    file: SOIL,
    from: "Why does my dog eat soil?",
    to: "Why does my dog eat bark?",
    says: /"Why does my dog eat bark\?" stands in .*eats-bark\.md too/,
  },
  "a long lead": { file: GRASS, from: LEAD, to: FORTY, says: /the lead has 54 words, at most 45; shorten it/ },
  "a long sentence in an answer": { file: GRASS, from: "## Do\n", to: `## Do\n- ${LONG}\n`, at: LONG, says: /has 30 words, at most 25/ },
  "a part that an answer cannot have": {
    file: GRASS,
    from: "## Do\n",
    to: "## Afterwards\nAll is well.\n\n## Do\n",
    at: "## Afterwards",
    says: /"Afterwards" is no heading of an answer; use Do, Avoid, See a vet if, How urgent it is, /,
  },
  "a sign as a code": {
    file: GRASS,
    from: "## Do\n",
    to: "## See a vet if\n- Maggots: now.\n\n## Do\n",
    at: "Maggots",
    says: /write a sentence in place of a code/,
  },
  "a long part of an answer": {
    file: GRASS,
    from: "## Do\n",
    to: `## Why it happens\n${FORTY}\n\n## Do\n`,
    at: FORTY,
    says: /the part "why" has 54 words, at most 50; shorten it/,
  },
  "a bare digit in an answer": {
    file: GRASS,
    from: "## Do\n",
    to: "## Do\n- Wait 12 hours.\n",
    at: "Wait 12",
    says: /the number "12" stands bare/,
  },
  "an unknown figure in an answer": {
    file: GRASS,
    from: "## Avoid\n",
    to: "## Avoid\n- Waiting for :figure[no-limit].\n",
    at: "no-limit",
    says: /there is no figure "no-limit"/,
  },
  "a source inside an answer": {
    file: GRASS,
    from: "## Avoid\n",
    to: "## Avoid\n- Waiting. :source[manual]\n",
    at: "Waiting. ",
    says: /":source" cannot stand here; use :figure or :name/,
  },
  "Markdown in an answer": {
    file: GRASS,
    from: "## Avoid\n",
    to: "## Avoid\n- Do **not** wait.\n",
    at: "**not**",
    says: /take out Markdown marks and links/,
  },
  "a heading that answers do not have": {
    file: GRASS,
    from: "## Do\n",
    to: "## Steps\n",
    says: /"Steps" is no heading of an answer; use Do, Avoid/,
  },
  "text where a list belongs": {
    file: SOIL,
    from: "## Do\n- ",
    to: "## Do\nNext, ",
    at: "Next, ",
    says: /text below this heading must be a list/,
  },
  "an answer without a lead": { file: SOIL, from: LEAD, to: "- A list.", says: /the answer has no lead/ },
  "a word that we do not use": {
    file: SOIL,
    from: "## Avoid\n",
    to: "## Avoid\n- A dog in a fit may bite.\n",
    at: "in a fit",
    says: /"a fit" is not how we write; write "seizure"/,
  },
  "a clinical answer that rests on nothing": {
    file: GRASS,
    from: "sources:\n  - manual\n",
    to: "",
    at: "---\n",
    says: /name a source that is not our own wording/,
  },
  "an answer that rests on an unknown source": {
    file: SOIL,
    from: "  - manual\n",
    to: "  - hearsay\n",
    at: "  - hearsay",
    says: /there is no source "hearsay" in content\/sources\.yaml/,
  },
  "an answer that leads to no page": {
    file: FREE,
    from: "level: info",
    to: "level: info\npage: nowhere",
    at: "page: nowhere",
    says: /the link \/nowhere leads to no page/,
  },
  "an answer that leads to a page about another animal": {
    file: GRASS,
    from: "level: routine",
    to: "level: routine\npage: cat-sick",
    at: "page: cat-sick",
    says: /the page \/cat-sick is about cat; name one about this animal/,
  },
  "an answer that reads like a textbook": {
    file: FREE,
    from: LEAD,
    to: "Veterinary gastroenterological deterioration necessitates immediate professional evaluation. ".repeat(4),
    says: /the reading grade is \d+.* at most/,
  },
  "a substance without a verdict for other animals": {
    file: FOOD,
    from: "    all: call\n",
    to: "",
    at: "dog: small-amounts",
    says: /0\.verdicts: say what holds for all other animals/,
  },
  "a reason that is too long": {
    file: FOOD,
    from: /eaten: .*/,
    to: `eaten: ${FORTY}`,
    says: /nut: eaten has 54 words, at most 35; shorten it/,
  },
  "a name that another substance has": {
    file: FOOD,
    from: "- nut butter",
    to: "- Red Berries",
    says: /nut: "Red Berries" is a name of "berry" too; keep it where/,
  },
  "a way to offer what no animal may have": {
    file: FOOD,
    from: "dog: small-amounts",
    to: "dog: avoid",
    at: "serve:",
    says: /nut: no animal may have it, so there is no way to offer it/,
  },
  "a substance that rests on an unknown source": {
    file: FOOD,
    from: "    - manual",
    to: "    - hearsay",
    says: /nut: there is no source "hearsay"/,
  },
};
