import type { Nodes } from "hast";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { useContext, useMemo } from "react";
import Markdown from "react-markdown";
import type { Processor } from "unified";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import { isHostile, settled, withoutProducts, withoutUnderlines } from "./answer-markdown.ts";
import { OPENING_CHARS, Opening } from "./answer-opening.tsx";
import { linkOwnNumbers, OwnNumbersContext } from "./answer-phones.ts";

const TABLE = ["table", "thead", "tbody", "tr", "th", "td"];
const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "h1", "h2", "h3", "h4", "a", "code", "pre", "blockquote", "br", "hr", ...TABLE];

type Props = {
  markdown: string;
  arriving?: boolean;
  /** The poison line, for an answer that begins with a never. */
  helpline?: HelplineToCall;
  /** It answers a question: a yes or a no at its start is what the owner looks for. */
  hasOpening?: boolean;
};

/** An answer's Markdown, also while it is half-written. Only the elements above; refused links become plain text. */
export default function AnswerText({ markdown, arriving, helpline, hasOpening = false }: Props) {
  const numbers = useContext(OwnNumbersContext);
  const plugins = useMemo(() => [linkOwnNumbers(numbers)], [numbers]);
  // With its first paragraph whole: beneath one that grows a button would move.
  const line = arriving && !markdown.includes("\n\n") ? undefined : helpline;
  const components = useMemo(() => (hasOpening ? { ...COMPONENTS, p: paragraphs(line) } : COMPONENTS), [hasOpening, line]);
  if (arriving && hasOpening && markdown.length < OPENING_CHARS) return null;
  if (isHostile(markdown)) return <p className="whitespace-pre-wrap">{markdown}</p>;
  const whole = withoutUnderlines(withoutProducts(markdown));
  return (
    <Markdown
      allowedElements={ALLOWED}
      unwrapDisallowed
      skipHtml
      remarkPlugins={[readTables]}
      rehypePlugins={plugins}
      components={components}
    >
      {arriving ? settled(whole) : whole}
    </Markdown>
  );
}

type ParagraphProps = { node?: Nodes | undefined; children?: React.ReactNode };

/** The first paragraph of an answer begins with what was asked. */
const paragraphs =
  (line: HelplineToCall | undefined) =>
  ({ node, children }: ParagraphProps) =>
    node?.position?.start.offset ? <p>{children}</p> : <Opening line={line}>{children}</Opening>;

/** Tables alone of what GitHub adds to Markdown: bare addresses stay text. */
function readTables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/** A wide table scrolls by itself. */
function AnswerTable({ children }: { children?: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className="mt-4! max-w-full overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

type LinkProps = { href?: string; children?: React.ReactNode; "data-tel"?: string };

function AnswerLink({ href, children, "data-tel": tel }: LinkProps) {
  if (tel) {
    return (
      <a className="font-semibold whitespace-nowrap" href={`tel:${tel}`}>
        {children}
      </a>
    );
  }
  if (!href || href.startsWith("//")) return <>{children}</>;
  if (/^[/#]/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

const COMPONENTS = { a: AnswerLink, table: AnswerTable };
