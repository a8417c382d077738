import { useState } from "react";
import { saveFile } from "#app/browser/save-file.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { useCopy } from "../transcript/copy-button.tsx";
import { type Call, linkTarget } from "../verdict/whom-to-call.ts";
import type { Handover } from "./handover-card.tsx";

const SUBJECT = "About my pet";
const PICTURE = "for-my-vet.png";

/** The card as a message of the visitor's own programs. */
export function MessageLinks({ text }: { text: string }) {
  const body = encodeURIComponent(text);
  return (
    <p className="flex flex-wrap gap-2 print:hidden">
      <ButtonLink variant="quiet" href={`mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${body}`}>
        E-mail
      </ButtonLink>
      <ButtonLink variant="quiet" href={`sms:?&body=${body}`}>
        Text message
      </ButtonLink>
    </p>
  );
}

type Props = { handover: Handover; text: string; call: Call | undefined };

/** Whom to call with the card in view, and how it leaves: always by the visitor's own hand and programs. */
export function SendActions({ handover, text, call }: Props) {
  const [status, setStatus] = useState("");
  const { isCopied, copy } = useCopy(text);
  const sharePicture = async () => {
    try {
      const { drawCard } = await import("./draw-card.ts");
      const picture = await drawCard(handover, document.querySelector("[data-handover] svg"));
      const file = new File([picture], PICTURE, { type: picture.type });
      if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: SUBJECT });
      else {
        saveFile(PICTURE, picture.type, picture);
        setStatus("The picture is in your downloads.");
      }
    } catch (error) {
      // A share that was called off is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        setStatus("The picture could not be made. Share the text instead.");
    }
  };
  return (
    <div className="flex flex-col gap-1 print:hidden">
      <div className="-mx-2 flex flex-wrap gap-1">
        {call ? (
          <a className={`bg-emergency text-on-urgency hover:text-on-urgency no-underline ${ACTION}`} href={call.href} {...linkTarget(call)}>
            <Icon name={call.isPhone ? "phone" : "pin"} />
            {call.short}
          </a>
        ) : null}
        <Action icon={isCopied ? "check" : "copy"} name={isCopied ? "Copied" : "Copy"} onClick={copy} />
        {"share" in navigator ? (
          // A share that was called off is no failure.
          <Action icon="share" name="Share" onClick={() => navigator.share({ title: SUBJECT, text }).catch(() => {})} />
        ) : null}
        <Action icon="picture" name="Picture" onClick={sharePicture} />
        <Action icon="print" name="Print" onClick={() => window.print()} />
      </div>
      <p role="status" className="text-base empty:hidden">
        {status}
      </p>
    </div>
  );
}

const ACTION =
  "flex min-h-14 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-control px-1 text-small leading-none font-semibold whitespace-nowrap sm:px-2 sm:text-base";

/** One of a row of equal buttons that fits a phone: the icon over the word. */
function Action({ icon, name, onClick }: { icon: IconName; name: string; onClick: () => void }) {
  return (
    <button type="button" className={`text-accent hover:bg-accent-soft ${ACTION}`} onClick={onClick}>
      <Icon name={icon} />
      {name}
    </button>
  );
}
