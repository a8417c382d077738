import { useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";

/** Puts texts on the clipboard. @returns whether this text is there, and a function that puts it there */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (error) => console.error("Not copied:", error),
    );
  return { isCopied: copied === text, copy };
}

/** Copies a text. Its name says when that is done. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { isCopied, copy } = useCopy(text);
  return <IconButton icon={isCopied ? "check" : "copy"} label={isCopied ? "Copied" : label} onClick={copy} />;
}
