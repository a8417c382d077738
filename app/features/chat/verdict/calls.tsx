import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { PhoneLink } from "#app/ui/content/phone-link.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { telOf, vetSearch } from "./whom-to-call.ts";

/** Whom to call, as wide as a phone: nobody aims well in an emergency. What to know before a call is below the buttons. */
const CALLS = "grid gap-2 sm:grid-cols-[auto_auto] sm:justify-start";

type Props = Pick<Verdict, "protocol"> & {
  level: "emergency" | "urgent";
  helpline: HelplineToCall | undefined;
  /** The phone number of the visitor's own vet, from the profile on this device. */
  ownVet: string | undefined;
  isOnline: boolean;
};

/** The search for a vet nearby, in the maps of the device. */
export function FindAVet({ level, isOnline }: Pick<Props, "level" | "isOnline">) {
  return (
    <ButtonLink variant={isOnline ? "emergency" : "quiet"} icon="pin" href={vetSearch({ level })} target="_blank" rel="noopener noreferrer">
      {level === "urgent" ? "Find a vet" : "Find an emergency vet"}
      {isOnline ? null : " (needs internet)"}
    </ButtonLink>
  );
}

/** Whom to call about a verdict. Without a network a search finds nobody, so what can be dialed comes first. */
export function Calls({ level, protocol, helpline, ownVet, isOnline }: Props) {
  const isPoison = protocol === "poisoning";
  const search = <FindAVet level={level} isOnline={isOnline} />;
  const line =
    helpline && level === "emergency" && (isPoison || !isOnline) ? (
      <PhoneLink
        inGrid
        label={helpline.name}
        number={helpline.number}
        tel={helpline.tel}
        note={isPoison ? helpline.fee : `For poisons. ${helpline.fee}`}
        quiet={isOnline || !!ownVet}
      />
    ) : null;
  return (
    <>
      {isOnline || ownVet ? null : (
        <p>
          A call needs no internet. The number of your own vet is on the vaccination card or a bill; after hours its voicemail often names
          an emergency vet.
        </p>
      )}
      <p className={CALLS} data-calls="">
        {ownVet ? (
          <ButtonLink variant="emergency" icon="phone" href={`tel:${telOf(ownVet)}`}>
            Call my vet
          </ButtonLink>
        ) : null}
        {isOnline ? search : line}
        {isOnline ? line : search}
      </p>
    </>
  );
}
