import type { Preparedness } from "#app/domain/content/landing-content.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";

/** What to have ready before an emergency. The ticks stay on this page and go nowhere; the list can be printed on its own. */
export function Checklist({ preparedness }: { preparedness: Preparedness | undefined }) {
  return (
    <section className="checklist">
      <h3>Be prepared</h3>
      <StaticHtml className="columns columns--three">
        {() =>
          preparedness ? (
            <>
              <Ticks heading="Contacts" lines={preparedness.contacts} />
              <Ticks heading="First-aid supplies" lines={preparedness.supplies} />
              <Ticks heading="Information to keep" lines={preparedness.information} />
            </>
          ) : null
        }
      </StaticHtml>
      <p className="needs-script no-print">
        <Button variant="quiet" icon="print" id="print-checklist" onClick={printChecklist}>
          Print this checklist
        </Button>
      </p>
    </section>
  );
}

function Ticks({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <fieldset>
      <legend>{heading}</legend>
      {lines.map((html) => (
        <label key={html} className="check">
          <input type="checkbox" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </label>
      ))}
    </fieldset>
  );
}

/** Prints the list without the rest of the page: css/start-modes.css reads the mark. */
function printChecklist(): void {
  const page = document.documentElement;
  page.dataset.print = "checklist";
  addEventListener("afterprint", () => delete page.dataset.print, { once: true });
  print();
}
