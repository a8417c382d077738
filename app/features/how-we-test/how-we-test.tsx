import { type PublishedMiss, type PublishedScore, readShare, type ScoredSet } from "#app/domain/content/published-score.ts";
import { type Level, rank } from "#app/domain/urgency.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { ScoreChart } from "./score-chart.tsx";

const FOLD = "border-line border-t last:border-b";

/** The scorecard of the safety screen, in public: one number, one chart, and behind them every figure and every miss. */
export function HowWeTest({ score }: { score: PublishedScore }) {
  const { cases, turns, lines, misses } = score;
  return (
    <>
      <PageTitle title="How we test the safety screen" tool="rules" />
      <div className={TWO_COLUMNS}>
        <div className="space-y-6">
          <RealPosts />
          <p>
            Fixed rules and a small classifier read your message first and decide how urgent it is. Here is how often they agree with our
            own labels. No language model takes part in these figures. Where a site uses one, it may raise a level afterward, or find the
            answer to the card's question in your own words. The figures don't say how well it does with your pet: if in doubt, call a vet.
          </p>
          <p>
            <strong>
              <ReviewMark />
            </strong>{" "}
            No veterinarian has checked the labels of the test messages.
          </p>
          <section className="space-y-4" aria-labelledby="turns">
            <h2 id="turns">Told in two messages</h2>
            <p>However it is told, it is one case. We cut each message between its sentences, sent both halves, and compared the level.</p>
            <ScoreChart lines={turns} />
          </section>
        </div>
        <section className="space-y-4" aria-labelledby="figures">
          <h2 id="figures">Messages written for us</h2>
          <Headline score={score} />
          <p>The classifier did not learn from these messages, but its limits were chosen on them: they are not unread.</p>
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

function Misses({ cases, misses }: Pick<PublishedScore, "cases" | "misses">) {
  const tooLow = misses.filter(({ label, level }) => rank(level) < rank(label));
  const tooHigh = misses.filter(({ label, level }) => rank(level) > rank(label));
  return (
    <section aria-labelledby="misses">
      <h2 id="misses">Every miss</h2>
      <p className="mt-3 mb-4">
        {misses.length} of {cases} messages got another level than their label. Here they are word for word, the most serious first.
      </p>
      <MissFold heading={`Should be more urgent: ${tooLow.length}`} misses={tooLow} />
      <MissFold heading={`Should be less urgent: ${tooHigh.length}`} misses={tooHigh} />
    </section>
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
          {lines.map(({ name, goal, today }) => (
            <li key={name}>
              <strong>{name}</strong>: {today}.{goal ? ` Goal: ${goal}.` : ""}
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

const LEVEL_WORDS: Record<Level, string> = { emergency: "emergency", urgent: "urgent", routine: "routine", info: "a general question" };

function MissFold({ heading, misses }: { heading: string; misses: readonly PublishedMiss[] }) {
  return (
    <Fold summary={heading} className={FOLD}>
      <StaticHtml className="pb-4">
        {() => (
          <ol className="list-decimal space-y-4 ps-8 text-base">
            {misses.map((miss) => (
              <Miss key={miss.id} miss={miss} />
            ))}
          </ol>
        )}
      </StaticHtml>
    </Fold>
  );
}

function Miss({ miss: { label, level, message, history, why } }: { miss: PublishedMiss }) {
  return (
    <li>
      {(history ?? []).map(({ role, content }) => (
        <p key={role + content} className="text-ink-soft">
          {role === "user" ? "Before, the owner" : "Before, the assistant"}: “{content}”
        </p>
      ))}
      <p>“{message}”</p>
      <p className="text-ink-soft">
        Should be {LEVEL_WORDS[label]}; we said {LEVEL_WORDS[level]}. {why}
      </p>
    </li>
  );
}
