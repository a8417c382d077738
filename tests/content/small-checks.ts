import { stringify } from "yaml";
import { sentence, sentences } from "./small-texts.ts";

const figure = (value: number | [number, number], unit: string) => ({
  value,
  unit,
  species: ["dog"],
  note: "A number for the checks",
  source: "manual",
  checked: "2026-11-20",
});

/** The figures that the small site's checks are drawn at. */
export const quickCheckFigures = {
  "count-time": figure(30, "seconds"),
  "count-factor": figure(2, "times"),
  "breaths-usual": figure([10, 30], "breaths per minute"),
  "choc-step": figure(20, "mg per kg of body weight"),
};

/** The smallest files behind the pages to work with. */
export function quickCheckFiles(): Record<string, string> {
  const sources = ["manual"];
  return {
    "content/quick-checks.yaml": stringify([
      {
        id: "poisons",
        title: "Is it poison?",
        headTitle: "Poison finder",
        description: "Look up what your pet got into, and see what to do.",
        summary: "What your pet got into",
        keywords: ["poison", "dog", "cat"],
        label: "Food and plants",
        related: ["dog-sick", "cat-sick"],
        reviewed: "2026-11-20",
      },
    ]),
    "content/chocolate-sum.yaml": stringify({
      steps: [{ from: "choc-step", says: sentence("choc step") }],
      little: sentence("choc little"),
      call: sentence("choc call"),
      watch: sentence("choc watch"),
      sources,
    }),
    "content/clocks.yaml": stringify([
      { id: "dog-eat", species: ["dog"], what: "eat", urgent: "one-limit", now: sentence("clock now"), sources },
    ]),
    "content/breathing.yaml": stringify({
      count: { time: "count-time", factor: "count-factor" },
      steps: sentences("breath steps", 3),
      signs: sentences("breath signs", 3),
      panting: { wait: sentence("panting wait"), danger: sentence("panting danger"), openMouth: sentence("open mouth") },
      rates: [
        {
          id: "dog",
          species: ["dog"],
          state: "asleep",
          usual: "breaths-usual",
          slow: "breaths-usual",
          urgent: "breaths-usual",
          emergency: "breaths-usual",
          sources,
        },
      ],
      uncounted: [{ species: ["fish"], says: sentence("uncounted fish") }],
      gumSteps: sentences("gum steps", 3),
      gums: ["pink", "blue", "white"].map((id) => ({ id, name: `The ${id} one`, level: "urgent", says: sentence(`gum ${id}`) })),
      sources,
    }),
  };
}
