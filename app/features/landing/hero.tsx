import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalsCard } from "./animals-card.tsx";
import { AskCard } from "./ask-card.tsx";
import { TrustCard } from "./trust-card.tsx";

type Props = { marketing: Marketing | undefined; helpline: Helpline | undefined };

/** The specification's three cards: the animals, the call to action, and why to trust us. One below the other on a small screen. */
export function Hero({ marketing, helpline }: Props) {
  return (
    <section id="chatbot" className="gutter pb-4 sm:pb-8">
      <StaticHtml className="wide:grid-cols-[14rem_minmax(0,1fr)_16rem] grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-5 lg:grid-cols-[12rem_minmax(0,1fr)_14rem] print:block">
        {() =>
          marketing ? (
            <>
              <AnimalsCard animals={marketing.animals} />
              <AskCard marketing={marketing} helpline={helpline} />
              <TrustCard trust={marketing.trust} />
            </>
          ) : null
        }
      </StaticHtml>
    </section>
  );
}
