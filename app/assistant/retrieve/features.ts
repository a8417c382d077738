import { FAQ_TOPIC, PAGE_TOPIC, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Agreement } from "./aspects.ts";
import type { WordingMatch } from "./match.ts";
import type { Query } from "./query.ts";
import { isOfLoss } from "./suits.ts";

/** How a unit compares with the question in words. */
export type Compared = {
  match: WordingMatch;
  /** How it compares with the parts that ask, where the message says more, and with the whole account, where there is one. */
  asking: WordingMatch | undefined;
  account: WordingMatch | undefined;
  /** The unit's own question, against the asked one. */
  question: number;
  /** What the search scores, against the best unit, and for the weight of the terms. */
  relative: number;
  scorePerWeight: number;
  life: Agreement;
  body: Agreement;
  whom: Agreement;
  /** Whether its wordings name what the question names; undefined where that names nothing. */
  namesThing: boolean | undefined;
  /** How much of the question stands in no wording of ours. */
  unknown: number;
};

const ASKS_WHETHER: readonly (Query["intent"] | undefined)[] = [
  "may-give",
  "may-eat",
  "is-it-poisonous",
  "is-it-normal",
  "how-to",
  "how-often",
];
const MOST_LEVELS = 3;

/** Names of the features that say how much more the asking parts, or the whole account, are like a unit than the message is. */
const ASKING = {
  similarity: "askSimilarity",
  contained: "askContained",
  covered: "askCovered",
  centroid: "askCentroid",
  core: "askCore",
} as const;
const ACCOUNT = {
  similarity: "toldSimilarity",
  contained: "toldContained",
  covered: "toldCovered",
  centroid: "toldCentroid",
  core: "toldCore",
} as const;

function moreThan<Name extends string>(
  match: WordingMatch,
  other: WordingMatch | undefined,
  names: Readonly<Record<keyof typeof ASKING, Name>>,
): Record<Name, number> {
  const entries = Object.entries(names) as [keyof typeof ASKING, Name][];
  return Object.fromEntries(entries.map(([of, name]) => [name, other ? other[of] - match[of] : 0])) as Record<Name, number>;
}

/** What the ranking weighs; each is 0 to about 1. */
export type UnitFeatures = ReturnType<typeof featuresOf>;

export function featuresOf(
  unit: Answer,
  query: Query,
  { match, asking, account, question, relative, scorePerWeight, life, body, whom, namesThing, unknown }: Compared,
) {
  const isOwn = unit.animals.some((animal) => animal === query.animal);
  const isAccount = query.intent === "happening-now";
  const { rule = {}, level, last } = query;
  const gap = level === undefined ? 0 : (rank(unit.level) - rank(level)) / MOST_LEVELS;
  const flag = (is: boolean) => (is ? 1 : 0);
  return {
    ...match,
    ...moreThan(match, asking, ASKING),
    ...moreThan(match, account, ACCOUNT),
    sameUnit: flag(last?.id === unit.id),
    sameTopic: flag(last !== undefined && last.topic === unit.topic && last.id !== unit.id),
    samePage: flag(last?.page !== undefined && last.id !== unit.id && last.page.split("#")[0] === unit.page?.split("#")[0]),
    lossUnsaid: flag(isOfLoss(unit) && query.intent !== "loss"),
    question,
    relative,
    score: Math.log1p(scorePerWeight) / 3,
    ownAnimal: flag(isOwn),
    forOther: flag(!isOwn && !unit.animals.includes("all")),
    sameIntent: flag(unit.intent === query.intent),
    // "Yes, if ..." answers no account of what is going on.
    yesOrNo: flag(isAccount && /^(?:Yes|No)\b/.test(unit.lead)),
    accountForQuestion: flag(unit.intent === "happening-now" && ASKS_WHETHER.includes(query.intent)),
    questionForAccount: flag(isAccount && ASKS_WHETHER.includes(unit.intent)),
    lifeSame: life.same,
    lifeOther: life.other,
    lifeUnsaid: life.unsaid,
    bodySame: body.same,
    bodyOther: body.other,
    bodyUnsaid: body.unsaid,
    whomUnsaid: whom.unsaid,
    byRule: flag(rule.answer !== undefined && unit.id === rule.answer),
    protocolOfRule: flag(rule.protocol !== undefined && unit.id === `${PROTOCOL_TOPIC}/${rule.protocol}`),
    pageOfRule: flag(query.page !== undefined && unit.page?.split("#")[0] === query.page.split("#")[0]),
    moreUrgent: Math.max(0, gap),
    lessUrgent: Math.max(0, -gap),
    page: flag(unit.topic === PAGE_TOPIC && !unit.id.includes("#")),
    section: flag(unit.topic === PAGE_TOPIC && unit.id.includes("#")),
    protocol: flag(unit.topic === PROTOCOL_TOPIC),
    faq: flag(unit.topic === FAQ_TOPIC),
    namesThing: flag(namesThing === true),
    omitsThing: flag(namesThing === false),
    unknown,
    sick: flag(level !== undefined && level !== "info"),
    account: flag(isAccount),
  };
}
