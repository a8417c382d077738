import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";

type Props = {
  id: string;
  title: string;
  /** As large as the chat, or no larger than what is in it. */
  size?: "full" | "small";
  onClose: () => void;
  /** Stays at the end of the sheet while the rest scrolls. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A sheet over the chat: a dialog of its own, so that Escape closes it alone and the focus comes back to what opened it. */
export function Sheet({ id, title, size = "full", onClose, actions, children }: Props) {
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
    <dialog
      ref={dialog}
      className={size === "small" ? "dialog dialog--small sheet" : "dialog sheet"}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className="dialog-header bg-surface sticky top-0 z-10">
        <h3 id={id} className="dialog-title">
          {title}
        </h3>
        <IconButton icon="close" label={`Close: ${title}`} onClick={() => dialog.current?.close()} />
      </div>
      <div className="dialog-body">{children}</div>
      {actions ? <div className="border-line bg-surface sticky bottom-0 z-10 border-t px-5 py-3">{actions}</div> : null}
    </dialog>
  );
}
