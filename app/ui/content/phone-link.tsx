import { Icon } from "../icons/icon.tsx";

type Props = {
  label: string;
  number: string;
  tel: string;
  note: string;
  quiet?: boolean;
  /** The same number in every country. */
  fixed?: boolean;
};

/** A phone link: the number first, then whose it is, then what to know before calling. */
export function PhoneLink({ label, number, tel, note, quiet, fixed }: Props) {
  return (
    <span className="phone-link" data-line={fixed ? undefined : ""}>
      <a className={`button ${quiet ? "button--quiet" : "button--emergency"}`} href={`tel:${tel}`}>
        <Icon name="phone" />
        <span>
          Call <span data-part="number">{number}</span>
        </span>
      </a>
      <span className="call-note">
        <span data-part="name">{label}</span>. <span data-part="terms">{note}</span>.
      </span>
    </span>
  );
}
