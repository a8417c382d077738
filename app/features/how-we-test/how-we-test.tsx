import type { PublishedMiss, PublishedScore } from "#app/domain/content/published-score.ts";
import { rank } from "#app/domain/urgency.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

/** The scorecard of the safety screen, in public: what it reaches, what it was meant to reach, and every miss. */
export function HowWeTest({ score }: { score: PublishedScore }) {
  const { authors, cases, taught, lines, sets, misses } = score;
  const tooLow = misses.filter(({ label, level }) => rank(level) < rank(label));
  const tooHigh = misses.filter(({ label, level }) => rank(level) > rank(label));
  return (
    <div className="prose">
      <h1>How we test the safety screen</h1>
      <p>
        Before any answer, fixed rules and a small classifier decide how urgent a message is. No language model takes part. Here is how
        often that goes right, and each time it went wrong.
      </p>
      <p>
        <strong>
          <ReviewMark />
        </strong>{" "}
        No veterinarian has checked the labels of the test messages. The figures say how well the screen agrees with our own labels. They do
        not say how well it does with your pet. If in doubt, call a vet.
      </p>
      <h2>The figures</h2>
      <p>
        {cases} messages by {authors} authors, which nobody read while the rules were written, and which teach the screen nothing. All of
        them together, today:
      </p>
      <ul>
        {lines.map(({ name, goal, today }) => (
          <li key={name}>
            <strong>{name}</strong>: {today}.{goal ? ` Goal: ${goal}.` : ""}
          </li>
        ))}
      </ul>
      <p>An interval says how far the true share may lie from the one we counted, because the number of messages is small.</p>
      <h2>First scores, for ever</h2>
      <p>
        Only the first score on messages is a fair one: afterwards one knows it and works on. So the first score of each set stays here
        beside today's. A set that later joined the messages which teach the classifier has no score of today.
      </p>
      {sets.map(({ title, authors: wrote, cases: messages, met, lines: scores }) => (
        <section key={title}>
          <h3>
            {title}: {messages} messages by {wrote} authors
          </h3>
          <p>{met}</p>
          <ul>
            {scores.map(({ name, first, today }) => (
              <li key={name}>
                <strong>{name}</strong>: first {first}.{today ? ` Today ${today}.` : ""}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>Who wrote the messages</h2>
      <p>
        The messages are invented. Language-model authors, each with a voice of its own, wrote them from public veterinary pages: hurried
        and calm, misspelt, dictated, in second-language English and in other languages. Whoever wrote messages wrote no rules. {taught}{" "}
        more messages by other authors teach the classifier.
      </p>
      <h2>Every miss</h2>
      <p>
        {misses.length} of {cases} messages were judged otherwise than labelled. They stand here word for word, the gravest first.
      </p>
      <h3>Called less urgent than labelled: {tooLow.length}</h3>
      <Misses misses={tooLow} />
      <h3>Called more urgent than labelled: {tooHigh.length}</h3>
      <details>
        <summary>Show these {tooHigh.length} messages</summary>
        <Misses misses={tooHigh} />
      </details>
      <h2>Run it yourself</h2>
      <p>
        The rules, the messages and the program are in this project. <code>npm run triage:eval -- CASES.jsonl</code> scores the screen on
        any file of cases, yours too. <code>npm run triage:update</code> writes the figures of this page, and a test compares them with a
        fresh run.
      </p>
    </div>
  );
}

const Misses = ({ misses }: { misses: readonly PublishedMiss[] }) => (
  <StaticHtml className="flow">
    {() => (
      <ol>
        {misses.map(({ id, label, level, message, history, why }) => (
          <li key={id}>
            {(history ?? []).map(({ role, content }) => (
              <p key={role + content}>
                {role === "user" ? "Before, the owner" : "Before, the assistant"}: “{content}”
              </p>
            ))}
            <p>“{message}”</p>
            <p>
              Labelled {label}, called {level}. {why}
            </p>
          </li>
        ))}
      </ol>
    )}
  </StaticHtml>
);
