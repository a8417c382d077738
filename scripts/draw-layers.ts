// Draws docs/rooms.svg: the rooms of app/ and who imports whom, as the code has it. `npx node scripts/draw-layers.ts [--check]`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const PICTURE = "docs/rooms.svg";

const ENTRIES = "entries";

/** Column and row of each box. A room that is new to the picture needs a place here. */
const PLACES: Record<string, [column: 0 | 1 | 2, row: number]> = {
  [ENTRIES]: [1, 0],
  routes: [0, 1],
  platform: [2, 1],
  features: [0, 2],
  library: [2, 2],
  ui: [0, 3],
  domain: [1, 3],
};

const WIDTH = 880;
const BOX = { width: 232, height: 76, left: 24, top: 24, stepX: 300, stepY: 132 };

type Arrow = { from: string; to: string };
type Side = "top" | "bottom" | "left" | "right";
type Point = { x: number; y: number };

type Cruise = { modules: { source: string; dependencies: { resolved: string }[] }[] };

/** What dependency-cruiser knows of app/, without its tests. */
function cruise(): Cruise {
  const command = join(ROOT, "node_modules/.bin/depcruise");
  const args = ["--config", "tests/dependency-cruiser.cjs", "--exclude", "\\.test\\.tsx?$", "--output-type", "json", "app"];
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 });
  if (!stdout) throw new Error(`dependency-cruiser gave no answer: ${error?.message ?? stderr}`);
  return JSON.parse(stdout);
}

/** The room of a source file; `entries` for what lies in app/ itself. */
function roomOf(file: string): string | undefined {
  const [top, room, inside] = file.split("/");
  if (top !== "app" || !room) return undefined;
  return inside ? room : ENTRIES;
}

/** Every pair of rooms of which one imports the other, in alphabetical order. */
function arrowsOf({ modules }: Cruise): Arrow[] {
  const pairs = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [roomOf(source), roomOf(resolved)] as const),
  );
  const known = new Map<string, Arrow>();
  for (const [from, to] of pairs) if (from && to && from !== to) known.set(`${from} ${to}`, { from, to });
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, arrow]) => arrow);
}

/** A room in one line: the first sentence of its README. */
function captionOf(room: string): string {
  if (room === ENTRIES) return "root.tsx, entry.*";
  const path = join(ROOT, "app", room, "README.md");
  const line = existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .find((text) => text && !text.startsWith("#"))
    : undefined;
  return line?.split(". ")[0]?.replace(/\.$/, "") ?? "";
}

function placeOf(room: string): { x: number; y: number; column: number } {
  const place = PLACES[room];
  if (!place) throw new Error(`scripts/draw-layers.ts has no place for the room "${room}"; add it to PLACES`);
  const [column, row] = place;
  return { x: BOX.left + column * BOX.stepX, y: BOX.top + row * BOX.stepY, column };
}

/** Where an arrow leaves and arrives: side columns by the side that faces the other box, the middle one above and below. */
function sidesOf({ from, to }: Arrow): [Side, Side] {
  const [a, b] = [placeOf(from).column, placeOf(to).column];
  if (a === b) return placeOf(from).y < placeOf(to).y ? ["bottom", "top"] : ["top", "bottom"];
  const facing = (own: number, other: number): Side => (own < other ? "right" : "left");
  return [a === 1 ? "bottom" : facing(a, b), b === 1 ? "top" : facing(b, a)];
}

/** The points at which arrows touch a box, spread along each side so that no two meet. */
function portsOf(arrows: readonly Arrow[]): (room: string, arrow: Arrow) => Point {
  const bySide = new Map<string, { arrow: Arrow; order: number }[]>();
  for (const arrow of arrows) {
    const sides = sidesOf(arrow);
    for (const [room, other, side] of [
      [arrow.from, arrow.to, sides[0]],
      [arrow.to, arrow.from, sides[1]],
    ] as const) {
      const [here, there] = [placeOf(room), placeOf(other)];
      const dx = there.x - here.x;
      const dy = there.y - here.y;
      const order = side === "top" || side === "bottom" ? dx / Math.abs(dy) : dy;
      bySide.set(`${room} ${side}`, [...(bySide.get(`${room} ${side}`) ?? []), { arrow, order }]);
    }
  }
  return (room, arrow) => {
    const side = arrow.from === room ? sidesOf(arrow)[0] : sidesOf(arrow)[1];
    const all = (bySide.get(`${room} ${side}`) ?? []).toSorted((one, other) => one.order - other.order);
    const share = (all.findIndex((entry) => entry.arrow === arrow) + 1) / (all.length + 1);
    const { x, y } = placeOf(room);
    if (side === "top" || side === "bottom") return { x: x + BOX.width * share, y: side === "top" ? y : y + BOX.height };
    return { x: side === "left" ? x : x + BOX.width, y: y + BOX.height * share };
  };
}

