import type { ReactNode } from "react";
import { Button } from "./button.tsx";

/** The form in the frame of every page through which what opens the chat leads to /ask where there is no script. */
export const ASK_PAGE_FORM = "ask-page";

type Props = { variant?: "main" | "quiet"; children: ReactNode };

/** Opens the chat; without a script it leads to the page that answers without one. */
export function AskButton({ variant = "quiet", children }: Props) {
  return (
    <Button type="submit" form={ASK_PAGE_FORM} variant={variant} icon="chat" data-chat="">
      {children}
    </Button>
  );
}
