import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { ASK_PAGE_FORM } from "#app/ui/controls/ask-button.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip, ChipLink } from "#app/ui/controls/chip.tsx";
import { NightScene } from "#app/ui/drawings/scenes/hero.tsx";

import { Hello } from "./hello.tsx";

export const ASK_FORM_ID = "ask-form";

type Props = { marketing: Marketing; helpline: Helpline | undefined };

/** What a worried owner comes for: one box to type into, a number to call, four shortcuts, and below them the trust indicators. */
export function AskCard({ marketing, helpline }: Props) {
  const { chat } = marketing;
  return (
    <section
      className="rounded-card border-line bg-surface shadow-card border px-3 py-4 sm:p-5 lg:col-start-2 lg:row-start-1 print:border-0 print:p-0"
      aria-labelledby="ask-title"
    >
      <div className="flex items-center justify-between gap-5">
        <div>
          <h1 id="ask-title" className="lg:text-[2.625rem]">
            {chat.heading}
          </h1>
          <p className="text-ink-soft max-sm:text-small mt-1 leading-snug text-balance">{chat.tagline}</p>
        </div>
        <NightScene className="wide:block h-32 w-auto shrink-0 max-sm:hidden lg:hidden print:hidden" />
      </div>
      <Hello />
      <AskForm button={chat.button} />
      <p className="text-small border-emergency rounded-e-control bg-sunken mt-3 border-s-4 px-3 py-2 leading-snug max-sm:-mx-3">
        <EmergencyLine helpline={helpline} label="Poison" />
      </p>
      <Shortcuts shortcuts={chat.shortcuts} />
      <TrustIndicators marketing={marketing} />
    </section>
  );
}

/** The words go into the chat, which opens (boot-script.ts); without script the page /ask answers them. */
function AskForm({ button }: { button: string }) {
  return (
    <form
      id={ASK_FORM_ID}
      className="max-wide:[view-timeline:--ask] mt-3 grid gap-2 print:hidden"
      method="post"
      action={routePath("ask")}
      data-ask=""
    >
      <label className="text-base font-semibold" htmlFor="ask-message">
        What's going on with your pet?
      </label>
      <textarea
        id="ask-message"
        name="message"
        rows={2}
        dir="auto"
        placeholder="e.g. My dog vomited twice since this morning"
        className="text-body rounded-control border-edge bg-paper focus:border-accent block w-full resize-none border-2 px-3 py-2 leading-normal"
      />
      <Button type="submit" icon="chat" className="w-full">
        {button}
      </Button>
    </form>
  );
}

/** Ways in for who does not want to type: the specification's four symptoms, and two tools. Without script they lead to /ask. */
function Shortcuts({ shortcuts }: Pick<Marketing["chat"], "shortcuts">) {
  return (
    <ul
      className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 sm:grid-cols-3 print:hidden"
      aria-label="Common symptoms"
    >
      {shortcuts.map(({ symptom, label }) => (
        <li key={symptom}>
          <Chip type="submit" form={ASK_PAGE_FORM} className="max-sm:text-small w-full px-1!" data-chat="" data-symptom={symptom}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <ChipLink className="max-sm:text-small w-full px-1!" href={routePath("poisons")}>
          Ate something
        </ChipLink>
      </li>
      <li>
        <ChipLink className="max-sm:text-small w-full px-1!" href={routePath("breathing")}>
          Breathing
        </ChipLink>
      </li>
    </ul>
  );
}

/** The specification's four claims. */
function TrustIndicators({ marketing: { claims, chat } }: { marketing: Marketing }) {
  if (claims.length === 0) return null;
  return (
    <ul
      className="border-line mt-4 grid grid-cols-2 gap-x-4 gap-y-2 border-t pt-3 sm:grid-cols-[auto_auto_auto_auto] print:hidden"
      data-claims=""
    >
      {claims
        .filter(({ id }) => chat.trustIndicators.includes(id))
        .map(({ id, value, label }) => (
          <li key={id} className="text-ink-soft text-small leading-snug">
            <strong className="text-accent text-body block sm:text-[1.375rem] sm:whitespace-nowrap">{value}</strong> {label}
          </li>
        ))}
    </ul>
  );
}
