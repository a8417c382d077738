import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { Block, Helpline } from "#app/domain/content/page.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";

export const startsSection = (block: Block) => block.kind === "html" && block.html.startsWith("<h2");

type BlockProps = {
  helpline: Helpline | undefined;
  /** A page that is read in calm: the card of an emergency is folded into one line. */
  isCalm?: boolean | undefined;
  /** What is usual after a loss is said in plain text: no card with a level. */
  isLoss?: boolean | undefined;
};

/** The finished parts of a page, one after the other. */
export function Blocks({ blocks, ...props }: BlockProps & { blocks: readonly Block[] }) {
  const isLine = (block: Block) => block.kind === "card" && block.helpline;
  const first = blocks.find(isLine);
  return blocks.map((block) => <BlockView key={block.html} block={block} repeatsLine={isLine(block) && block !== first} {...props} />);
}

type ViewProps = BlockProps & {
  block: Block;
  /** A card above has said whose line it is and what it costs. */
  repeatsLine: boolean;
};

function BlockView({ block, helpline, isCalm, isLoss, repeatsLine }: ViewProps) {
  if (block.kind === "html") {
    const Part = startsSection(block) ? "section" : "div";
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build; raw HTML is not passed on.
    return <Part dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  const signs = <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  if (isLoss && block.level === "routine") {
    return (
      <section className="prose">
        <h2>{block.heading}</h2>
        {signs}
      </section>
    );
  }
  const card = (
    <CareCard level={block.level} heading={block.heading} headingLevel={2}>
      {/* The call comes before the signs: it is in the first screen of a phone. */}
      {block.level === "emergency" ? <FindVet href={FIND_A_VET} /> : null}
      {block.helpline ? <HelplineCall helpline={helpline} isRepeated={repeatsLine} /> : null}
      {block.level === "emergency" && !isCalm ? <Condition heading={block.heading} /> : null}
      {signs}
    </CareCard>
  );
  if (!isCalm || block.level !== "emergency") return card;
  const summary = `${countOf(block)} signs that need an emergency vet now`;
  return (
    <div className="border-emergency border-s-4 ps-3">
      {/* Who sits with a dying pet is not asked about danger. */}
      <Fold summary={isLoss ? summary : `In danger? ${summary}`}>{card}</Fold>
    </div>
  );
}

/** The end of the heading again, "If your dog:": the call stands between the heading and the list that ends its sentence. */
function Condition({ heading }: { heading: string }) {
  const [, condition] = /\bi(f .+:)$/.exec(heading) ?? [];
  return condition ? <p className="font-bold">I{condition}</p> : null;
}

/** How many signs a card lists: "5". */
const countOf = ({ html }: Block) => html.split("<li>").length - 1;
