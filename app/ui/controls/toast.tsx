import * as Radix from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";

export type ToastText = { id: number; title: string; description: string; more?: string; destructive?: boolean };

type Props = { toast: ToastText; durationMs: number; swipePx: number; onGone: () => void };

/**
 * A short message that disappears by itself, except while a pointer or the focus is on it. There is one at a time; the next replaces it.
 * With an open dialog it is inside the dialog, because everything else is inert. Render it in the browser only.
 */
export function Toast({ toast: { id, title, description, more, destructive }, durationMs, swipePx, onGone }: Props) {
  const place = document.querySelector("dialog:modal") ?? document.body;
  return createPortal(
    <Radix.Provider duration={durationMs} swipeThreshold={swipePx} swipeDirection="right">
      <Radix.Root
        key={id}
        // Follows the finger while it is swiped away.
        className={`rounded-control border-edge bg-surface shadow-float mx-auto flex w-fit max-w-md items-start justify-between gap-3 border border-s-6 px-4 py-3.5 data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_0] motion-safe:[animation:arrive_0.18s_ease-out] print:hidden ${destructive ? "border-s-ink" : "border-s-accent"}`}
        data-toast={destructive ? "destructive" : ""}
        data-bar=""
        type="foreground"
        onOpenChange={(open) => {
          if (!open) onGone();
        }}
      >
        <div>
          <Radix.Title className="font-bold">{title}</Radix.Title>
          <Radix.Description>{description}</Radix.Description>
          {more ? <p>{more}</p> : null}
        </div>
        <Radix.Close asChild>
          <IconButton icon="close" label="Close this message" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50" label="Messages ({hotkey})" />
    </Radix.Provider>,
    place,
  );
}
