import type { Marketing } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { Chip, ChipLink } from "#app/ui/controls/chip.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

/** Ways in for who does not want to type: the specification's four symptoms, and two tools. */
export function Shortcuts({ marketing }: { marketing: Marketing | undefined }) {
  return (
    <StaticHtml className="gutter print:hidden">
      {() =>
        marketing ? (
          <>
            <h2 className="text-ink-soft text-base font-normal tracking-normal">Or start here</h2>
            <ul
              className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 sm:flex sm:flex-wrap"
              aria-label="Common symptoms"
            >
              {marketing.chat.shortcuts.map(({ symptom, label }) => (
                <li key={symptom}>
                  <Chip type="submit" form="ask-door" className="w-full max-sm:px-1" data-chat="" data-symptom={symptom}>
                    {label}
                  </Chip>
                </li>
              ))}
              <li>
                <ChipLink className="w-full max-sm:px-1" href={routePath("poisons")}>
                  Ate something
                </ChipLink>
              </li>
              <li>
                <ChipLink className="w-full max-sm:px-1" href={routePath("breathing")}>
                  Breathing
                </ChipLink>
              </li>
            </ul>
          </>
        ) : null
      }
    </StaticHtml>
  );
}
