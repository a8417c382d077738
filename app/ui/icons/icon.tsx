import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export const ICONS = Object.keys(ICON_PATHS) as IconName[];

/** An icon next to text, or alone in a button that has an accessible name. Hidden from screen readers. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
