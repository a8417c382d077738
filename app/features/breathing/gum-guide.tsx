import type { BreathingContent } from "#app/domain/breathing/breaths.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { type GumColor, GumSwatch } from "#app/ui/drawings/gum-swatch.tsx";

const GUM_WORDS: Record<CardLevel, string> = {
  emergency: "Emergency: go now",
  urgent: "Call a vet today",
  routine: "Call if anything else is wrong",
};

/** What each entry of content/breathing.yaml looks like. The name beside it says the color. */
const SWATCHES: Readonly<Record<string, readonly GumColor[]>> = {
  pink: ["pink"],
  white: ["white", "pale"],
  blue: ["blue", "gray"],
  brown: ["brown"],
  yellow: ["yellow"],
  red: ["red"],
  slow: ["pale"],
  dry: ["pink"],
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
            <p className="flex gap-2">
              {(SWATCHES[id] ?? []).map((color) => (
                <GumSwatch key={color} color={color} className="h-14 w-auto" />
              ))}
            </p>
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
