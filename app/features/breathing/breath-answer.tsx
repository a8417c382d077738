import {
  assessBreaths,
  type BreathFinding,
  type BreathingContent,
  type BreathQuery,
  breathLimitsFor,
} from "#app/domain/breathing/breaths.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlText } from "#app/ui/content/html-list.tsx";

/** What a rate means, as one action. The usual range is not an all-clear. */
const WORDS: Record<BreathFinding, { heading: string; text: string }> = {
  none: { heading: "Call an emergency vet now", text: "You saw no breath in the whole count. If it does not react to you either, go now." },
  racing: { heading: "Call an emergency vet now", text: "That is far too fast for a pet at rest. Keep it calm and cool on the way." },
  fast: {
    heading: "Call a vet now",
    text: "That is faster than it should be at rest. Count once more while you wait, and tell both numbers.",
  },
  slow: { heading: "Call a vet now", text: "That is slower than usual. If your pet is hard to wake or its gums are not pink, go at once." },
  usual: {
    heading: "No red flag in this number: count again later",
    text: "A number cannot rule out illness. The signs below count more.",
  },
};

type Props = { book: BreathingContent; query: BreathQuery & { species: Species; breaths: number } };

/** The number in breaths a minute, what it means for this animal, and what to do. */
export function BreathAnswer({ book, query }: Props) {
  const { species, breaths } = query;
  const perMinute = breaths * book.count.factor;
  const line = breathLimitsFor(book.rates, query);
  const pet = PET_LABELS[species].toLowerCase();
  if (!line) {
    const uncounted = book.uncounted.find((one) => one.species.includes(species));
    return (
      <CareCard level="urgent" heading="Go by the signs, not by a number">
        {uncounted ? <HtmlText html={uncounted.says} /> : null}
      </CareCard>
    );
  }
  const { finding, level } = assessBreaths(line, perMinute);
  const { heading, text } = WORDS[finding];
  return (
    <CareCard level={level} heading={heading}>
      <p>
        <strong>{perMinute} breaths a minute.</strong> {text}
      </p>
      <ul>
        {line.usual ? (
          <li>
            Usual for a {pet} at rest: {line.usual.low} to {line.usual.high}
          </li>
        ) : null}
        <li>Call a vet: over {line.urgent}</li>
        {line.emergency > line.urgent ? <li>Emergency: over {line.emergency}</li> : <li>Over {line.emergency} is an emergency</li>}
      </ul>
    </CareCard>
  );
}
