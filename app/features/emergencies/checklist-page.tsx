import type { Preparedness } from "#app/domain/content/landing-content.ts";
import { ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Checklist } from "./checklist.tsx";

/** The checklist alone, to print. */
export function ChecklistPage({ preparedness }: { preparedness: Preparedness }) {
  return (
    <section className="page">
      <ToolPicture tool="checklist" className="mt-6 h-20 w-auto print:hidden" />
      <h1>Be ready for an emergency</h1>
      <p className="print:hidden">Print this page and keep it on the fridge. It fits on one sheet.</p>
      <Checklist preparedness={preparedness} alone />
    </section>
  );
}
