import type { SiteColors } from "#app/domain/content/site-colors.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";
import { emailHtml } from "./email-html.ts";
import { escapeHtml, type Issue } from "./newsletter-issue.ts";

/** A mail that is ready to leave, to one person. */
export type EmailMessage = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** Who writes. `siteUrl` without a slash at its end. */
export type Sender = { siteName: string; siteUrl: string; contactEmail: string; postalAddress: string; colors: SiteColors };

type Envelope = { id: string; to: string };

/** The weekly issue for one person, with the links and headers by which a list may be left (RFC 2369, RFC 8058). */
export function issueMessage({ id, to }: Envelope, issue: Issue, unsubscribeToken: string, sender: Sender): EmailMessage {
  const unsubscribe = `${sender.siteUrl}/unsubscribe?token=${unsubscribeToken}`;
  const onTheWeb = `${sender.siteUrl}/newsletter/${issue.week}`;
  const parts = issue.parts.map(({ heading, html, link }) => ({
    heading,
    html: withAbsoluteLinks(html, sender.siteUrl),
    link: link && { href: sender.siteUrl + link.path, text: link.title },
  }));
  const foot = [
    { href: onTheWeb, text: "Read this on the web" },
    { href: unsubscribe, text: "Unsubscribe" },
    { href: `${sender.siteUrl}/my-data`, text: "See or erase what we keep about you" },
  ];
  const why = `You get this because you asked ${sender.siteName} for weekly pet health tips and confirmed your address. It is general information, not veterinary advice. If your pet seems ill, call a vet.`;
  return {
    id,
    to,
    subject: oneLine(issue.subject),
    html: emailHtml({ title: issue.subject, intro: issue.intro, parts, foot, small: [why, addressLine(sender)] }, sender.colors),
    text: textOf(issue.subject, issue.intro, parts, foot, [why, addressLine(sender)]),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `<weekly.${new URL(sender.siteUrl).hostname}>`,
      Precedence: "bulk",
    },
  };
}

/** The mail that asks whether an address wants the weekly issue. */
export function confirmMessage(envelope: Envelope, token: string, sender: Sender): EmailMessage {
  return letter(envelope, sender, {
    subject: `Please confirm: weekly tips from ${sender.siteName}`,
    says: `Somebody, we hope you, asked ${sender.siteName} to send weekly pet health tips to this address.`,
    link: { href: `${sender.siteUrl}/confirm?token=${token}`, text: "Confirm my address" },
    small: "If it was not you, do nothing: without your confirmation nothing more is sent, and the address is erased after seven days.",
  });
}

/** The mail with the link to what is kept about an address. */
export function myDataMessage(envelope: Envelope, token: string, sender: Sender): EmailMessage {
  return letter(envelope, sender, {
    subject: `What ${sender.siteName} keeps about you`,
    says: "Behind this link you can see what is kept about this address, and erase it. It works for one day.",
    link: { href: `${sender.siteUrl}/my-data?token=${token}`, text: "See or erase my data" },
    small: "If you did not ask for this, do nothing: nothing has been changed.",
  });
}

type Letter = { subject: string; says: string; link: { href: string; text: string }; small: string };

function letter({ id, to }: Envelope, sender: Sender, { subject, says, link, small }: Letter): EmailMessage {
  const parts = [{ heading: "", html: escapeHtml(says), link }];
  const last = [small, addressLine(sender)];
  return {
    id,
    to,
    subject: oneLine(subject),
    html: emailHtml({ title: subject, intro: "", parts, foot: [], small: last }, sender.colors),
    text: textOf(subject, "", parts, [], last),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

type Link = { href: string; text: string };

function textOf(
  title: string,
  intro: string,
  parts: readonly { heading: string; html: string; link?: Link }[],
  foot: readonly Link[],
  small: readonly string[],
): string {
  const lines = [title, "", ...(intro ? [intro, ""] : [])];
  for (const { heading, html, link } of parts) {
    if (heading) lines.push(heading.toUpperCase());
    for (const block of withVisibleLinks(html).split(/(?<=<\/(?:p|li|h\d|ul|ol)>)/)) if (htmlToText(block)) lines.push(htmlToText(block));
    if (link) lines.push(`${link.text}: ${link.href}`);
    lines.push("");
  }
  lines.push("--", ...foot.map(({ href, text }) => `${text}: ${href}`), ...small);
  return `${lines.join("\n")}\n`;
}

function addressLine({ siteName, contactEmail, postalAddress }: Sender): string {
  return `${siteName} · ${postalAddress} · ${contactEmail}`;
}

function withAbsoluteLinks(html: string, siteUrl: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}

/** In bare text a link is its address. */
function withVisibleLinks(html: string): string {
  return html.replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, "$2 ($1)");
}

/** A header value contains no line break, wherever its words come from. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
