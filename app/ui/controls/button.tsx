import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";

type Look = {
  /** `main` at most once per view; `quiet` for others; `plain` inside bars and cards; `emergency` for phone links in care cards. */
  variant?: "main" | "quiet" | "plain" | "emergency";
  size?: "normal" | "large";
  icon?: IconName;
};

function classes({ variant = "main", size = "normal" }: Look): string {
  return `button${variant === "main" ? "" : ` button--${variant}`}${size === "large" ? " button--large" : ""}`;
}

/** A button with text. It submits a form only with `type="submit"`. */
export function Button({ variant, size, icon, children, ...rest }: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return (
    <button type="button" {...rest} className={classes({ variant, size })}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, children, ...rest }: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className">) {
  return (
    <a {...rest} className={classes({ variant, size })}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
    </a>
  );
}

type IconButtonProps = { icon: IconName; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "children">;

/** A button that is only an icon; its name is read by screen readers and shown as a tooltip (css/tooltip.css) on hover and focus. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(({ icon, label, ...rest }, ref) => (
  <button ref={ref} type="button" {...rest} className="icon-button" aria-label={label}>
    <Icon name={icon} />
  </button>
));
