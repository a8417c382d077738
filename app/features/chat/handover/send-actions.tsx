import { useState } from "react";
import { saveFile } from "#app/browser/save-file.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { CopyButton } from "../transcript/copy-button.tsx";
import type { Handover } from "./handover-card.tsx";

const SUBJECT = "About my pet";
const PICTURE = "for-my-vet.png";

/** The card as a message of the visitor's own programs. */
export function MessageLinks({ text }: { text: string }) {
  const body = encodeURIComponent(text);
  return (
    <p className="no-print chips">
      <a className="button button--quiet" href={`mailto:?subject=${encodeURIComponent(SUBJECT)}&body=${body}`}>
        Email
      </a>
      <a className="button button--quiet" href={`sms:?&body=${body}`}>
        Text message
      </a>
    </p>
  );
}

/** How the card leaves: always by the visitor's own hand and programs. */
export function SendActions({ handover, text }: { handover: Handover; text: string }) {
  const [status, setStatus] = useState("");
  const sharePicture = async () => {
    try {
      const { drawCard } = await import("./draw-card.ts");
      const picture = await drawCard(handover, document.querySelector(".handover-card svg"));
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
    <div className="no-print flex flex-col gap-1">
      <div className="flex flex-wrap gap-2 [&>.button]:px-3">
        <CopyButton text={text} label="Copy" words />
        {"share" in navigator ? (
          // A share that was called off is no failure.
          <Button variant="quiet" icon="share" onClick={() => navigator.share({ title: SUBJECT, text }).catch(() => {})}>
            Share
          </Button>
        ) : null}
        <Button variant="quiet" onClick={sharePicture}>
          Picture
        </Button>
        <Button variant="quiet" icon="print" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p role="status" className="text-base empty:hidden">
        {status}
      </p>
    </div>
  );
}
