import { PhoneLink } from "./phone-link.tsx";

/** A poison line as a visitor needs it. */
export type HelplineText = { name: string; number: string; tel: string; fee: string; hours: string };

type Props = {
  helpline: HelplineText | undefined;
  /** What the line is for, where the text around it does not say so. */
  purpose?: string;
};

/** A poison line to press, with its fee and hours. Nothing where no line is known. */
export function HelplineCall({ helpline, purpose }: Props) {
  if (!helpline) return null;
  const { name, number, tel, fee, hours } = helpline;
  return (
    <p className="call-actions">
      <PhoneLink label={name} number={number} tel={tel} note={[purpose, fee, hours].filter(Boolean).join(". ")} />
    </p>
  );
}
