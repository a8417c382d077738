/** One thing that is wrong: what is put where, and what is said about it on which line. */
export type Break = {
  /** A symptom page, whichever, when left out. */
  file?: string;
  from: string | RegExp;
  to: string;
  /** Text on the line that must be named; the first line of `to` when left out. */
  at?: string;
  says: RegExp;
};

export const FIRST_SECTION = "## What to do now\n";
export const LONG =
  "The dog and the cat and the hen and the hat and the log sat by the den and the web and the van and the box and the bed.";
const HARD = "Veterinary gastroenterological deterioration necessitates immediate professional evaluation. ".repeat(60);

/** What can be wrong in a page. */
export const PAGE_BREAKS: Record<string, Break> = {
  "an unknown field": { from: "keywords:", to: "colour: red\nkeywords:", says: /colour: is no field; correct the spelling or remove it/ },
  "a missing field": { from: /summary: .*\n/, to: "", at: "---", says: /summary: is missing; add it/ },
  "an unknown word in a field": {
    from: "urgency: urgent",
    to: "urgency: red",
    says: /urgency: must be "emergency" or "urgent" or "routine"/,
  },
  "a file without front matter": {
    file: "content/info/about.md",
    from: /^---\n/,
    to: "",
    at: "title",
    says: /has no front matter; begin the file with ---/,
  },
  "an over-long title": { from: /title: .*/, to: `title: ${"Long ".repeat(13)}`, says: /has 64 characters .* add a shorter headTitle/ },
  "an over-long title for search engines": {
    from: "keywords:",
    to: `headTitle: ${"Long ".repeat(13)}\nkeywords:`,
    says: /headTitle: is too long, at most 60 characters; shorten it/,
  },
  "an over-long description": {
    from: /description: .*/,
    to: `description: ${"Long ".repeat(40)}`,
    says: /description: is too long, at most 155 characters/,
  },
  "a title that another page has": {
    from: /title: .*/,
    to: "title: The page about dog-guide",
    says: /title is the same as in content\/guides\/dog-guide.md/,
  },
  "a related page that does not exist": {
    from: "- dog-guide",
    to: "- dog-gide",
    at: "- vomiting",
    says: /related: there is no page "dog-gide"; correct or remove it/,
  },
  "a line that the site file does not have": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nCall us at :site[phone].\n`,
    at: ":site[phone]",
    says: /content\/site\.yaml has no "phone"; use one of name, /,
  },
  "a link to no page": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nRead [this](/nowhere).\n`,
    at: "(/nowhere)",
    says: /the link \/nowhere leads to no page/,
  },
  "a link to no heading": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nRead [this](/vomiting#gone).\n`,
    at: "#gone",
    says: /has no heading "#gone"; correct the link/,
  },
  "a link that leaves the site": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nRead [this](https://other.example).\n`,
    at: "https://other",
    says: /leaves the site; name it as a source instead/,
  },
  "an unknown figure": {
    from: ":figure[one-limit]",
    to: ":figure[no-limit]",
    says: /there is no figure "no-limit"; add it to content\/figures.yaml/,
  },
  "an unknown source": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nIt is so. :source[hearsay]\n`,
    at: "hearsay",
    says: /there is no source "hearsay"; add it to content\/sources.yaml/,
  },
  "an unknown directive": {
    from: ":figure[one-limit]",
    to: ":figur[one-limit]",
    says: /":figur" is no directive; use :figure, :source, :name or :site/,
  },
  "a bare digit": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nWait 24 hours.\n`,
    at: "Wait 24",
    says: /the number "24" stands bare in the text; write it by id/,
  },
  "a care card with too many signs": {
    from: "- has not eaten",
    to: `${"- is sick\n".repeat(4)}- has not eaten`,
    at: "- The",
    says: /at most 5 signs; this one has 6/,
  },
  "a care card of an unknown level": {
    from: ":::urgent[",
    to: ":::green[",
    says: /":::green" is no care card; use :::emergency, :::urgent or :::routine/,
  },
  "a page that does not begin with a care card": {
    from: /:::urgent[\s\S]*:::\n/,
    to: "",
    at: "title:",
    says: /must begin with a care card; move one above/,
  },
  "a level without its care card": {
    from: "urgency: urgent",
    to: "urgency: emergency",
    says: /no care card of the page has the level "emergency"/,
  },
  "a missing section": {
    from: "## Likely causes",
    to: "## Causes",
    at: "title:",
    says: /the section "## Likely causes" is missing or out of order/,
  },
  "a heading that skips a level": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\n#### Small print\n`,
    at: "#### Small",
    says: /skips a level of headings; use ###/,
  },
  "a page without a source of grade A": { from: ":figure[one-limit]", to: "half a day", at: "title:", says: /names no source of grade A/ },
  "a page without the headings of its shape": {
    from: "urgency:",
    to: "shape: how-to\nurgency:",
    at: "title:",
    says: /the section "## What you need" is missing/,
  },
  "a word that content avoids": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nLook at the colour.\n`,
    at: "Look at the colour",
    says: /"colour" is not how we write; use the US spelling/,
  },
  "too few words": {
    from: /## Likely causes[\s\S]*(?=## How to prevent)/,
    to: "## Likely causes\n## What the vet will ask\n## What the vet may do\n",
    at: "title:",
    says: /has \d+ words, "scenario" has at least 700; say what is missing/,
  },
  "too many words": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\n${"It is a hat. ".repeat(120)}\n`,
    at: "title:",
    says: /has \d+ words, "scenario" has at most 1100; shorten it/,
  },
  "text that is hard to read": {
    file: "content/info/about.md",
    from: "## Who we are\n",
    to: `## Who we are\n\n${HARD}\n`,
    at: "title:",
    says: /the reading grade is [\d.]+, at most 8; use shorter sentences/,
  },
  "a long sentence": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nIt is late.\n${LONG}\n`,
    at: LONG,
    says: /the sentence "The dog and the cat and \.\.\." has 30 words, at most 25; cut it in two/,
  },
  "a claim of the landing page in a text": {
    from: FIRST_SECTION,
    to: `${FIRST_SECTION}\nIt is right in :name[94%] of cases.\n`,
    at: "94%",
    says: /"94%" is a claim of the landing page, which no source supports; take it out/,
  },
  "round-the-clock help on a clinical page": {
    from: /summary: .*/,
    to: "summary: We are here 24/7 for your cat",
    says: /"24\/7" is a claim/,
  },
};
