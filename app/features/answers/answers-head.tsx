import type { ReactNode } from "react";
import { SearchForm } from "#app/ui/controls/search-form.tsx";
import { StaticHtml } from "#app/ui/document/static-html.tsx";
import { NightScene } from "#app/ui/drawings/scenes/hero.tsx";
import { type ToolName, ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { answersPath } from "./answers-path.ts";

type Props = {
  tool: ToolName;
  title: string;
  q?: string;
  /** What the page is for; left out above what was found. */
  children?: ReactNode;
};

/** The head of a page that lists answers: what it is about, and the search. On a large screen with a drawing. */
export function AnswersHead({ tool, title, q, children }: Props) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 flex-1 space-y-6">
        <h1>{title}</h1>
        {children ? <Lead>{children}</Lead> : null}
        <SearchAnswers q={q} />
      </div>
      <ToolPicture tool={tool} className="w-auto flex-none max-lg:hidden lg:h-44" />
    </div>
  );
}

/** The head of the answers about a loss: kind words and a quiet picture, also on a phone, before the search. */
export function LossHead({ title, children }: Pick<Props, "title" | "children">) {
  return (
    <div className="space-y-6">
      <div className="items-center justify-between gap-4 space-y-6 sm:flex">
        <div className="space-y-6">
          <h1>{title}</h1>
          <Lead>{children}</Lead>
        </div>
        <StaticHtml className="flex-none">{() => <NightScene className="h-36 w-auto lg:h-44" />}</StaticHtml>
      </div>
      <SearchAnswers />
    </div>
  );
}

const SearchAnswers = ({ q }: { q?: string | undefined }) => <SearchForm action={answersPath()} label="Search the answers" q={q} />;
