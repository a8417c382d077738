import type { Preparedness } from "#app/domain/content/landing-content.ts";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { Checklist } from "./checklist.tsx";

/** The checklist alone, to print. */
export function ChecklistPage({ preparedness }: { preparedness: Preparedness }) {
  return (
    <section className="page">
      <PageTitle title="Be ready for an emergency" tool="checklist" />
      <p className="print:hidden">Print this page and keep it on the fridge. It fits on one sheet.</p>
      <Checklist preparedness={preparedness} alone />
    </section>
  );
}
