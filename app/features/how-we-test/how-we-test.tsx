import { goalsMet, type PublishedScore, readShare, type ScoredSet } from "#app/domain/content/published-score.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { FOLD, Misses } from "./misses.tsx";
import { goalWords, ScoreChart } from "./score-chart.tsx";

/** The scorecard of the safety screen, in public: one number, one chart, and behind them every figure and every miss. */
export function HowWeTest({ score }: { score: PublishedScore }) {
  const { cases, turns, lines, misses } = score;
  return (
    <>
      <PageTitle title="How we test the safety screen" tool="rules" />
      <div className={TWO_COLUMNS}>
        <div className="space-y-6">
          <Summary score={score} />
          <Headline score={score} />
          <p>
            No language model takes part in these figures. Where a site uses one, it may raise a level afterward, or find the answer to the
            card's question in your own words.
          </p>
          <RealPosts />
          <section className="space-y-4" aria-labelledby="turns">
            <h2 id="turns">Told in two messages</h2>
            <p>
              Many owners tell their story in two messages. We cut each test message in two, sent one half after the other, and checked
              whether the urgency came out the same as for the whole.
            </p>
            <ScoreChart lines={turns} />
          </section>
        </div>
        <section className="space-y-4" aria-labelledby="figures">
          <h2 id="figures">Messages written for us</h2>
          <p>
            The classifier did not learn from these messages. But we have read them and used them to choose its limits, so expect somewhat
            worse results on new messages. “First results” below shows how it did before anybody had read them.
          </p>
          <ScoreChart lines={lines} />
          <p className="text-ink-soft text-base">
            The thin line on each bar is the 95% interval: how far the true share may lie from the one we counted. The mark across is our
            goal.
          </p>
        </section>
      </div>
      <Misses cases={cases} misses={misses} />
      <Details score={score} />
    </>
  );
}

function Details({ score: { authors, cases, taught, lines, sets } }: { score: PublishedScore }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-4">
        The details
      </h2>
      <Fold summary="Every figure with its interval" className={FOLD}>
        <ul className="prose pb-4">
          {lines.map((line, at) => (
            <li key={line.name}>
              <strong>{line.name}</strong>: {line.today}.{line.goal ? ` ${goalWords(line, lines[at + 1])}: ${line.goal}.` : ""}
            </li>
          ))}
        </ul>
      </Fold>
      <Fold summary="First results, unchanged" className={FOLD}>
        <FirstResults sets={sets} />
      </Fold>
      <Fold summary="Who wrote the messages" className={FOLD}>
        <p className="pb-4">
          {authors} language-model authors, each with a voice of its own, invented {cases} messages from public veterinary pages: hurried
          and calm, misspelled, dictated, in second-language English and in other languages. Whoever wrote messages wrote no rules, and
          nobody read them before their first score. Since then we have read the misses and chosen limits on them, so only the first results
          are those of unread messages. {taught} more messages by other authors teach the classifier.
        </p>
      </Fold>
      <Fold summary="Run it yourself" className={FOLD}>
        <p className="pb-4">
          The rules, the messages and the program are in this project. <code>npm run triage:eval -- CASES.jsonl</code> scores the screen on
          any file of cases, yours too. <code>npm run triage:update</code> writes the figures of this page, and a test compares them with a
          fresh run.
        </p>
      </Fold>
    </section>
  );
}

/** What is measured, and how it went, for somebody who reads nothing else. */
function Summary({ score: { authors, cases, turns, lines } }: { score: PublishedScore }) {
  const goals = goalsMet([...turns, ...lines]);
  return (
    <div className="space-y-3">
      <p>
        When you write to us, fixed rules and a small classifier read your message first and decide how urgent it is. To test them we sent{" "}
        {cases} invented messages by {authors} authors, each labeled in advance as an emergency, urgent, routine or a general question, and
        compared the results with the labels.
      </p>
      <p>
        <strong>
          {goals.met} of our {goals.of} goals are met today.
        </strong>{" "}
        These figures don't say how well it does with your pet: if in doubt, call a vet.
      </p>
      <p>
        <strong>
          <ReviewMark />
        </strong>{" "}
        No veterinarian has checked the labels of the test messages.
      </p>
    </div>
  );
}

/** Of what owners write elsewhere we show the figures only: the posts are theirs. */
function RealPosts() {
  return (
    <section className="space-y-3" aria-labelledby="real">
      <h2 id="real">What owners really write</h2>
      <p>
        Owners tell stories, and no list reads a story well. On November 27, 2026, we tried 93 posts from public forums:{" "}
        <strong>22 of 26 emergencies</strong> were called one, and so were <strong>28 of 44 harmless posts</strong>. Since then a sign that
        is not plain is asked about instead. These posts have not been measured again.
      </p>
    </section>
  );
}

/** The one figure to remember: of those that were emergencies, how many were called one. */
function Headline({ score: { lines, cases } }: { score: PublishedScore }) {
  const share = readShare(lines[0]?.today ?? "");
  if (!share) return null;
  return (
    <p className="rounded-card bg-sunken p-inset grid items-center gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      <strong className="text-accent text-[min(3.75rem,20vw)] leading-none tracking-tight">{share.percent}%</strong>
      <span>
        of emergencies were recognized: {share.count} of {share.of}, among {cases} messages by authors that it did not learn from.
      </span>
    </p>
  );
}

function FirstResults({ sets }: { sets: readonly ScoredSet[] }) {
  return (
    <div className="prose pb-4">
      <p>
        Only the first score on messages is fair: afterwards we know it and work on. So the first score of each set stays here beside
        today's. A set that later joined the messages which teach the classifier has no score of today.
      </p>
      {sets.map(({ title, authors, cases, met, lines }) => (
        <section key={title}>
          <h3>
            {title}: {cases} messages by {authors} authors
          </h3>
          <p>{met}</p>
          <ul>
            {lines.map(({ name, first, today }) => (
              <li key={name}>
                <strong>{name}</strong>: first {first}.{today ? ` Today ${today}.` : ""}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
