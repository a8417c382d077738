import { type ReactNode, useEffect, useRef } from "react";
import { DIALOG_BODY, DialogHeader, dialogLook } from "#app/ui/controls/dialog.tsx";

/** The look of a heading within a sheet. */
export const SHEET_HEADING = "mb-1 text-title";

/** A field that takes the focus comes to rest with its label between the title and the actions, which stay. */
const CLEAR_OF_BARS = "scroll-pt-28 scroll-pb-24";

type Props = {
  id: string;
  title: string;
  /** As large as the chat; or a menu, which hangs from the button that opened it where the screen is large. */
  size?: "full" | "menu";
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is the one on its backdrop.
    <dialog
      ref={dialog}
      className={`${dialogLook(size)} ${CLEAR_OF_BARS}`}
      data-sheet=""
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <DialogHeader
        id={id}
        title={title}
        headingLevel={3}
        closeLabel={`Close: ${title}`}
        className={size === "menu" ? "sm:hidden" : ""}
        onClose={() => dialog.current?.close()}
      />
      <div className={DIALOG_BODY}>{children}</div>
      {actions ? <div className="border-line bg-surface sticky bottom-0 z-10 border-t px-5 py-2">{actions}</div> : null}
    </dialog>
  );
}
