import { GENERAL_CONSULTATION } from "#app/browser/browser-events.ts";
import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { symptomPath } from "#app/domain/content/symptoms.ts";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { SpeciesIcon } from "#app/ui/icons/species-icon.tsx";

type Props = { marketing: Marketing | undefined; helpline: Helpline | undefined };

/** The start page's three cards: ask, whom we help, why. The one to press is first on a phone, in the middle of a large screen. */
export function Landing({ marketing, helpline }: Props) {
  return (
    <section className="hero" id="chatbot">
      <StaticHtml className="trio">
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

function AskCard({ marketing: { chat, claims }, helpline }: { marketing: Marketing; helpline: Helpline | undefined }) {
  return (
    <div className="card ask">
      <h1>{chat.heading}</h1>
      <p className="lead">{chat.tagline}</p>
      <p className="ask-emergency">
        <Icon name="alert" />
        <span>
          <EmergencyLine helpline={helpline} label="Poison" />
        </span>
      </p>
      <button type="submit" form="ask-door" className="button button--large" data-chat="" data-symptom={GENERAL_CONSULTATION}>
        <Icon name="chat" />
        <span>{chat.button}</span>
      </button>
      <ul className="chips" aria-label="Common symptoms">
        {chat.shortcuts.map(({ symptom, label }) => (
          <li key={symptom}>
            <button type="submit" form="ask-door" className="chip" data-chat="" data-symptom={symptom}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <ul className="claims">
        {claims
          .filter(({ id }) => chat.trustIndicators.includes(id))
          .map(({ id, value, label }) => (
            <li key={id}>
              <strong>{value}</strong> {label}
            </li>
          ))}
      </ul>
    </div>
  );
}

function AnimalsCard({ animals: { heading, tiles } }: { animals: Marketing["animals"] }) {
  return (
    <div className="card">
      <h2 className="card-title">{heading}</h2>
      <ul className="tiles">
        {tiles.map(({ species, label }) => (
          <li key={species}>
            <a className="tile" href={symptomPath({ species, q: "" })}>
              <SpeciesIcon species={species} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function TrustCard({ trust: { heading, points } }: { trust: Marketing["trust"] }) {
  return (
    <div className="card">
      <h2 className="card-title">{heading}</h2>
      <ul className="reasons">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
