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

/** What each entry of content/breathing.yaml looks like. The name next to it says the color. */
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
    <section className="space-y-5" aria-labelledby="gums">
      <h2 id="gums">Check the gums</h2>
      <div className="prose">
        <HtmlList lines={content.gumSteps} ordered />
      </div>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {content.gums.map(({ id, name, level, says }) => (
          <li key={id} className="border-line grid grid-cols-[min(5.5rem,25vw)_minmax(0,1fr)] items-start gap-4 border-t py-4">
            <p className="grid gap-2">
              {(SWATCHES[id] ?? []).map((color) => (
                <GumSwatch key={color} color={color} className="h-auto w-full" />
              ))}
            </p>
            <div className="space-y-1.5">
              <h3>{name}</h3>
              <p>
                <Badge tone={level}>{GUM_WORDS[level]}</Badge>
              </p>
              <HtmlText html={says} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
