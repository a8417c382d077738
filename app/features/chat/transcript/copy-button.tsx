import { useState } from "react";
import { Icon } from "#app/ui/icons/icon.tsx";

/** Puts a text on the clipboard. Its name says when that is done. */
export function CopyButton({ text, label, words }: { text: string; label: string; words?: boolean }) {
  const [copied, setCopied] = useState<string>();
  const isDone = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      (error) => console.error("Not copied:", error),
    );
  const name = isDone ? "Copied" : label;
  return (
    <button type="button" className={words ? "button button--quiet" : "icon-button"} aria-label={words ? undefined : name} onClick={copy}>
      <Icon name={isDone ? "check" : "copy"} />
      {words ? <span>{name}</span> : null}
    </button>
  );
}
