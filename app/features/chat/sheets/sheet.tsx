import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";

type Props = { id: string; title: string; onClose: () => void; children: ReactNode };

/** A sheet over the chat: a dialog of its own, so that Escape closes it alone and the focus comes back to what opened it. */
export function Sheet({ id, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // Back closes the chat beneath; the sheet would stay behind, unseen, and hold the whole page.
    const under = sheet?.parentElement?.closest("dialog");
    const close = () => sheet?.close();
    under?.addEventListener("close", close);
    return () => under?.removeEventListener("close", close);
  }, []);
  return (
    <dialog ref={dialog} className="dialog sheet" aria-labelledby={id} onClose={onClose}>
      <div className="dialog-header">
        <h3 id={id} className="dialog-title">
          {title}
        </h3>
        <IconButton icon="close" label={`Close: ${title}`} onClick={() => dialog.current?.close()} />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
