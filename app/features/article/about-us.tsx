import type { Block } from "#app/domain/content/page.ts";
import { NightScene } from "#app/ui/drawings/scenes/hero.tsx";
import { type ToolName, ToolPicture } from "#app/ui/drawings/scenes/tool-pictures.tsx";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { Blocks } from "./blocks.tsx";

/** The page about us has no animal to show, and is laid out by its headings. */
export const ABOUT = "/about";

/** The headings that are reasons to trust the site, each with its picture. An operator's own page may have others. */
const REASONS: Record<string, ToolName> = {
  "every-page-names-its-sources": "guides",
  "tested-in-the-open": "rules",
  "your-chats-are-not-stored": "privacy",
  "anyone-can-look-inside": "symptoms",
};

const idOf = ({ html }: Block) => /^<h2 id="([^"]+)"/.exec(html)?.[1] ?? "";
const isReason = (block: Block) => idOf(block) in REASONS;

/** What a visitor gets, why to trust it, and the rest: two columns where there is room. */
export function AboutUs({ blocks }: { blocks: readonly Block[] }) {
  const first = blocks.findIndex(isReason);
  const reasons = blocks.filter(isReason);
  return (
    <>
      <div className={TWO_COLUMNS}>
        <Sections blocks={blocks.slice(0, Math.max(first, 0))} />
        {first < 0 ? null : <NightScene className="h-auto w-full max-lg:hidden" />}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {reasons.map((block) => (
          <div key={block.html} className="rounded-card border-line bg-surface flex gap-4 border p-5">
            <ToolPicture tool={REASONS[idOf(block)] ?? "guides"} className="size-16 flex-none max-sm:hidden" />
            <Section block={block} />
          </div>
        ))}
      </div>
      <div className="space-y-6 gap-x-12 lg:columns-2">
        <Sections blocks={blocks.slice(Math.max(first, 0)).filter((block) => !isReason(block))} />
      </div>
    </>
  );
}

function Sections({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <Section key={block.html} block={block} />);
}

function Section({ block }: { block: Block }) {
  return (
    <div className="prose break-inside-avoid">
      <Blocks blocks={[block]} helpline={undefined} />
    </div>
  );
}
