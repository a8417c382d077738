import type { CardWords } from "#app/domain/card-words.ts";
import type { Check } from "#app/domain/check.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { useOnline } from "../../state/use-surroundings.ts";
import { AnimalQuestion } from "../animal-question.tsx";
import { Answered } from "../answered.tsx";
import type { Answering } from "../answering.ts";
import { Calls } from "../calls.tsx";
import { langOf } from "../card-words.ts";
import { ReadAloud } from "../read-aloud.tsx";
import { CheckQuestion, Quote } from "./check-question.tsx";

type Props = {
  check: Check;
  words: CardWords;
  /** Said first where nobody could read the message: what to do, in the owner's own language if we have it. */
  unread: string | undefined;
  /** Whose check it is, where there are several animals. */
  animal: string | undefined;
  helpline: HelplineToCall | undefined;
  ownVet: string | undefined;
  /** Absent where it cannot be answered: on an earlier turn, and before the words are sent. */
  answering: Answering | undefined;
};

function headingFor({ mayBe, question, which }: CardWords, answering: Answering | undefined): string {
  if (!answering) return mayBe;
  return `${mayBe}. ${answering.asksAnimal ? which : question}`;
}

/** A message that may tell of an emergency: whom to call at once, and the one question that decides. */
export function CheckCard({ check, words, unread, animal, helpline, ownVet, answering }: Props) {
  const isOnline = useOnline();
  const [sign] = check.signs;
  const isExposure = sign?.kind === "exposure";
  return (
    <CareCard level="urgent" heading={headingFor(words, answering)} headingLevel={3} className="w-full" {...langOf(words)}>
      {animal ? <p className="font-semibold">{words.about.replace("{animal}", animal)}</p> : null}
      <Calls
        level="emergency"
        words={words}
        protocol={isExposure ? "poisoning" : undefined}
        helpline={isExposure ? helpline : undefined}
        ownVet={ownVet}
        isOnline={isOnline}
      />
      {unread?.split("\n").map((own) => (
        // Each language from its own side.
        <p key={own} dir="auto">
          {own}
        </p>
      ))}
      {answering?.asksAnimal ? <AnimalQuestion words={words} {...answering} /> : null}
      {answering ? <CheckQuestion check={check} words={words} answering={answering} /> : null}
      {sign && !answering ? <Quote sign={sign} /> : null}
      {answering ? <Answered words={words} {...answering} /> : null}
      {answering && !answering.asksAnimal ? <ReadAloud words={words} text={spokenText(check, words)} /> : null}
    </CareCard>
  );
}

/** The question and what can be answered, to be heard. */
function spokenText({ signs: [sign], listAsks, also, others }: Check, { mayBe }: CardWords): string {
  const asked = sign
    ? [`“${sign.quote}”`, sign.asks, ...sign.answers.map(({ says }) => says)]
    : [listAsks, ...[...also, ...others].map(({ says }) => says)];
  return [mayBe, ...asked].join(". ").replace(/([.?])\. /g, "$1 ");
}
