import type { HelplineText } from "./helpline-call.tsx";

type Props = {
  helpline: HelplineText | undefined;
  /** What the number is for. */
  label: string;
};

/** Whom to call when there is no time to read. The number depends on the visitor's country. */
export function EmergencyLine({ helpline, label }: Props) {
  return (
    <>
      <strong>In danger now? Call an emergency vet first.</strong>
      {helpline ? (
        <>
          {" "}
          {label}:{" "}
          <span data-line="">
            <a href={`tel:${helpline.tel}`} data-part="number">
              {helpline.number}
            </a>
            , <span data-part="name">{helpline.name}</span>. <span data-part="fee">{helpline.fee}</span>.
          </span>
        </>
      ) : null}
    </>
  );
}
