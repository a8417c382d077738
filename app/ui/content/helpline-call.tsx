import { CALL_ROW, PhoneLink } from "./phone-link.tsx";

/** A poison line as shown to visitors. */
export type HelplineText = { name: string; number: string; tel: string; fee: string; hours: string };

type Props = {
  helpline: HelplineText | undefined;
  /** What the line is for, if the surrounding text does not say so. */
  purpose?: string;
  /** The number alone: what to know before calling is said above. */
  isRepeated?: boolean;
};

/** A phone link to a poison line, with fee and hours. Renders nothing without a line. */
export function HelplineCall({ helpline, purpose, isRepeated }: Props) {
  if (!helpline) return null;
  const { name, number, tel, fee, hours } = helpline;
  return (
    <p className={CALL_ROW}>
      <PhoneLink label={name} number={number} tel={tel} note={isRepeated ? "" : [purpose, fee, hours].filter(Boolean).join(". ")} />
    </p>
  );
}
