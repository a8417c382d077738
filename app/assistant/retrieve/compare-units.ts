import { type Aspects, PROTOCOL_TOPIC, type RankingWeights, type Synonyms } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import type { UnitIndex } from "#app/domain/knowledge/knowledge-index.ts";
import { agreementOf, openAspects } from "./aspects.ts";
import { type Compared, featuresOf, type UnitFeatures } from "./features.ts";
import { matchOf } from "./match.ts";
import type { Query } from "./query.ts";
import { scoresFor, scoreWithout } from "./search-scores.ts";
import { mayAnswer, suitedTo } from "./suits.ts";
import { type TermReader, withoutCircumstances } from "./terms.ts";

/** What is searched. */
export type Searched = {
  units: readonly Answer[];
  index: UnitIndex;
  synonyms: Synonyms;
  aspects: Aspects;
  ranking: RankingWeights;
};

/** A unit that holds words of the question, and how it compares with it. */
type Candidate = { unit: Answer; compared: Compared; features: UnitFeatures };

/** A text to compare with: its terms, and what each counts. */
type View = { terms: readonly number[]; shareOf: (term: number) => number; weighed: ReadonlyMap<number, number> };

type Terms = {
  read: TermReader;
  /** Reads a term as the known one that is a typing error away. */
  correct: (term: string) => string;
  places: ReadonlyMap<string, number>;
  weightOf: (place: number) => number;
};

const CANDIDATES = 40;
/** So many more come from the parts of a message that ask, and from the whole account. */
const CANDIDATES_OF_VIEW = 15;

/** How much a term of a circumstance counts, of what it would count in the question itself. */
const CIRCUMSTANCE = 0.6;

/** @param isLeftOut a wording that is not to be compared with; the ranking is learned without what was made of the question */
export type Compare = (query: Query, isLeftOut?: (wording: readonly number[], terms: readonly number[]) => boolean) => Candidate[];

/** Compares a question with the units that share most with it. */
export function openComparison({ units, index, aspects }: Searched, { read, correct, places, weightOf }: Terms): Compare {
  const named = openAspects(aspects, read);
  const aspectsIn = (terms: readonly number[], of: ReadonlyMap<string, string>) =>
    new Set(terms.flatMap((term) => of.get(index.terms[term] ?? "") ?? []));
  return (query, isLeftOut) => {
    const termsOf = (text: string) => [...new Set(read(text).map(correct))].map((term) => places.get(term) ?? -1);
    const viewOf = (text: string): View => {
      const terms = termsOf(text);
      const asked = termsOf(withoutCircumstances(text));
      const shareOf = (term: number) => (asked.length === 0 || asked.includes(term) ? 1 : CIRCUMSTANCE);
      return { terms, shareOf, weighed: new Map(terms.map((term) => [term, weightOf(term) * shareOf(term)])) };
    };
    const { terms, shareOf, weighed } = viewOf(query.text);
    if (terms.length === 0) return [];
    const [asking, account] = [query.asking, query.account].map((text) => (text ? viewOf(text) : undefined));
    const mass = [...weighed.values()].reduce((sum, weight) => sum + weight, 0);
    const isKnown = (term: number) => term >= 0 && term < index.weights.length;
    const unknown = terms.reduce((sum, term) => sum + (isKnown(term) ? 0 : (weighed.get(term) ?? 0)), 0) / mass;
    const hitsOf = (view: Pick<View, "terms" | "shareOf">) =>
      scoresFor(view.terms, view.shareOf, index).filter(({ id }) => mayAnswer(units[id], index.otherAnimals[id], query));
    const hits = hitsOf({ terms, shareOf });
    const first = hits.slice(0, CANDIDATES);
    const ofViews = [asking, account].flatMap((view) => (view ? hitsOf(view).slice(0, CANDIDATES_OF_VIEW) : []));
    const more = new Set(ofViews.map(({ id }) => id).filter((id) => first.every((one) => one.id !== id)));
    const keptOf = (id: number) => (index.wordings[id] ?? []).filter((wording) => !isLeftOut?.(wording, terms));
    const nearest = [...first, ...[...more].map((id) => hits.find((hit) => hit.id === id) ?? { id, score: 0 })].map((hit) =>
      isLeftOut ? { id: hit.id, score: scoreWithout(hit.id, keptOf(hit.id), terms, shareOf, index) } : hit,
    );
    const best = Math.max(...nearest.map(({ score }) => score), Number.EPSILON);
    const ofRule = units.flatMap((unit, id) =>
      isOfRule(unit, query) && nearest.every((hit) => hit.id !== id) && mayAnswer(unit, index.otherAnimals[id], query)
        ? [{ id, score: 0 }]
        : [],
    );
    const things = (query.things ?? []).map(termsOf).filter((thing) => thing.length > 0);
    const told = query.earlier ? [...terms, ...termsOf(query.earlier)] : terms;
    const [life, body, whom] = [aspectsIn(told, named.life), aspectsIn(terms, named.body), aspectsIn(terms, named.whom)];
    const suits = suitedTo(query);
    return [...nearest, ...ofRule].flatMap(({ id, score }): Candidate[] => {
      const unit = units[id] as Answer;
      if (!suits(unit)) return [];
      const all = index.wordings[id] ?? [];
      const wordings = isLeftOut ? keptOf(id) : all;
      const [own = []] = all;
      const ownLife = aspectsIn(own, named.life);
      const ownWhom = aspectsIn(own, named.whom);
      if (isForOthersUnsaid([...ownLife, ...ownWhom], new Set([...life, ...whom]), query)) return [];
      const match = matchOf(wordings, weighed, weightOf);
      const compared = {
        match,
        asking: asking && matchOf(wordings, asking.weighed, weightOf),
        account: account && matchOf(wordings, account.weighed, weightOf),
        question: isLeftOut?.(own, terms) ? 0 : matchOf([own], weighed, weightOf).similarity,
        relative: score / best,
        scorePerWeight: score / mass,
        life: agreementOf(life, ownLife),
        body: agreementOf(body, aspectsIn(own, named.body)),
        whom: agreementOf(whom, ownWhom),
        unknown,
        namesThing: things.length === 0 ? undefined : things.some((thing) => thing.every((term) => all.some((one) => one.includes(term)))),
      };
      return [{ unit, compared, features: featuresOf(unit, query, compared) }];
    });
  };
}

/** Advice for the young, for a mother or for a person would be wrong for a sick animal, as long as none of these was spoken of. */
const OTHERS: readonly string[] = ["young", "birth", "person"];

function isForOthersUnsaid(own: readonly string[], told: ReadonlySet<string>, { level = "info" }: Query): boolean {
  return level !== "info" && OTHERS.some((one) => own.includes(one)) && own.every((one) => !told.has(one));
}

/** What the rule that fired names may share no word with the message. */
function isOfRule({ id }: Answer, { rule }: Query): boolean {
  return rule !== undefined && (id === rule.answer || id === `${PROTOCOL_TOPIC}/${rule.protocol}`);
}
