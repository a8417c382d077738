import { Bubble } from "../transcript/bubble.tsx";
import { Dots } from "../transcript/waiting.tsx";

/**
 * Words that were sent from a box on the page before the chat's scripts have arrived: boot-script.ts writes them here and shows this part in
 * place of what stands after it. It goes with the first exchange, which shows the same words.
 */
export function EarlyQuestion() {
  return (
    <div className="flex flex-col items-start gap-4" data-early="" hidden suppressHydrationWarning>
      <Bubble
        by="owner"
        data-bubble="early"
        className="self-end"
        dir="auto"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves alone what the boot has written.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <Bubble by="assistant" data-bubble="early" className="flex min-h-11 items-center gap-1.5">
        <Dots />
        <span className="sr-only">Writing an answer</span>
      </Bubble>
    </div>
  );
}
