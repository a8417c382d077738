import type { ReactNode } from "react";
import { SearchForm } from "#app/ui/controls/search-form.tsx";
import { type ToolName, ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { answersPath } from "./answers-path.ts";

/** The head of a page that lists answers: what it is about, and the search. On a large screen with a drawing. */
export function AnswersHead({ tool, title, q, children }: { tool: ToolName; title: string; q?: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1 space-y-6">
        <h1>{title}</h1>
        <Lead>{children}</Lead>
        <SearchForm action={answersPath()} label="Search the answers" q={q} />
      </div>
      <ToolPicture tool={tool} className="w-auto flex-none max-lg:hidden lg:h-44" />
    </div>
  );
}
