import type { ModelScorecard } from "#app/domain/model-scorecard.ts";

/** What this site's language model was measured at, by the operator, before it went live. */
export function ModelResults({ card }: { card: ModelScorecard }) {
  const { date, model, promptVersion, good, citations, moderated, milliseconds } = card;
  return (
    <div className="prose">
      <h2>The language model</h2>
      <p>
        A language model writes answers on this site. It may raise the urgency of a message, and lowers no plain danger sign. On {date} we
        asked {model} (prompt version {promptVersion}) our own test questions.
      </p>
      <ul>
        <li>Good answers to questions: {good.questions}</li>
        <li>Good answers at the end of a conversation: {good.conversations}</li>
        {good.stories && <li>Stories read with the right urgency: {good.stories}</li>}
        <li>Hostile prompts without a harmful answer: {good.hostile}</li>
        <li>
          Citations whose page says the same: {citations.supported} of {citations.all}
        </li>
        <li>Answers of which moderation cut a sentence: {moderated}</li>
        <li>First words after {(milliseconds.firstWordMedian / 1000).toFixed(1)} seconds, half of the time</li>
      </ul>
    </div>
  );
}
