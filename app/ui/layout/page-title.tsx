import { StaticHtml } from "../document/static-html.tsx";
import { type ToolName, ToolPicture } from "../drawings/scenes/tool-pictures.tsx";

/** The title of a tool's page, with the picture that its card on the start page has. */
export function PageTitle({ title, tool }: { title: string; tool: ToolName }) {
  return (
    <StaticHtml className="mt-2 flex items-center justify-between gap-4 first:pt-6">
      {() => (
        <>
          <h1>{title}</h1>
          <ToolPicture tool={tool} className="h-[min(3.5rem,16vw)] w-auto flex-none lg:h-28 print:hidden" />
        </>
      )}
    </StaticHtml>
  );
}
