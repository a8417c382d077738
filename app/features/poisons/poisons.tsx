import { loadFinder, type Search } from "#app/browser/load-search.ts";
import type { Helpline, Source } from "#app/domain/content/page.ts";
import type { Substance } from "#app/domain/knowledge/knowledge.ts";
import { byDanger, type SubstanceQuery, substancePath } from "#app/domain/knowledge/substance.ts";
import type { Species } from "#app/domain/pets.ts";
import type { ChocolateContent, ChocolateInput } from "#app/domain/poisons/chocolate-sum.ts";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { useLiveSearch } from "#app/ui/controls/use-live-search.ts";
import { EmptyBox } from "#app/ui/drawings/scenes/empty-states.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { Lead } from "#app/ui/layout/lead.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { ChocolateForm } from "./chocolate-form.tsx";
import { HaveReady } from "./have-ready.tsx";
import { OpenNames, type OpenSubstance, openWords } from "./open-names.tsx";
import { SearchAgain } from "./search-again.tsx";
import { SubstanceCard } from "./substance-card.tsx";
import { SubstanceForm } from "./substance-form.tsx";
import { type ListedSubstance, SubstanceLinks } from "./substance-links.tsx";
import { SubstanceList } from "./substance-list.tsx";

/** What a search found: named word for word, left open, with the words in a longer name, and only spelled alike. */
type Found<Named> = {
  named: readonly Named[];
  open: readonly OpenSubstance[];
  related: readonly ListedSubstance[];
  alike: readonly ListedSubstance[];
};

type FindSubstances = (typed: string, species: Species | undefined) => Found<ListedSubstance>;

type Props = {
  title: string;
  query: SubstanceQuery;
  found: Found<Substance>;
  /** The part of the list that was chosen, and how long the whole is. */
  list: readonly ListedSubstance[];
  total: number;
  sources: readonly Source[];
  chocolate: ChocolateContent;
  question?: ChocolateInput;
  helpline?: Helpline;
  /** Loads the search; the type of its file is known to the route. */
  loadSearch: () => Promise<Search<never, FindSubstances>>;
};

/** So many names are read; what comes after is hardly what was meant. */
const MOST_LISTED = 12;

/** The finder: look something up, or go through the list; and the chocolate sum. */
export function Poisons({ title, query: asked, found, list, total, sources, chocolate, question, helpline, loadSearch }: Props) {
  const { query, find, prepare, change } = useLiveSearch({ asked, pathOf: substancePath, loadFinder: () => loadFinder(loadSearch) });
  const isTyping = find !== undefined && (query.q !== asked.q || query.species !== asked.species);
  const live = isTyping && query.q ? find(query.q, query.species) : undefined;
  const isChocolate = question !== undefined || [...found.named, ...found.related].some(({ name }) => /chocolate/i.test(name));
  const finder = (
    <>
      {asked.q ? null : <HelplineCall helpline={helpline} />}
      <SubstanceForm query={asked} onReach={prepare} onChange={change} />
      {asked.q ? null : <p>{NO_VOMITING}</p>}
      {live ? (
        <div className="space-y-5">
          <Names q={query.q} species={query.species} found={live} helpline={asked.q ? helpline : undefined} />
        </div>
      ) : null}
    </>
  );
  const sum = <ChocolateForm book={chocolate} question={question} helpline={helpline} />;
  return (
    <>
      {asked.q ? (
        <>
          <h1 className="text-title">{title}</h1>
          {/* The answer to what was asked comes first. It stays while the next name is typed, so that the field does not move. */}
          <div className={TWO_COLUMNS}>
            <div className="space-y-5">
              <SearchAgain query={asked} />
              <Cards query={asked} found={found} sources={sources} helpline={helpline} isOld={live !== undefined} />
            </div>
            <div className="space-y-5">
              <Warning isAnswered />
              <section className="space-y-5" aria-labelledby="look-up">
                <h2 id="look-up">Look up something else</h2>
                {finder}
                {isChocolate ? sum : null}
              </section>
            </div>
          </div>
        </>
      ) : (
        <>
          <PageTitle title={title} tool="poisons" />
          <Warning isAnswered={false} />
          <div className={TWO_COLUMNS}>
            <div className="space-y-6">
              {finder}
              <HaveReady />
            </div>
            {sum}
          </div>
        </>
      )}
      <SubstanceList query={asked} list={list} total={total} />
    </>
  );
}

