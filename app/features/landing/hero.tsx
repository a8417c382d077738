import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { AnimalsCard } from "./animals-card.tsx";
import { AskCard } from "./ask-card.tsx";
import { TrustCard } from "./trust-card.tsx";

type Props = { marketing: Marketing | undefined; helpline: Helpline | undefined };

/** The specification's three cards: the animals, the call to action, and why to trust us. On a small screen the call to action comes first. */
export function Hero({ marketing, helpline }: Props) {
  return (
    <section id="chatbot" className="gutter pb-4 sm:pb-8">
      <StaticHtml className="wide:grid-cols-[13rem_minmax(0,1fr)_16rem] grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5 lg:grid-cols-[12rem_minmax(0,1fr)_13rem] print:block">
        {() =>
          marketing ? (
            <>
              <AskCard marketing={marketing} helpline={helpline} />
              <AnimalsCard animals={marketing.animals} />
              <TrustCard trust={marketing.trust} />
            </>
          ) : null
        }
      </StaticHtml>
    </section>
  );
}
