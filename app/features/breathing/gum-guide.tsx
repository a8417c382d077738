import type { BreathingContent } from "#app/domain/breathing/breaths.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";

const GUM_WORDS: Record<CardLevel, string> = {
  emergency: "Emergency: go now",
  urgent: "Call a vet today",
  routine: "Call if anything else is wrong",
};

/** How to look at gums, and what each color can mean. */
export function GumGuide({ content }: { content: BreathingContent }) {
  return (
    <section className="flow" aria-labelledby="gums">
      <h2 id="gums">Check the gums</h2>
      <div className="prose">
        <HtmlList lines={content.gumSteps} ordered />
      </div>
      <ul className="cards">
        {content.gums.map(({ id, name, level, says }) => (
          <li key={id} className="card">
            <h3>{name}</h3>
            <p>
              <Badge tone={level}>{GUM_WORDS[level]}</Badge>
            </p>
            <HtmlText html={says} />
          </li>
        ))}
      </ul>
    </section>
  );
}
