import type { Marketing } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

const CHIP = "chip inline-flex w-full items-center justify-center px-1 text-center text-ink text-base leading-tight no-underline sm:px-4";

/** Ways in for who does not want to type: the specification's four symptoms, and two tools. */
export function Shortcuts({ marketing }: { marketing: Marketing | undefined }) {
  return (
    <StaticHtml className="px-[max(1rem,calc((100%-72rem)/2))] print:hidden">
      {() =>
        marketing ? (
          <>
            <h2 className="text-ink-soft text-base font-normal tracking-normal">Or start here</h2>
            <ul className="mt-2 grid grid-cols-3 gap-2 sm:flex sm:flex-wrap" aria-label="Common symptoms">
              {marketing.chat.shortcuts.map(({ symptom, label }) => (
                <li key={symptom}>
                  <button type="submit" form="ask-door" className={CHIP} data-chat="" data-symptom={symptom}>
                    {label}
                  </button>
                </li>
              ))}
              <li>
                <a className={CHIP} href={routePath("poisons")}>
                  Ate something
                </a>
              </li>
              <li>
                <a className={CHIP} href={routePath("breathing")}>
                  Breathing
                </a>
              </li>
            </ul>
          </>
        ) : null
      }
    </StaticHtml>
  );
}
