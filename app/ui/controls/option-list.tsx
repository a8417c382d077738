import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";

/** Whole sentences to choose from under a legend, one below the other, as wide as the text above them. */
export function OptionList({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="max-w-text w-full min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <ul className="rounded-card border-edge bg-surface overflow-clip border">{children}</ul>
    </fieldset>
  );
}

const OPTION =
  "hover:bg-accent-soft flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2.5 text-start leading-snug focus-visible:-outline-offset-3";

type Props = { icon?: IconName; look?: "normal" | "quiet" } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

/** One of them. `quiet`: the way out of the list, where nothing in it fits. */
export function Option({ icon, look = "normal", children, ...rest }: Props) {
  return (
    <li className="border-line not-first:border-t">
      <button type="button" {...rest} className={`${OPTION} ${look === "quiet" ? "text-ink-soft bg-sunken" : "text-accent font-semibold"}`}>
        <span dir="auto">{children}</span>
        <Icon name={icon ?? "arrow"} className="size-5" />
      </button>
    </li>
  );
}
