import type { CardWords } from "#app/domain/card-words.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { cardWords } from "./card-words.ts";
import { telOf, vetSearch } from "./whom-to-call.ts";

/** Whom to call, as wide as a phone: nobody aims well in an emergency. What to know before a call is below the buttons. */
const CALLS = "grid grid-cols-1 gap-2 wrap-anywhere sm:grid-cols-[auto_auto] sm:justify-start";

type Props = Pick<Verdict, "protocol"> & {
  level: "emergency" | "urgent";
  words?: CardWords;
  helpline: HelplineToCall | undefined;
  /** The phone number of the visitor's own vet, from the profile on this device. */
  ownVet: string | undefined;
  isOnline: boolean;
};

/** The search for a vet nearby, in the maps of the device. */
export function FindAVet({ level, words = cardWords(undefined), isOnline }: Pick<Props, "level" | "words" | "isOnline">) {
  return (
    <ButtonLink variant={isOnline ? "emergency" : "quiet"} icon="pin" href={vetSearch({ level })} target="_blank" rel="noopener noreferrer">
      {level === "urgent" ? words.findVet : words.findEmergencyVet}
      {isOnline ? null : ` ${words.needsInternet}`}
    </ButtonLink>
  );
}

/** Whom to call about a verdict. Without a network a search finds nobody, so what can be dialed comes first. */
export function Calls({ level, words = cardWords(undefined), protocol, helpline, ownVet, isOnline }: Props) {
  const isPoison = protocol === "poisoning";
  const search = <FindAVet level={level} words={words} isOnline={isOnline} />;
  const line =
    helpline && level === "emergency" && (isPoison || !isOnline) ? (
      <PhoneLink
        {...helpline}
        inGrid
        what={words.poisonLine}
        label={helpline.name}
        note={words.fee || (isPoison ? helpline.fee : `For poisons. ${helpline.fee}`)}
        quiet={isOnline || !!ownVet}
      />
    ) : null;
  return (
    <>
      {isOnline || ownVet ? null : <p>{words.callOffline}</p>}
      <p className={CALLS} data-calls="">
        {ownVet ? (
          <ButtonLink variant="emergency" icon="phone" href={`tel:${telOf(ownVet)}`}>
            {words.callMyVet}
          </ButtonLink>
        ) : null}
        {isOnline ? search : line}
        {isOnline ? line : search}
      </p>
    </>
  );
}
