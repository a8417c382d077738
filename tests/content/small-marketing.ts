import { names } from "./small-texts.ts";

/** Landing page copy of the small site. */
export function marketing() {
  const claims = [
    ["accuracy", "94%"],
    ["response", "under 10s"],
    ["privacy", "100%"],
    ["availability", "24/7"],
  ].map(([id, value]) => ({ id, value, label: id }));
  return {
    claims,
    banner: {
      petsHelped: 1247,
      petsHelpedText: "1247+ pets",
      avgResponseTime: "10s",
      avgResponseText: "average 10s",
      activeSessions: { low: 3, high: 10 },
      activeSessionsText: "right now",
    },
    animals: {
      heading: "All pets",
      tiles: ["dog", "cat", "bird", "rabbit", "hamster", "fish"].map((species) => ({ species, label: species })),
    },
    chat: {
      heading: "Odd?",
      tagline: "Ask",
      trustIndicators: claims.map(({ id }) => id),
      button: "Ask",
      shortcuts: names("sign", 4).map((symptom) => ({ symptom, label: symptom })),
    },
    trust: { heading: "Why", points: names("point", 4) },
  };
}
