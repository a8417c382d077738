import Markdown from "react-markdown";
import { isHostile, settled, withoutProducts, withoutUnderlines } from "./answer-markdown.ts";

const ALLOWED = ["p", "strong", "em", "ul", "ol", "li", "h1", "h2", "h3", "h4", "a", "code", "pre", "blockquote", "br", "hr"];

/** An answer's Markdown, also while it is half-written. Only the elements above; refused links become plain text. */
export default function AnswerText({ markdown, arriving }: { markdown: string; arriving?: boolean }) {
  if (isHostile(markdown)) return <p className="whitespace-pre-wrap">{markdown}</p>;
  const whole = withoutUnderlines(withoutProducts(markdown));
  return (
    <Markdown allowedElements={ALLOWED} unwrapDisallowed skipHtml components={{ a: AnswerLink }}>
      {arriving ? settled(whole) : whole}
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
