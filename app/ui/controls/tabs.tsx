import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { HiddenUntilFound } from "../document/hidden-until-found.tsx";

type Tab = { id: string; label: string; picture?: ReactNode };

type Props = {
  name: string;
  label: string;
  tabs: readonly Tab[];
  initial: string;
  /** How the tabs stand beside each other. */
  className?: string;
  children: (id: string) => ReactNode;
};

/** Keys that move between tabs, and how far. */
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Shows one of several panels. The others stay in the page: a link to one selects it, the browser's search finds them, and they are all
 * shown on paper and without scripts. `name` makes the ids of two sets of tabs different.
 */
export function Tabs({ name, label, tabs, initial, className = "grid-cols-3", children }: Props) {
  const [chosen, choose] = useState(initial);
  useEffect(() => {
    // Not every browser opens what a link on the page leads to.
    const onClick = ({ target }: MouseEvent) => {
      const hash = (target as Element).closest("a")?.hash;
      const linked = tabs.find(({ id }) => hash === `#${name}-${id}`);
      if (linked) choose(linked.id);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [name, tabs]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[STEPS[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${name}-${next.id}-tab`)?.focus();
  };
  return (
    <div>
      <div className={`grid gap-2 print:hidden noscript:hidden ${className}`} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="rounded-control border-edge bg-surface hover:border-accent hover:bg-accent-soft aria-selected:border-accent aria-selected:bg-accent-soft max-md:text-small flex min-h-11 cursor-pointer items-center gap-1 border-2 px-1 py-1 leading-tight font-semibold max-md:text-start md:flex-col md:justify-end md:py-2 md:text-base forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none"
            id={`${name}-${tab.id}-tab`}
            aria-controls={`${name}-${tab.id}`}
            aria-selected={tab.id === chosen}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={move}
          >
            {tab.picture}
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <Panel key={id} name={name} id={id} chosen={chosen} onChoose={choose}>
          {children(id)}
        </Panel>
      ))}
    </div>
  );
}

type PanelProps = { name: string; id: string; chosen: string; onChoose: (id: string) => void; children: ReactNode };

function Panel({ name, id, chosen, onChoose, children }: PanelProps) {
  const [onFound] = useState(() => () => onChoose(id));
  return (
    <HiddenUntilFound
      id={`${name}-${id}`}
      className="block"
      role={id === chosen ? "tabpanel" : undefined}
      labelledBy={id === chosen ? `${name}-${id}-tab` : undefined}
      open={id === chosen}
      onFound={onFound}
    >
      <div className="rounded-card border-line bg-surface mt-2 border px-4 py-3">{children}</div>
    </HiddenUntilFound>
  );
}
