import { Icon } from "#app/ui/icons/icon.tsx";
import type { IconName } from "#app/ui/icons/icon-paths.ts";
import { Sheet } from "./sheet.tsx";

export type MenuItem = { icon: IconName; label: string; says?: string; onChoose: () => void };

const ROW = "border-line border-b last:border-0";
const ITEM =
  "-mx-3 flex min-h-12 w-[calc(100%+1.5rem)] cursor-pointer items-start gap-3 rounded-control px-3 py-3 text-start hover:bg-accent-soft";

/** Everything that can be done with the conversation besides writing. */
export function MenuSheet({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  return (
    <Sheet id="menu-title" title="More" size="menu" onClose={onClose}>
      <ul>
        <li className={ROW}>
          <a href="/emergency" className={`text-ink font-semibold no-underline ${ITEM}`}>
            <Icon name="alert" className="bg-emergency text-on-urgency mt-0.5 rounded-sm" />
            <Words label="Emergency steps and numbers" says="What to do until you reach a vet" />
          </a>
        </li>
        {items.map(({ icon, label, says, onChoose }) => (
          <li key={label} className={ROW}>
            <button
              type="button"
              className={ITEM}
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              <Icon name={icon} className="text-accent mt-0.5" />
              <Words label={label} says={says} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Words({ label, says }: Pick<MenuItem, "label" | "says">) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold">{label}</span>
      {says ? <span className="text-ink-soft text-base leading-snug font-normal">{says}</span> : null}
    </span>
  );
}
