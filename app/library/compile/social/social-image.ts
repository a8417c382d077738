import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { ColorScheme } from "#app/domain/content/site-colors.ts";
import { SOCIAL_IMAGE_HEIGHT_PX, SOCIAL_IMAGE_WIDTH_PX } from "#app/domain/limits.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { publicFile } from "../files/public-file.ts";

/** What a page's picture says when the page is shared. */
export type SocialCard = { title: string; label: string; urgency?: CardLevel; siteName: string; tagline: string; colors: ColorScheme };

const WIDTH = SOCIAL_IMAGE_WIDTH_PX;
const HEIGHT = SOCIAL_IMAGE_HEIGHT_PX;

const LONG_TITLE = 60;

type Box = {
  type: string;
  props: { style: Record<string, string | number>; children?: (Box | string)[] | string; src?: string; width?: number; height?: number };
};

/** Draws the picture of a page, 1200 by 630, as PNG. */
export async function drawSocialImage(card: SocialCard, root: string): Promise<Uint8Array> {
  const svg = await satori(layout(card, logo(root)) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: "Atkinson", weight: 400, style: "normal", data: font(400) },
      { name: "Atkinson", weight: 700, style: "normal", data: font(700) },
    ],
  });
  // Text is already outlines: no font of the machine is needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function layout({ title, label, urgency, siteName, tagline, colors }: SocialCard, mark: string): Box {
  const tone = urgency ? colors[urgency] : colors.accent;
  const brand = row({ gap: 20 }, [
    { type: "img", props: { src: mark, width: 64, height: 64, style: {} } },
    text({ fontSize: 36, fontWeight: 700, color: colors.accent }, siteName),
  ]);
  const badge = text(
    { alignSelf: "flex-start", padding: "12px 28px", borderRadius: 40, background: tone, color: "#ffffff", fontSize: 32, fontWeight: 700 },
    label,
  );
  const heading = text({ fontSize: title.length > LONG_TITLE ? 60 : 72, fontWeight: 700, lineHeight: 1.15, color: colors.ink }, title);
  const foot = text({ fontSize: 30, color: colors.inkSoft }, tagline);
  return {
    type: "div",
    props: {
      style: { display: "flex", width: WIDTH, height: HEIGHT, background: colors.paper, fontFamily: "Atkinson" },
      children: [
        { type: "div", props: { style: { width: 28, height: HEIGHT, background: tone } } },
        {
          type: "div",
          props: {
            style: {
              display: "flex",
              flexDirection: "column",
              justifyContent: "space-between",
              flexGrow: 1,
              width: WIDTH - 28,
              padding: "56px 72px",
            },
            children: [
              brand,
              { type: "div", props: { style: { display: "flex", flexDirection: "column", gap: 32 }, children: [badge, heading] } },
              foot,
            ],
          },
        },
      ],
    },
  };
}

function row(style: Record<string, string | number>, children: Box[]): Box {
  return { type: "div", props: { style: { display: "flex", alignItems: "center", ...style }, children } };
}

function text(style: Record<string, string | number>, words: string): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children: words } };
}

const require = createRequire(import.meta.url);

function font(weight: 400 | 700): Buffer {
  return readFileSync(require.resolve(`@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`));
}

function logo(root: string): string {
  return `data:image/svg+xml;base64,${readFileSync(publicFile(root, "images/logo-icon.svg")).toString("base64")}`;
}
