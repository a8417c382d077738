import Markdown from "react-markdown";
import remend from "remend";

const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "h1", "h2", "h3", "h4", "a", "code", "pre", "blockquote", "br", "hr"];

/** Past this depth the parser's recursion could fail; such text is shown as it is. */
const TOO_DEEP = /^[\s>*+-]{60,}/m;

/** An answer's Markdown, also while it is half-written. Only the elements above; refused links become plain text. */
export default function AnswerText({ markdown }: { markdown: string }) {
  if (TOO_DEEP.test(markdown)) return <p>{markdown}</p>;
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed skipHtml components={{ a: AnswerLink }}>
      {remend(withoutProducts(markdown))}
    </Markdown>
  );
}

function AnswerLink({ href, children }: { href?: string; children?: React.ReactNode }) {
  if (!href || href.startsWith("//")) return <>{children}</>;
  if (/^[/#]/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** Drops a section headed as recommended or pet-care products (spec section 2); what follows under another heading stays. */
export function withoutProducts(markdown: string): string {
  let dropping = false;
  return markdown
    .split("\n")
    .filter((line) => {
      const heading = /^\s*(?:#{1,6}\s+|\*\*)(.*)/.exec(line);
      if (heading) dropping = /\b(?:recommended|pet[- ]care)\s+products?\b/i.test(heading[1] ?? "");
      return !dropping;
    })
    .join("\n");
}
