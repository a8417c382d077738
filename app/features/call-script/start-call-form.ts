import { callScript } from "#app/domain/chat/handover/call-script.ts";
import type { HandoverFacts } from "#app/domain/chat/handover/handover.ts";
import { ICON_PATHS } from "#app/ui/icons/icon-paths.ts";

const PAUSE_MS = 400;

let started = false;

/** Brings the call form of the page to life: it writes the script while the visitor types, and copies, shares or prints it. */
export function connectCallForm(): void {
  const form = document.querySelector<HTMLElement>("[data-call]");
  if (!form || started) return;
  started = true;
  form.querySelector("details")?.appendChild(linesToRead());
  let pause: ReturnType<typeof setTimeout> | undefined;
  // A reader that speaks should hear finished lines, not every letter.
  form.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => write(form), PAUSE_MS);
  });
  form.addEventListener("click", ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>("[data-call-do]")?.dataset.callDo;
    if (pressed) void act(pressed, form);
  });
  // Typed before this script was there.
  if (Object.keys(factsIn(form)).some((name) => name !== "species")) write(form);
}

/** The look of a quiet button. The component would bring React to a page that does without. */
const BUTTON =
  "rounded-control border-edge bg-surface text-accent hover:bg-accent-soft inline-flex min-h-11 cursor-pointer items-center gap-2 border-2 px-5 py-2 font-semibold";

const SVG = "http://www.w3.org/2000/svg";
const BUTTONS = { copy: "Copy", share: "Share", print: "Print" } as const;

/** The place for the lines and the buttons to use them. It is useless before something is typed, so the page does not contain it. */
function linesToRead(): HTMLElement {
  const lines = Object.assign(document.createElement("div"), { className: "border-line border-t py-3 print:border-0", hidden: true });
  lines.dataset.callLines = "";
  const heading = Object.assign(document.createElement("h3"), { textContent: "Read this out" });
  const list = Object.assign(document.createElement("ul"), { className: "mt-1 grid gap-1.5 wrap-anywhere", ariaLive: "polite" });
  const row = Object.assign(document.createElement("p"), { className: "mt-3 flex flex-wrap items-center gap-2 print:hidden" });
  const said = document.createElement("span");
  said.role = "status";
  said.dataset.callSaid = "";
  const names = (Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]).filter((name) => name !== "share" || "share" in navigator);
  row.replaceChildren(...names.map(buttonFor), said);
  lines.replaceChildren(heading, list, row);
  return lines;
}

function buttonFor(name: keyof typeof BUTTONS): HTMLElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className: BUTTON });
  button.dataset.callDo = name;
  const icon = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ class: "icon", viewBox: "0 0 24 24", width: "24", height: "24", "aria-hidden": "true" }))
    icon.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICON_PATHS[name]);
  icon.appendChild(path);
  button.replaceChildren(icon, Object.assign(document.createElement("span"), { textContent: BUTTONS[name] }));
  return button;
}

function factsIn(form: HTMLElement): HandoverFacts {
  const fields = [...form.querySelectorAll("input")].filter(({ value }) => value.trim() !== "");
  const { signs, ...facts } = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
  return { ...facts, ...(signs && { signs: [signs] }) };
}

function write(form: HTMLElement): void {
  const lines = form.querySelector<HTMLElement>("[data-call-lines]");
  const list = lines?.querySelector("ul");
  if (!lines || !list) return;
  lines.hidden = false;
  const items = callScript(factsIn(form)).map((line) => {
    const item = document.createElement("li");
    item.textContent = line;
    return item;
  });
  list.replaceChildren(...items);
}

async function act(pressed: string, form: HTMLElement): Promise<void> {
  const text = callScript(factsIn(form)).join("\n");
  if (pressed === "print") return printScript();
  const done = pressed === "copy" ? navigator.clipboard.writeText(text).then(() => "Copied.") : navigator.share({ text }).then(() => "");
  // A share that is called off is no failure.
  const says = await done.catch(() => (pressed === "copy" ? "Copying is not allowed here. Select the lines and copy them." : ""));
  const said = form.querySelector("[data-call-said]");
  if (said) said.textContent = says;
}

/** Prints the script without the rest of the page: css/call-script.css reads the mark. */
function printScript(): void {
  const page = document.documentElement;
  page.dataset.print = "call";
  addEventListener("afterprint", () => delete page.dataset.print, { once: true });
  print();
}
