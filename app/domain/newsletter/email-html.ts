import type { SiteColors } from "#app/domain/content/site-colors.ts";
import { escapeHtml } from "./newsletter-issue.ts";

type Link = { href: string; text: string };

type MailBody = {
  title: string;
  intro: string;
  /** `html` is our own, checked at build; everything else is plain text. */
  parts: readonly { heading: string; html: string; link?: Link }[];
  foot: readonly Link[];
  small: readonly string[];
};

// The site's colors, by the reader's scheme. No image, no font and no script is fetched: opening a mail tells us nothing.
const styleOf = ({ light, dark }: SiteColors) => `
:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;background:${light.paper};color:${light.ink};font:17px/1.55 Georgia,serif}
main{max-width:560px;margin:0 auto}
h1{font-size:26px;line-height:1.25}
h2{font-size:19px;margin:28px 0 4px}
p,ul,ol{margin:8px 0}
a{color:${light.accent}}
.button{display:inline-block;padding:12px 20px;border:2px solid ${light.accent};border-radius:10px;font-weight:bold;text-decoration:none}
.small{font-size:14px;color:${light.inkSoft}}
@media (prefers-color-scheme:dark){body{background:${dark.paper};color:${dark.ink}}a{color:${dark.accent}}.button{border-color:${dark.accent}}.small{color:${dark.inkSoft}}}`;

/** The HTML part of a mail: readable in light and dark, wide and narrow, and as bare text. */
export function emailHtml({ title, intro, parts, foot, small }: MailBody, colors: SiteColors): string {
  const lone = parts.length === 1 && foot.length === 0;
  const body = parts.map(({ heading, html, link }) => {
    const head = heading ? `<h2>${escapeHtml(heading)}</h2>` : "";
    const words = html.startsWith("<") && /^<(?:p|ul|ol|h\d|blockquote)\b/.test(html) ? html : `<p>${html}</p>`;
    return head + words + (link ? `<p>${anchor(link, lone ? "button" : "")}</p>` : "");
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${styleOf(colors)}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${intro ? `<p>${escapeHtml(intro)}</p>` : ""}
${body.join("\n")}
<hr>${foot.map((link) => `<p class="small">${anchor(link)}</p>`).join("")}
${small.map((line) => `<p class="small">${escapeHtml(line)}</p>`).join("")}</main></body></html>`;
}

function anchor({ href, text }: Link, className = ""): string {
  return `<a${className ? ` class="${className}"` : ""} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
