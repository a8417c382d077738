import type { Check } from "#app/domain/check.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { useOnline } from "../../state/use-surroundings.ts";
import { AnimalQuestion } from "../animal-question.tsx";
import { Answered } from "../answered.tsx";
import type { Answering } from "../answering.ts";
import { Calls } from "../calls.tsx";
import { CheckQuestion, Quote } from "./check-question.tsx";

type Props = {
  check: Check;
  /** Whose check it is, where there are several animals. */
  animal: string | undefined;
  helpline: HelplineToCall | undefined;
  ownVet: string | undefined;
  /** Absent where it cannot be answered: on an earlier turn, and before the words are sent. */
  answering: Answering | undefined;
};

function headingFor(answering: Answering | undefined): string {
  const heading = "This may be an emergency";
  if (!answering) return heading;
  return answering.asksAnimal ? `${heading}. Tell us:` : `${heading}. One question:`;
}

/** A message that may tell of an emergency: whom to call at once, and the one question that decides. */
export function CheckCard({ check, animal, helpline, ownVet, answering }: Props) {
  const isOnline = useOnline();
  const [sign] = check.signs;
  const isExposure = sign?.kind === "exposure";
  return (
    <CareCard level="urgent" heading={headingFor(answering)} headingLevel={3} className="w-full">
      {animal ? <p className="font-semibold">This is about {animal}.</p> : null}
      <Calls
        level="emergency"
        protocol={isExposure ? "poisoning" : undefined}
        helpline={isExposure ? helpline : undefined}
        ownVet={ownVet}
        isOnline={isOnline}
      />
      {answering?.asksAnimal ? <AnimalQuestion {...answering} /> : null}
      {answering ? <CheckQuestion check={check} answering={answering} /> : null}
      {sign && !answering ? <Quote sign={sign} /> : null}
      {answering ? <Answered {...answering} /> : null}
    </CareCard>
  );
}
