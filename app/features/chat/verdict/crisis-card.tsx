import { type CrisisAdvice, linesByPlace } from "#app/domain/chat/crisis-advice.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";

/** Each number in a row of its own, as wide as a phone. */
const CALLS = "grid gap-3 max-sm:[&_a]:w-full";

/**
 * Help for a person in danger, or against cruelty: the number to call where the visitor is, what to do, then the numbers of other
 * countries. It is shown above the verdict on the animal. The words are those of content/human-danger.yaml.
 */
export function CrisisCard({ danger }: { danger: CrisisAdvice }) {
  const { heading, says, elsewhere: label = "Numbers in other countries" } = danger;
  const { here, elsewhere } = linesByPlace(danger);
  return (
    <CareCard level="emergency" heading={heading} headingLevel={3} className="w-full">
      <Calls lines={here} />
      <ul>
        {says.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {elsewhere.length > 0 ? (
        <details>
          <summary className="font-semibold underline underline-offset-4">{label}</summary>
          <Calls lines={elsewhere} isQuiet />
        </details>
      ) : null}
    </CareCard>
  );
}

function Calls({ lines, isQuiet = false }: { lines: CrisisAdvice["lines"]; isQuiet?: boolean }) {
  return (
    <div className={CALLS}>
      {lines.map(({ name, number, tel, note }, index) => (
        // The poison line of a country is for animals: it must not take the place of a number for people.
        <PhoneLink fixed key={tel} label={name} number={number} tel={tel} note={note} quiet={isQuiet || index > 0} />
      ))}
    </div>
  );
}
