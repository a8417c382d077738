import * as Radix from "@radix-ui/react-accordion";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { HiddenUntilFound } from "../document/hidden-until-found.tsx";
import { Icon } from "../icons/icon.tsx";

type Opened = { open: readonly string[]; reveal: (id: string) => void };

const OpenItems = createContext<Opened>({ open: [], reveal: () => {} });

/** Questions that open independently of each other. Closed answers stay in the page for in-page search and printing. */
export function Accordion({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<string[]>([]);
  const reveal = useCallback((id: string) => setOpen((ids) => (ids.includes(id) ? ids : [...ids, id])), []);
  const opened = useMemo(() => ({ open, reveal }), [open, reveal]);
  return (
    <OpenItems.Provider value={opened}>
      <Radix.Root type="multiple" className="border-line grid border-b md:grid-cols-2 md:gap-x-10" value={open} onValueChange={setOpen}>
        {children}
      </Radix.Root>
    </OpenItems.Provider>
  );
}

type ItemProps = { id: string; heading: string; children: ReactNode };

/** One question and its answer. `id` is also the anchor of the question. */
export function AccordionItem({ id, heading, children }: ItemProps) {
  return (
    <Radix.Item value={id} id={id} className="border-line border-t" data-accordion-item="">
      <Radix.Header className="text-wrap text-[length:inherit]">
        <Radix.Trigger
          className="group hover:text-accent max-md:text-small flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 py-2 text-start leading-snug font-semibold max-md:py-1.5 md:min-h-15"
          id={`${id}-trigger`}
          aria-controls={`${id}-panel`}
        >
          <span>{heading}</span>
          <Icon name="chevron" className="text-accent group-data-[state=open]:rotate-180 print:hidden noscript:hidden" />
        </Radix.Trigger>
      </Radix.Header>
      <Panel id={id}>{children}</Panel>
    </Radix.Item>
  );
}

/** Radix's own content element writes a style attribute, which our Content-Security-Policy refuses, so the panel is ours. */
function Panel({ id, children }: { id: string; children: ReactNode }) {
  const { open, reveal } = useContext(OpenItems);
  const onFound = useCallback(() => reveal(id), [id, reveal]);
  return (
    <HiddenUntilFound
      id={`${id}-panel`}
      className="block"
      open={open.includes(id)}
      onFound={onFound}
      role="region"
      labelledBy={`${id}-trigger`}
    >
      <div className="pb-4">{children}</div>
    </HiddenUntilFound>
  );
}
