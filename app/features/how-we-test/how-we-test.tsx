import { goalsOf, type PublishedScore, readShare, type ScoredSet } from "#app/domain/content/published-score.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { Lead } from "#app/ui/layout/lead.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { FOLD, Misses } from "./misses.tsx";
import { BigFigure, OnRealPosts } from "./real-posts.tsx";
import { goalWords, ScoreChart } from "./score-chart.tsx";

/** The scorecard of the safety screen, in public: what it means tonight, what real owners would have met, and every figure and miss. */
export function HowWeTest({ score }: { score: PublishedScore }) {
  const { cases, turns, lines, misses, realPosts } = score;
  return (
    <>
      <PageTitle title="How we test the safety screen" tool="rules" />
      <Lead>
        What this means for you tonight: <strong>take a red card seriously, and never take a calm answer as proof.</strong> If in doubt,
        call a vet.
      </Lead>
      <OnRealPosts posts={realPosts} />
      <div className={TWO_COLUMNS}>
        <div className="space-y-6">
          <OnOurMessages score={score} />
          <section className="space-y-4" aria-labelledby="turns">
            <h2 id="turns">Told in two messages</h2>
            <p>
              Many owners tell their story in two messages. We cut each test message in two and sent one half after the other. Then we
              checked whether the urgency was the same as for the whole.
            </p>
            <ScoreChart lines={turns} />
          </section>
        </div>
        <section className="space-y-4" aria-labelledby="figures">
          <h2 id="figures">Goal by goal</h2>
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

/** What is measured on invented messages, the one figure to remember, and which goals are missed. */
function OnOurMessages({ score: { authors, cases, turns, lines } }: { score: PublishedScore }) {
  const recognized = readShare(lines[0]?.today ?? "");
  return (
    <section className="space-y-4" aria-labelledby="ours">
      <h2 id="ours">On messages written for us</h2>
      <p>
        Fixed rules and a small classifier read a message first and decide how urgent it is. We sent them {cases} invented messages by{" "}
        {authors} authors, who are language models. Each was labeled beforehand as an emergency, urgent, routine or a general question.
      </p>
      {recognized ? (
        <BigFigure share={recognized}>
          of emergencies were recognized, at once or by a question: {recognized.count} of {recognized.of}.
        </BigFigure>
      ) : null}
      <Goals turns={turns} lines={lines} />
      <p>
        The classifier did not learn from these messages. But we have read them and used them to choose its limits, so expect somewhat worse
        results on new messages. “First results” below shows how it did before anybody had read them.
      </p>
      <p>
        No language model takes part in these figures. Where a site uses one, it may raise a level afterward, or find the answer to the
        card's question in your own words.
      </p>
      <p>
        <strong>
          <ReviewMark />
        </strong>{" "}
        No veterinarian has checked the labels of the test messages.
      </p>
    </section>
  );
}

/** How many goals are met, and each one that is missed. */
function Goals({ turns, lines }: Pick<PublishedScore, "turns" | "lines">) {
  const [told, whole] = [goalsOf(turns), goalsOf(lines)];
  const missed = [...told.missed.map((line) => ({ ...line, name: `Told in two messages: ${line.name.toLowerCase()}` })), ...whole.missed];
  const count = told.count + whole.count;
  return (
    <div className="space-y-2">
      <p>
        <strong>
          {count - missed.length} of our {count} goals are met today.
        </strong>
      </p>
      <ul className="space-y-2">
        {missed.map(({ name, today, goal }) => (
          <li key={name} className="flex gap-2 leading-snug">
            <Icon name="close" />
            <span>
              <Badge tone="urgent">Missed:</Badge> {name}, {today.split(" ")[0]} (goal: {goal}).
            </span>
          </li>
        ))}
      </ul>
    </div>
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
