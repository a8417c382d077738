import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";

const DIALOG =
  "fixed max-w-none overscroll-contain bg-surface text-ink backdrop:bg-veil motion-safe:open:[animation:arrive_0.18s_ease-out] sm:m-auto sm:rounded-card sm:border sm:border-line sm:shadow-float";

/** At the foot of a phone, no higher than what is in it. */
const FOOT = "inset-x-0 top-auto bottom-0 mx-auto h-fit max-h-[90dvh] w-full rounded-t-card";

/**
 * `full`: the whole screen of a phone and the whole height of any low screen, a window elsewhere; never more than the on-screen keyboard
 * leaves visible. `small`: a sheet at the foot of a phone. `menu`: likewise, and elsewhere it hangs
 * below the bar of a full dialog, at its end.
 */
const SIZES = {
  full: "inset-x-0 top-(--visible-top,0) bottom-(--visible-bottom,0) mx-auto h-(--visible-height,100dvh) max-h-none w-full sm:w-[min(50rem,100%-2rem)] sm:tall:h-(--visible-height,min(43.75rem,90dvh))",
  small: `${FOOT} sm:top-0 sm:w-[min(30rem,100%-2rem)]`,
  menu: `${FOOT} sm:inset-x-[max(1rem,50%-25rem)] sm:top-[calc(50dvh-min(21.875rem,45dvh)+3.5rem)] sm:bottom-auto sm:mr-2 sm:w-88 sm:pt-3 sm:backdrop:bg-transparent`,
} as const;

/** The look of a native <dialog>. */
export function dialogLook(size: keyof typeof SIZES = "full"): string {
  return `${DIALOG} ${SIZES[size]}`;
}

/** The space around what a dialog says. */
export const DIALOG_BODY = "space-y-4 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]";

type Props = { id: string; title: ReactNode; headingLevel?: 2 | 3; closeLabel?: string; className?: string; onClose: () => void };

/** The title of a dialog and the way out of it; both stay while the rest scrolls. `id` names the dialog. */
export function DialogHeader({ id, title, headingLevel = 2, closeLabel = "Close", className = "", onClose }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`bg-surface sticky top-0 z-10 flex items-center justify-between gap-3 py-3 pr-3 pl-5 ${className}`} data-bar="">
      <Heading id={id} className="text-[1.3125rem]">
        {title}
      </Heading>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
