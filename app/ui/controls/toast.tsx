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
        className={destructive ? "toast toast--destructive" : "toast"}
        type="foreground"
        onOpenChange={(open) => {
          if (!open) onGone();
        }}
      >
        <div>
          <Radix.Title className="toast-title">{title}</Radix.Title>
          <Radix.Description>{description}</Radix.Description>
          {more ? <p>{more}</p> : null}
        </div>
        <Radix.Close asChild>
          <IconButton icon="close" label="Close this message" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toast-place" label="Messages ({hotkey})" />
    </Radix.Provider>,
    place,
  );
}
