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

const STEPS: readonly { tool: ToolName; title: string; text: string }[] = [
  {
    tool: "rules",
    title: "Rules decide how urgent it is",
    text: "Written rules, with sources, read your message first.",
  },
  { tool: "guides", title: "Guides explain what to do", text: "Answers come from our own pages and link to them." },
  { tool: "privacy", title: "Nothing you write is stored", text: "The conversation stays in your browser." },
];

/** Our own section: the tools as cards, and how an answer comes about. */
export function Tools({ checks = [] }: { checks?: readonly QuickCheck[] }) {
  return (
    <Band title="Work it out" className="bg-bar text-on-bar print:hidden">
      <StaticHtml>
        {() => (
          <>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-2 sm:grid-cols-4 lg:gap-4">
              {[...checks, LIBRARY].map(({ path, title, label }) => (
                <li
                  key={path}
                  className="rounded-card border-line bg-surface hover:border-accent has-focus-visible:border-accent relative border p-3 sm:p-4"
                >
                  <ToolPicture tool={PICTURES[path] ?? "symptoms"} className="h-10 w-auto lg:h-20" />
                  <h3 className="lg:text-title mt-2 text-base leading-tight text-wrap">
                    <a href={path} className="text-ink after:rounded-card no-underline after:absolute after:inset-0">
                      {title}
                    </a>
                  </h3>
                  <p className="text-ink-soft text-small mt-1 leading-snug max-sm:hidden">{label}</p>
                </li>
              ))}
            </ul>
            <h3 className="mt-4 mb-2 max-sm:hidden lg:mt-6">How it works</h3>
            <ol className="rounded-card bg-surface text-ink grid gap-4 p-4 max-sm:hidden md:grid-cols-3 lg:gap-8">
              {STEPS.map(({ tool, title, text }) => (
                <li key={tool} className="flex items-center gap-3">
                  <ToolPicture tool={tool} className="h-12 w-auto shrink-0 lg:h-14" />
                  <div className="min-w-0">
                    <h4 className="text-base leading-snug">{title}</h4>
                    <p className="text-ink-soft text-small leading-snug">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </StaticHtml>
    </Band>
  );
}
