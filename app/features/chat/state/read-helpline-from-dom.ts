import type { HelplineToCall } from "#app/domain/content/helpline.ts";

/** The poison line that the foot of the page names, by then the one of the visitor's country; undefined where we know none. */
export function readHelplineFromDom(): HelplineToCall | undefined {
  const place = document.querySelector<HTMLElement>("body > footer [data-line]");
  const link = place?.querySelector("a");
  if (!place || !link) return undefined;
  const said = (part: "name" | "number" | "fee") => place.querySelector(`[data-part=${part}]`)?.textContent ?? "";
  return { name: said("name"), number: said("number"), tel: link.href.replace("tel:", ""), fee: said("fee") };
}
