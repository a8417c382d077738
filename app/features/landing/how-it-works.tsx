import { routePath } from "#app/domain/http/site-routes.ts";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { type ToolName, ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Band } from "#app/ui/layout/band.tsx";

const STEPS: readonly { tool: ToolName; title: string; text: string }[] = [
  {
    tool: "rules",
    title: "Rules decide how urgent it is",
    text: "Written rules, with sources, read your message first.",
  },
  { tool: "guides", title: "Guides explain what to do", text: "Answers come from our own pages and link to them." },
  { tool: "privacy", title: "Nothing you write is stored", text: "The conversation stays in your browser." },
];

/** How an answer comes about, in three drawings. */
export function HowItWorks() {
  return (
    <Band title="How it works" sunken>
      <StaticHtml>
        {() => (
          <>
            <ol className="grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-8">
              {STEPS.map(({ tool, title, text }) => (
                <li key={tool} className="flex items-center gap-4">
                  <ToolPicture tool={tool} className="h-14 w-auto shrink-0 md:h-20" />
                  <div className="min-w-0">
                    <h3 className="md:text-title text-base leading-snug">{title}</h3>
                    <p className="text-ink-soft text-small leading-snug">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className="mt-1 sm:mt-3">
              <a className="inline-flex min-h-11 items-center" href={routePath("how-we-test")}>
                How we test it, with every miss
              </a>
            </p>
          </>
        )}
      </StaticHtml>
    </Band>
  );
}
