import { readModelSettings } from "#app/assistant/llm/model-settings.ts";
import { PRESETS, type Preset, type PresetName } from "#app/assistant/llm/presets.ts";
import { TAKEN } from "#tests/fakes/preset-strictness.ts";
import { FAULTS, type Fault, MESSAGES } from "./fault-list.ts";
import { type Played, playFault, type Seen, settingsOf } from "./play-fault.ts";

export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** How one fault went with each preset that can do it. */
export type FaultPlayed = { group: string; fault: Fault; by: ReadonlyMap<PresetName, Played> };

export async function playAll(presets: readonly PresetName[] = PRESET_NAMES): Promise<FaultPlayed[]> {
  const all: FaultPlayed[] = [];
  for (const [group, faults] of Object.entries(FAULTS))
    for (const fault of faults) {
      const by = new Map<PresetName, Played>();
      for (const preset of presets) {
        const played = await playFault(fault, preset);
        if (played) by.set(preset, played);
      }
      all.push({ group, fault, by });
    }
  return all;
}

/** Whole seconds; a second try comes after less than one. */
const timeOf = ({ at }: Seen) => (at < 1 ? "" : `after ${Math.floor(at)} s `);

const NAMES: Record<Seen["what"], (text: string) => string> = {
  card: (text) => (text.startsWith("the ") ? text : `card (${text})`),
  check: () => "the check",
  "our words": (text) => (text.includes("(shortened)") ? "“(shortened)”" : text.startsWith("…") ? "“… broke off here”" : "our first words"),
  model: (text) => `“${text.trim()}”`,
  "own answer": () => "our own answer",
  end: (text) => (text === "done" ? "" : "the apology"),
};

/** What a visitor saw, in its order; the words of the crisis card are ours, as its card is. */
function seenIn({ seen }: Played): string {
  const hasCrisis = seen.some(({ what, text }) => what === "card" && text.startsWith("the "));
  const told = seen.map((one) => {
    const name = hasCrisis && one.what === "our words" ? "its numbers" : NAMES[one.what](one.text);
    return name && `${timeOf(one)}${name}`;
  });
  return told.filter(Boolean).join(", ");
}

const loggedIn = ({ codes }: Played): string => codes.map((code) => `\`${code}\``).join(", ");

/** Presets with which it went alike stand in one row. */
function rowsOf({ fault, by }: FaultPlayed): string[] {
  const alike = new Map<string, PresetName[]>();
  for (const [preset, played] of by) {
    const cells = `${seenIn(played)} | ${played.requests} | ${loggedIn(played)}`;
    alike.set(cells, [...(alike.get(cells) ?? []), preset]);
  }
  return [...alike].map(([cells, presets], at) => `| ${at === 0 ? fault.does : ""} | ${namesOf(presets)} | ${cells} |`);
}

function namesOf(presets: readonly PresetName[]): string {
  const others = PRESET_NAMES.filter((name) => !presets.includes(name));
  if (others.length === 0) return "all";
  return presets.length > others.length ? `all but ${others.join(", ")}` : presets.join(", ");
}

function faultTables(all: readonly FaultPlayed[]): string {
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups
    .map((group) => {
      const rows = all.filter((one) => one.group === group).flatMap(rowsOf);
      return [`## ${headingOf(group)}`, "", "| | preset | the visitor sees | asked | log |", "|---|---|---|---|---|", ...rows].join("\n");
    })
    .join("\n\n");
}

const headingOf = (group: string) => group.charAt(0).toUpperCase() + group.slice(1);

/** What is sent for each preset besides the messages, and what its fake takes. */
function fieldTable(): string {
  const rows = PRESET_NAMES.map((preset) => {
    const { needsKey, keyHeader }: Preset = PRESETS[preset];
    const [config] = readModelSettings(settingsOf(preset, { run: async () => undefined })).models;
    const sent = Object.entries(config?.fields ?? {}).map(([name, value]) => `\`${name}\` ${wordsOf(value)}`);
    const refused = ["temperature", "stream_options", "max_tokens"].filter((name) => !TAKEN[preset].includes(name));
    const key = !needsKey ? "none" : keyHeader ? `\`${keyHeader}\`` : "`Authorization`";
    return `| \`${preset}\` | ${key} | ${sent.join(", ")} | ${refused.map((name) => `\`${name}\``).join(", ") || "–"} |`;
  });
  return ["| preset | key in | sent | refused, of what others take |", "|---|---|---|---|", ...rows].join("\n");
}

const wordsOf = (value: unknown) => (typeof value === "object" ? `\`${JSON.stringify(value)}\`` : String(value));

export function faultPage(all: readonly FaultPlayed[]): string {
  const asked = Object.entries(MESSAGES).map(([name, message]) => `- ${name}: “${message}”`);
  return `# What a visitor sees when a model fails

Written by \`npm run model:faults -- --write\`; a test plays all of it and fails where this page differs. \`npm run model:faults\` prints each with all its words.

Fakes of the providers do these things to our own content and code, from the settings of each preset to the events that the page gets; only the clock is turned by hand. “Our first words” are sentences of \`content/assistant/safety.yaml\`, which the server says before the model is asked; “our own answer” is that of the guide assistant. Where no seconds stand it came within one. “Asked”: how many requests the provider got. A preset that stands in no row of a fault has a server that cannot do it. The codes are explained in [operations.md](operations.md#logs).

${asked.join("\n")}

${faultTables(all)}

## What each fake refuses

Every request above is held to what the maker of its server refuses, in its own words (\`tests/fakes/preset-strictness.ts\`): fields that it does not take, a key that is missing or in the wrong header, another address, values out of range, no limit of tokens or two of them, turns that do not alternate, a last turn that is not the user's, empty turns. Some real servers are more patient. A request that is refused would show in the tables as \`upstream_400\`, \`upstream_401\` or \`upstream_422\`.

${fieldTable()}
`;
}
