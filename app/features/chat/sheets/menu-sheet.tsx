import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { Sheet } from "./sheet.tsx";

export type MenuItem = { icon: IconName; label: string; says?: string; onChoose: () => void };

/** Everything that can be done with the conversation besides writing. */
export function MenuSheet({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  return (
    <Sheet id="menu-title" title="More" size="small" onClose={onClose}>
      <ul className="flex flex-col">
        {items.map(({ icon, label, says, onChoose }) => (
          <li key={label} className="border-line border-b last:border-0">
            <button
              type="button"
              className="hover:bg-accent-soft flex min-h-12 w-full cursor-pointer items-center gap-3 py-2 text-left"
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              <span className="text-accent">
                <Icon name={icon} />
              </span>
              <span className="flex flex-col">
                <span className="font-semibold">{label}</span>
                {says ? <span className="text-ink-soft text-base leading-snug">{says}</span> : null}
              </span>
            </button>
          </li>
        ))}
        <li>
          <a href="/emergency" className="flex min-h-12 items-center gap-3 py-2 font-semibold">
            <Icon name="alert" />
            Emergency steps and numbers
          </a>
        </li>
      </ul>
    </Sheet>
  );
}
