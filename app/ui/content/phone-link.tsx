import { ButtonLink } from "../controls/button.tsx";
import { Icon } from "../icons/icon.tsx";

type Props = {
  /** What is called, on the button. */
  what?: string;
  label: string;
  number: string;
  tel: string;
  /** What to know before calling; none where it has been said. */
  note: string;
  quiet?: boolean;
  /** A line of its own, such as one for people: the poison line for animals of the visitor's country must not take its place. */
  fixed?: boolean;
  /** The button and what to know are cells of the grid around them. */
  inGrid?: boolean;
};

const EN_SPACE = "\u2002";

/** A phone link, by default to a poison line: what it is and its number on the button, then whose it is, then what to know before calling. */
export function PhoneLink({ what = "Poison line", label, number, tel, note, quiet, fixed, inGrid }: Props) {
  return (
    <span className={inGrid ? "contents" : "flex flex-wrap items-center gap-x-3 gap-y-1.5"} data-line={fixed ? undefined : ""}>
      <ButtonLink variant={quiet ? "quiet" : "emergency"} className="min-h-12 max-sm:px-3" href={`tel:${tel}`}>
        {/* The icon is inside the words, so that they stay together where the number takes a row of its own. */}
        <span className="inline-block">
          <Icon name="phone" className="inline-block" />
          {EN_SPACE}
          {fixed ? "Call" : what}
        </span>{" "}
        <span className="inline-block" data-part="number">
          {number}
        </span>
      </ButtonLink>
      {note ? (
        <span className="col-span-full text-base text-pretty">
          <span data-part="name">{label}</span>. <span data-part="terms">{note}</span>.
        </span>
      ) : null}
    </span>
  );
}

/** Phone numbers and directions to a vet, side by side. */
export const CALL_ROW = "flex flex-wrap items-center gap-x-3 gap-y-2";
