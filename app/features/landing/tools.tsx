import { routePath } from "#app/domain/http/site-routes.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { type ToolName, ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Band } from "#app/ui/layout/band.tsx";

/** The picture of each tool, by its path. */
const PICTURES: Record<string, ToolName> = {
  [routePath("poisons")]: "poisons",
  [routePath("how-long")]: "clock",
  [routePath("breathing")]: "breaths",
};

const LIBRARY = { path: routePath("symptoms"), title: "Symptom library", label: "What you see, by animal" };

/** The tools as cards. */
export function Tools({ checks = [] }: { checks?: readonly QuickCheck[] }) {
  return (
    <Band title="Work it out" sunken>
      <StaticHtml>
        {() => (
          <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
            {[...checks, LIBRARY].map(({ path, title, label }) => (
              <li
                key={path}
                className="rounded-card border-line bg-surface hover:border-accent has-focus-visible:border-accent relative border p-3 sm:p-4"
              >
                <ToolPicture tool={PICTURES[path] ?? "symptoms"} className="h-12 w-auto lg:h-20" />
                <h3 className="lg:text-title mt-2 text-base leading-tight text-wrap">
                  <a href={path} className="text-ink after:rounded-card no-underline after:absolute after:inset-0">
                    {title}
                  </a>
                </h3>
                <p className="text-ink-soft text-small mt-1 leading-snug max-sm:hidden">{label}</p>
              </li>
            ))}
          </ul>
        )}
      </StaticHtml>
    </Band>
  );
}
