import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { Sheet } from "./sheet.tsx";

export type MenuItem = { icon: IconName; label: string; says?: string; onChoose: () => void };

const ITEM =
  "-mx-3 flex min-h-12 w-[calc(100%+1.5rem)] cursor-pointer items-start gap-3 rounded-control px-3 py-3 text-start hover:bg-accent-soft";

/** Everything that can be done with the conversation besides writing. */
export function MenuSheet({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  return (
    <Sheet id="menu-title" title="More" size="small" onClose={onClose}>
      <ul className="flex flex-col">
        {items.map(({ icon, label, says, onChoose }) => (
          <li key={label} className="border-line border-b last:border-0">
            <button
              type="button"
              className={ITEM}
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              <Icon name={icon} className="text-accent mt-0.5" />
              <span className="flex flex-col">
                <span className="font-semibold">{label}</span>
                {says ? <span className="text-ink-soft text-base leading-snug">{says}</span> : null}
              </span>
            </button>
          </li>
        ))}
        <li>
          <a href="/emergency" className={`text-ink font-semibold no-underline ${ITEM}`}>
            <Icon name="alert" className="text-accent mt-0.5" />
            Emergency steps and numbers
          </a>
        </li>
      </ul>
    </Sheet>
  );
}
