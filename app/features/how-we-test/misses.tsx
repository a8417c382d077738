import type { PublishedMiss, PublishedScore } from "#app/domain/content/published-score.ts";
import { type Level, rank } from "#app/domain/urgency.ts";
import { Fold } from "#app/ui/controls/fold.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

export const FOLD = "border-line border-t last:border-b";

/** Every message that got another level than its label, word for word. */
export function Misses({ cases, misses }: Pick<PublishedScore, "cases" | "misses">) {
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
