import type { Helpline, PageCard } from "#app/domain/page.ts";
import { Icon } from "#app/ui/icon.tsx";

const SHORTCUTS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

type Props = { site: { tagline: string }; guides: readonly PageCard[]; helpline: Helpline | undefined };

/** The start page: is it an emergency, then ask, then read. */
export function Landing({ site, guides, helpline }: Props) {
  return (
    <>
      <section className="hero" id="chatbot">
        <h1>Is Your Pet Acting Strange?</h1>
        <p className="lead">{site.tagline}. Say what you see. Rules decide how urgent it is; our pages explain what to do.</p>
        <p>
          <button type="button" className="button button--large" data-chat="">
            <Icon name="chat" />
            <span>Describe symptoms</span>
          </button>
        </p>
        <ul className="chips" aria-label="Common symptoms">
          {SHORTCUTS.map((symptom) => (
            <li key={symptom}>
              <button type="button" className="chip" data-chat="" data-symptom={symptom}>
                {symptom}
              </button>
            </li>
          ))}
        </ul>
        {helpline ? (
          <p className="note">
            Swallowed something dangerous? {helpline.name}: <a href={`tel:${helpline.tel}`}>{helpline.number}</a>. {helpline.fee}.
          </p>
        ) : null}
      </section>
      <section className="band">
        <h2>Guides</h2>
        <ul className="cards">
          {guides.map(({ path, title, summary }) => (
            <li key={path} className="card">
              <a href={path}>{title}</a>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
