import type { SiteColors } from "#app/domain/content/site-colors.ts";
import type { Site } from "../schemas.ts";

const MARK = /:site\[([^\]]*)\]/g;

/** Writes the name and the contact lines of content/site.yaml where a page asks for them, front matter included. */
export function fillSiteTexts(text: string, site: Partial<Site>, report: (line: number, says: string) => void): string {
  return text.replace(MARK, (mark, field: string, offset: number) => {
    const written = site[field as keyof Site];
    if (written === undefined) {
      report(text.slice(0, offset).split("\n").length, `content/site.yaml has no "${field}"; use one of ${Object.keys(site).join(", ")}`);
    }
    return written ?? mark;
  });
}

/** The web app manifest: how the site calls itself and looks on a home screen. */
export function manifestOf({ name, tagline, description }: Site, { light }: SiteColors): object {
  const picture = (src: string, sizes: string, type: string) => ({ src, sizes, type });
  const large = picture("/icons/icon-512.png", "512x512", "image/png");
  return {
    name: `${name}: ${tagline}`,
    short_name: name,
    description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: light.paper,
    theme_color: light.surface,
    icons: [
      picture("/favicon.svg", "any", "image/svg+xml"),
      picture("/icons/icon-192.png", "192x192", "image/png"),
      large,
      { ...large, purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Emergency: what to do now", short_name: "Emergency", url: "/emergency" },
      { name: "Is it poisonous?", short_name: "Poison", url: "/poisons" },
      { name: "Ask about your pet", short_name: "Ask", url: "/ask" },
      { name: "Your pets' diary", short_name: "Diary", url: "/my-pets" },
    ],
  };
}
