import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { NightScene } from "#app/ui/drawings/scenes/hero.tsx";

type Props = { marketing: Marketing | undefined; helpline: Helpline | undefined };

/** What a worried owner sees first: one box to type into, and a number to call. */
export function Hero({ marketing, helpline }: Props) {
  return (
    <section id="chatbot" className="gutter pt-3 pb-6 lg:pt-8">
      <StaticHtml className="grid grid-cols-1 items-center gap-x-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
        {() =>
          marketing ? (
            <>
              <NightScene className="mx-auto h-25 w-auto lg:col-start-2 lg:row-start-1 lg:h-auto lg:w-full" />
              <div className="lg:col-start-1 lg:row-start-1">
                <h1 className="text-center lg:text-start">{marketing.chat.heading}</h1>
                <p className="text-ink-soft mt-1 text-center leading-snug lg:text-start lg:text-xl">{marketing.chat.tagline}</p>
                <AskBox marketing={marketing} />
                <p className="text-small mt-2 leading-snug">
                  <EmergencyLine helpline={helpline} label="Poison" />
                </p>
              </div>
            </>
          ) : null
        }
      </StaticHtml>
    </section>
  );
}

/** The words go into the chat, which opens (boot-script.ts); without script the page /ask answers them. */
function AskBox({ marketing: { chat, animals } }: { marketing: Marketing }) {
  return (
    <form
      className="max-wide:[view-timeline:--ask] rounded-card border-edge bg-surface shadow-card focus-within:border-accent mt-3 border-2 p-[min(0.75rem,3.4vw)] print:hidden"
      method="post"
      action={routePath("ask")}
      data-ask=""
    >
      <label className="block font-semibold" htmlFor="ask-message">
        What's going on with your pet?
      </label>
      <textarea
        id="ask-message"
        name="message"
        rows={2}
        dir="auto"
        placeholder="e.g. My dog vomited twice since this morning"
        className="text-body block w-full resize-none rounded-sm bg-transparent py-1.5 leading-normal"
      />
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <fieldset className="min-w-0 grow sm:grow-0">
          <legend className="text-ink-soft text-small mb-1">{animals.heading}</legend>
          <div className="-mx-1.5 grid grid-cols-[repeat(auto-fill,minmax(2.8rem,1fr))] sm:mx-0 sm:grid-cols-[repeat(6,3.625rem)]">
            {animals.tiles.map(({ species, label }) => (
              <label
                key={species}
                className="rounded-control hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-focus grid min-h-11 min-w-0 cursor-pointer justify-items-center border-2 border-transparent py-1 has-focus-visible:outline-3"
              >
                <input type="radio" name="petType" value={species} className="sr-only" />
                <AnimalFace animal={species} className="size-10" />
                <span className="text-[0.75rem] leading-tight sm:text-[0.8125rem]">{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" icon="chat" className="w-full sm:w-auto">
          {chat.button}
        </Button>
      </div>
    </form>
  );
}