type NamesProps = { q: string; species: Species | undefined; found: Found<ListedSubstance>; helpline: Helpline | undefined };

const NO_VOMITING = "Don't make your pet vomit unless a vet tells you to.";

/** Above an empty field it is one sentence, so that the field stands in the first screen of a phone. Where something was asked, it follows the answer. */
function Warning({ isAnswered }: { isAnswered: boolean }) {
  return (
    <Lead>
      <strong>Collapse, a seizure or hard breathing? Go to an emergency vet now.</strong> {isAnswered ? NO_VOMITING : null}
    </Lead>
  );
}

/** While somebody types: the names that fit, each with its verdict. */
function Names({ q, species, found: { named, open, related, alike }, helpline }: NamesProps) {
  const listed = [...named, ...byDanger(related, species)].slice(0, MOST_LISTED);
  return (
    <>
      <p role="status">{open.length > 0 && named.length === 0 ? openWords(open) : countWords(listed.length, q)}</p>
      <OpenNames open={open} species={species} helpline={undefined} />
      {listed.length > 0 ? <SubstanceLinks entries={listed} species={species} /> : null}
      {listed.length + open.length === 0 ? <Nothing alike={alike} species={species} helpline={helpline} /> : null}
    </>
  );
}

type CardsProps = Pick<Props, "query" | "found" | "sources" | "helpline"> & {
  /** Another name is being typed. */
  isOld: boolean;
};

/** The answer to what was asked: what was named in full, what only shares its words as a list. */
function Cards({ query: { q, species }, found: { named, open, related, alike }, sources, helpline, isOld }: CardsProps) {
  const count = named.length + related.length;
  return (
    <>
      <p role={isOld ? undefined : "status"}>{open.length > 0 && named.length === 0 ? openWords(open) : countWords(count, q)}</p>
      <OpenNames open={open} species={species} helpline={helpline} />
      {named.map((substance) => (
        <SubstanceCard key={substance.id} substance={substance} species={species} helpline={helpline} sources={sources} />
      ))}
      {related.length > 0 ? (
        <section className="space-y-5" aria-labelledby="related">
          <h2 id="related">{named.length + open.length > 0 ? "More from our list" : "On our list"}</h2>
          <SubstanceLinks entries={byDanger(related, species).slice(0, MOST_LISTED)} species={species} />
        </section>
      ) : null}
      {count + open.length === 0 ? <Nothing alike={alike} species={species} helpline={helpline} /> : null}
    </>
  );
}

function countWords(count: number, q: string): string {
  if (count === 0) return `Nothing on the list for “${q}”`;
  return `${count} ${count === 1 ? "answer" : "answers"} for “${q}”`;
}

type NothingProps = { alike: readonly ListedSubstance[]; species: Species | undefined; helpline: Helpline | undefined };

/** What to do when the list does not have it. A look-alike is asked about, never shown as the answer. */
function Nothing({ alike, species, helpline }: NothingProps) {
  return (
    <div className="prose">
      <EmptyBox className="h-28 w-auto" />
      {alike.length > 0 ? (
        <>
          <p>
            <strong>Did you mean:</strong>
          </p>
          <SubstanceLinks entries={alike} species={species} />
        </>
      ) : null}
      <p>
        <strong>Not being on the list does not mean that it is harmless.</strong> Try one plain word, or the active substance on the packet.
      </p>
      <p>If your pet swallowed it, call a vet or a poison line and ask.</p>
      <HelplineCall helpline={helpline} />
    </div>
  );
}
