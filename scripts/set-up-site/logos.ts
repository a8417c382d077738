import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

const HEIGHT = 64;
const WIDTH = 4 * HEIGHT;

/** The files of public/ that show the name or the mark of the site, by path. */
export async function logoFiles(name: string, icon: string, accent: string): Promise<Map<string, string | Uint8Array>> {
  const png = (width: number) => new Resvg(icon, { fitTo: { mode: "width", value: width } }).render().asPng();
  return new Map<string, string | Uint8Array>([
    ["images/logo-icon.svg", icon],
    ["favicon.svg", icon],
    ["images/logo.svg", await wordmark(name, icon, accent)],
    ["images/logo-white.svg", await wordmark(name, icon, "#ffffff")],
    ["icons/icon-192.png", png(192)],
    ["icons/icon-512.png", png(512)],
    ["apple-touch-icon.png", png(180)],
    ["favicon.ico", icoOf([16, 32, 48].map((width) => ({ width, png: png(width) })))],
  ]);
}

/** An .ico file is a header of 6 bytes, an entry of 16 bytes per image, then the images, here as PNG. */
function icoOf(images: readonly { width: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(images.length, 4);
  let at = header.length;
  for (const [index, { width, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(width, entry);
    header.writeUInt8(width, entry + 1); // height
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits a pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The mark and the name side by side, four times as wide as high; a long name is written smaller. Letters become outlines. */
async function wordmark(name: string, icon: string, color: string): Promise<string> {
  const font = readFileSync(
    createRequire(import.meta.url).resolve("@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff"),
  );
  const fontSize = Math.min(46, Math.floor((WIDTH - HEIGHT - 12) / (0.56 * name.length)));
  const src = `data:image/svg+xml;base64,${Buffer.from(icon).toString("base64")}`;
  const children = [
    { type: "img", props: { src, width: HEIGHT, height: HEIGHT, style: {} } },
    { type: "div", props: { style: { fontSize, color, fontWeight: 700 }, children: name } },
  ];
  const row = { type: "div", props: { style: { display: "flex", alignItems: "center", gap: 10, width: WIDTH, height: HEIGHT }, children } };
  return satori(row as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: [{ name: "Atkinson", weight: 700, style: "normal", data: font }],
  });
}
