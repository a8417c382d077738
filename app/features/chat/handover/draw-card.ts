import { wrap } from "#app/browser/wrap-text.ts";
import { clockTime } from "./clock-time.ts";
import { type Handover, LEVEL_WORDS } from "./handover-card.tsx";

const WIDTH = 720;
const MARGIN = 48;
const LINE_HEIGHT = 1.4;
/** A picture is sent to others, so it has the light colors, whatever this device shows. */
const INK = "#251a21";
const SOFT = "#55484d";
const PAPER = "#faf6f0";
const ACCENT = "#5b2a5f";
const RED = "#8f0f1c";

type Style = { size: number; weight: number; color: string; gap: number };

const TITLE: Style = { size: 44, weight: 700, color: INK, gap: 8 };
const LEVEL: Style = { size: 28, weight: 700, color: RED, gap: 20 };
const REASON: Style = { size: 32, weight: 400, color: INK, gap: 24 };
const LABEL: Style = { size: 24, weight: 400, color: SOFT, gap: 0 };
const TEXT: Style = { size: 28, weight: 600, color: INK, gap: 14 };

type Row = { text: string; style: Style };

/** What the card says, from top to bottom. */
function rowsOf({ label, level, reason, timeline, lines, asks }: Handover): Row[] {
  const words = level && LEVEL_WORDS[level];
  return [
    { text: label, style: TITLE },
    ...(words ? [{ text: words, style: LEVEL }] : []),
    ...(reason ? [{ text: reason, style: REASON }] : []),
    ...timeline.map(({ at, says }) => ({ text: `${clockTime(at)}  ${says}`, style: TEXT })),
    ...lines.flatMap((line) => [
      { text: line.label, style: LABEL },
      { text: line.text, style: TEXT },
    ]),
    ...(asks.length > 0 ? [{ text: `They may ask: ${asks.join(", ")}.`, style: LABEL }] : []),
  ];
}

const FACE = 128;

/**
 * Draws the card as a picture, on this device.
 * @param face the drawing of the animal, as rendered on the page
 */
export async function drawCard(handover: Handover, face: SVGElement | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const placed: { text: string; style: Style; y: number }[] = [];
  let y = MARGIN;
  for (const { text, style } of rowsOf(handover)) {
    context.font = fontOf(style);
    const most = WIDTH - 2 * MARGIN - (face && y < MARGIN + FACE ? FACE : 0);
    for (const line of wrap(text, (words) => context.measureText(words).width, most)) {
      placed.push({ text: line, style, y });
      y += style.size * LINE_HEIGHT;
    }
    y += style.gap;
  }
  canvas.width = WIDTH;
  canvas.height = Math.ceil(y + MARGIN);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.strokeStyle = ACCENT;
  context.lineWidth = 8;
  context.strokeRect(4, 4, canvas.width - 8, canvas.height - 8);
  context.textBaseline = "top";
  for (const { text, style, y: top } of placed) {
    context.font = fontOf(style);
    context.fillStyle = style.color;
    context.fillText(text, MARGIN, top);
  }
  if (face) await drawFace(context, face);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** The face in the upper right corner, on a disc of its own, because a dark theme draws it light. */
async function drawFace(context: CanvasRenderingContext2D, face: SVGElement): Promise<void> {
  const styles = getComputedStyle(document.documentElement);
  const [x, y] = [WIDTH - MARGIN - FACE, MARGIN - 16];
  context.fillStyle = styles.getPropertyValue("--color-accent-soft");
  context.beginPath();
  context.arc(x + FACE / 2, y + FACE / 2, FACE / 2, 0, 2 * Math.PI);
  context.fill();
  // An image knows no custom properties of the page.
  const drawing = face.outerHTML
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  context.drawImage(image, x + FACE * 0.1, y + FACE * 0.1, FACE * 0.8, FACE * 0.8);
}

function fontOf({ size, weight }: Style): string {
  return `${weight} ${size}px system-ui, sans-serif`;
}
