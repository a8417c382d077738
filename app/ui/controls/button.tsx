import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";

type Look = {
  /** `main` at most once per view; `quiet` for others; `plain` inside bars and cards; `emergency` for phone links in care cards. */
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  icon?: IconName;
  /** Place and width within the layout around it. */
  className?: string;
};

const VARIANTS = {
  main: "border-transparent bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent",
  quiet: "border-edge bg-surface text-accent hover:bg-accent-soft hover:text-accent-strong",
  plain: "border-transparent text-accent hover:bg-accent-soft hover:text-accent-strong",
  // A care card sets --call to its own color.
  emergency:
    "border-transparent bg-(--call,var(--color-emergency)) text-(--on-call,var(--color-on-urgency)) hover:bg-emergency-heading hover:text-on-urgency",
} as const;

/** Every one is a target of at least 44 px. */
const SIZES = {
  small: "px-3 py-1 text-base",
  normal: "px-4 py-2",
  large: "min-h-14 px-7 py-2 text-title",
} as const;

const OFF = "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed";
const BUTTON =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border-2 text-center leading-snug font-semibold no-underline";

/** The look of a button, for elements that are none of the components below. */
function buttonLook({ variant = "main", size = "normal", className = "" }: Look = {}): string {
  return `${BUTTON} ${VARIANTS[variant]} ${SIZES[size]} ${className}`.trim();
}

/** A button with text. It submits a form only with `type="submit"`. */
export function Button({ variant, size, icon, className, children, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={`${buttonLook({ variant, size, className })} ${OFF}`}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={buttonLook({ variant, size, className })}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}

type IconButtonProps = { icon: IconName; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children">;

const ICON_BUTTON = `tooltip relative inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control border-2 border-transparent text-ink-soft hover:bg-accent-soft hover:text-accent-strong aria-disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] ${OFF}`;

/** A button that is only an icon; its name is read by screen readers and shown as a tooltip on hover and focus. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(({ icon, label, ...rest }, ref) => (
  <button ref={ref} type="button" {...rest} className={ICON_BUTTON} data-tooltip="" aria-label={label}>
    <Icon name={icon} />
  </button>
));
