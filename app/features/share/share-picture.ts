import { saveFile } from "#app/browser/save-file.ts";
import { wrap } from "#app/browser/wrap-text.ts";

const [WIDTH, HEIGHT] = [1080, 1080];
const MARGIN = 84;
/** Whatever this device shows, others see the light colors. */
const [INK, SOFT, PAPER, ACCENT] = ["#251a21", "#55484d", "#faf6f0", "#5b2a5f"];
const TONES: Record<string, string> = { emergency: "#8f0f1c", urgent: "#8a4a00", routine: "#174f8c" };
const NAME = "pet-answer.png";

type Line = { text: string; size: number; weight: number; color: string; gap: number };

/**
 * Draws the answer of this page as a square picture and shares it, or saves it where nothing can be shared.
 * @returns what to tell the visitor; nothing when the device has told it
 */
export async function sharePicture(): Promise<string> {
  const picture = await draw(readPage());
  const file = new File([picture], NAME, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: document.title });
    return "";
  }
  saveFile(NAME, picture.type, picture);
  return "The picture is in your downloads.";
}

type Shown = { question: string; answer: string; tone: string; site: string };

/** The question and the first words of its answer, as they stand on the page. */
function readPage(): Shown {
  const words = (selector: string) => document.querySelector(`main ${selector}`)?.textContent?.trim() ?? "";
  const level = document.querySelector<HTMLElement>("main [data-care]")?.dataset.care ?? "";
  return { question: words("h1"), answer: words("[data-lead]"), tone: TONES[level] ?? ACCENT, site: location.host };
}

async function draw({ question, answer, tone, site }: Shown): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = tone;
  context.fillRect(0, 0, WIDTH, 28);
  context.textBaseline = "top";
  let y = MARGIN + 28;
  const most = HEIGHT - MARGIN - 120;
  const lines: Line[] = [
    { text: question, size: 68, weight: 700, color: INK, gap: 44 },
    { text: answer, size: 46, weight: 400, color: INK, gap: 0 },
  ];
  for (const line of lines) y = write(context, line, y, most);
  write(context, { text: "A vet must look when you are worried.", size: 32, weight: 400, color: SOFT, gap: 8 }, HEIGHT - 172, HEIGHT);
  write(context, { text: site, size: 36, weight: 700, color: ACCENT, gap: 0 }, HEIGHT - 120, HEIGHT);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Writes a paragraph down to where it must end; what does not fit ends in "...". @returns where the next one begins */
function write(context: CanvasRenderingContext2D, { text, size, weight, color, gap }: Line, top: number, most: number): number {
  context.font = `${weight} ${size}px Figtree, system-ui, sans-serif`;
  context.fillStyle = color;
  const height = size * 1.35;
  const room = Math.max(1, Math.floor((most - top) / height));
  const lines = wrap(text, (words) => context.measureText(words).width, WIDTH - 2 * MARGIN);
  const shown = lines.slice(0, room);
  if (lines.length > room) shown[room - 1] = `${shown[room - 1]?.replace(/\W*\w+$/, "")} ...`;
  for (const [index, line] of shown.entries()) context.fillText(line, MARGIN, top + index * height);
  return top + shown.length * height + gap;
}
