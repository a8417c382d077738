import {
  assessBreaths,
  type BreathFinding,
  type BreathingContent,
  type BreathLimits,
  type BreathQuery,
  breathLimitsFor,
  pantingLevel,
  STATES,
} from "#app/domain/breathing/breaths.ts";
import { PET_LABELS, type Species } from "#app/domain/pets.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HtmlText } from "#app/ui/content/html-list.tsx";

/** What a rate means, as one action. A usual rate is not an all-clear. */
const WORDS: Record<BreathFinding, { heading: string; text: string }> = {
  none: { heading: "Call an emergency vet now", text: "You saw no breath in the whole count. If they don't react to you either, go now." },
  racing: { heading: "Call an emergency vet now", text: "That is far too fast for a pet at rest. Keep them calm and cool on the way." },
  fast: {
    heading: "Call a vet now",
    text: "That is faster than it should be at rest. Count once more while you wait, and tell the vet both numbers.",
  },
  slow: {
    heading: "Call a vet now",
    text: "That is slower than it should be. If your pet is hard to wake or their gums are not pink, go at once.",
  },
  usual: {
    heading: "No red flag in this number: count again later",
    text: "A number cannot rule out illness. The signs above count more.",
  },
};

type Props = { content: BreathingContent; query: BreathQuery & { species: Species } };

/** What to do: by the panting, by the signs where no number is trusted, or by the number. Nothing before one of them is known. */
export function BreathAnswer({ content, query }: Props) {
  const { species, breaths } = query;
  const panting = pantingLevel(query);
  const limits = breathLimitsFor(content.rates, query);
  const uncounted = content.uncounted.find((one) => one.species.includes(species));
  if (panting === "emergency") {
    return (
      <CareCard level="emergency" heading="Call an emergency vet now" headingLevel={3}>
        <HtmlText html={species === "dog" ? content.panting.danger : content.panting.openMouth} />
      </CareCard>
    );
  }
  if (panting) {
    return (
      <CareCard level="urgent" heading="Don't count while your dog pants" headingLevel={3}>
        <HtmlText html={content.panting.wait} />
      </CareCard>
    );
  }
  if (!limits) {
    return (
      <CareCard level="urgent" heading="Go by the signs, not by a number" headingLevel={3}>
        {uncounted ? <HtmlText html={uncounted.says} /> : null}
      </CareCard>
    );
  }
  if (breaths === undefined) return null;
  return <RateCard species={species} limits={limits} perMinute={breaths * content.count.factor} />;
}

function RateCard({ species, limits, perMinute }: { species: Species; limits: BreathLimits; perMinute: number }) {
  const { finding, level } = assessBreaths(limits, perMinute);
  const { heading, text } = WORDS[finding];
  return (
    <CareCard level={level} heading={heading} headingLevel={3}>
      <p>
        <strong>{perMinute} breaths a minute.</strong> {text}
      </p>
      <p>
        For a {PET_LABELS[species].toLowerCase()}, {STATES[limits.state].toLowerCase()}:
      </p>
      <ul>
        {limits.usual ? (
          <li>
            Usual: {limits.usual.low} to {limits.usual.high}
          </li>
        ) : null}
        <li>
          Call a vet: over {limits.urgent}, or under {limits.slow}
        </li>
        <li>Emergency: over {limits.emergency}</li>
      </ul>
    </CareCard>
  );
}