const OUT: Record<Side, Point> = { top: { x: 0, y: -1 }, bottom: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } };

function curve(arrow: Arrow, port: (room: string, arrow: Arrow) => Point): string {
  const [start, end] = [port(arrow.from, arrow), port(arrow.to, arrow)];
  const reach = Math.max(24, Math.hypot(end.x - start.x, end.y - start.y) * 0.4);
  const [leave, arrive] = sidesOf(arrow).map((side) => OUT[side]) as [Point, Point];
  const round = (value: number) => Math.round(value);
  const bend = (point: Point, way: Point) => `${round(point.x + way.x * reach)} ${round(point.y + way.y * reach)}`;
  return `M${round(start.x)} ${round(start.y)}C${bend(start, leave)} ${bend(end, arrive)} ${round(end.x)} ${round(end.y)}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const LOOK = `
    text { font: 400 13px system-ui, sans-serif; fill: #55484d; text-anchor: middle }
    .name { font: 600 18px system-ui, sans-serif; fill: #251a21 }
    .paper { fill: #faf6f0 }
    .room { fill: #fffdfa; stroke: #5b2a5f; stroke-width: 2 }
    .arrow { fill: none; stroke: #857868; stroke-width: 2; marker-end: url(#tip) }
    .tip { fill: #857868 }
    @media (prefers-color-scheme: dark) {
      text { fill: #cbbfbd } .name { fill: #f4ede8 } .paper { fill: #181315 } .room { fill: #221b1e; stroke: #dfb6e5 }
    }`;

/** The whole picture, the same for the same arrows and captions. */
function draw(arrows: readonly Arrow[]): string {
  const rooms = Object.keys(PLACES);
  const height = Math.max(...rooms.map((room) => placeOf(room).y)) + BOX.height + BOX.top;
  const port = portsOf(arrows);
  const words = rooms.map((room) => [room, arrows.filter(({ from }) => from === room).map(({ to }) => to)] as const);
  const said = words.map(([room, others]) => `${room} imports ${others.join(", ") || "no other room"}`).join("; ");
  const boxes = rooms.map((room) => {
    const { x, y } = placeOf(room);
    const middle = x + BOX.width / 2;
    return `  <rect class="room" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="12"/>
  <text class="name" x="${middle}" y="${y + 33}">${room}</text>
  <text x="${middle}" y="${y + 55}">${escaped(captionOf(room))}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title words">
  <title id="title">The rooms of app/ and who imports whom</title>
  <desc id="words">${said}.</desc>
  <style>${LOOK}
  </style>
  <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker>
  <rect class="paper" width="${WIDTH}" height="${height}" rx="16"/>
${arrows.map((arrow) => `  <path class="arrow" d="${curve(arrow, port)}"/>`).join("\n")}
${boxes.join("\n")}
</svg>
`;
}

/** Is docs/rooms.svg what the code says now? */
export function pictureIsFresh(): boolean {
  const path = join(ROOT, PICTURE);
  return existsSync(path) && readFileSync(path, "utf8") === draw(arrowsOf(cruise()));
}

if (import.meta.main) {
  if (!process.argv.includes("--check")) {
    writeFileSync(join(ROOT, PICTURE), draw(arrowsOf(cruise())));
    console.info(`${PICTURE} is drawn.`);
  } else if (!pictureIsFresh()) {
    console.error(`${PICTURE} is stale; run: npx node scripts/draw-layers.ts`);
    process.exitCode = 1;
  }
}
