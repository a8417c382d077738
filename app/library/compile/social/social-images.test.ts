import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageCard } from "#app/domain/content/page.ts";
import { SITE_ROUTES } from "#app/domain/http/site-routes.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { COLORS } from "#tests/fakes/colors.ts";
import { socialCards, socialImages } from "./social-images.ts";

const site = { name: "Pets", tagline: "Help for pets" };
const page: PageCard = {
  path: "/dog-sick",
  kind: "scenario",
  species: ["dog"],
  title: "My dog is sick. What should I do now, and how long can I wait before I call somebody?",
  summary: "What to do",
  urgency: "urgent",
  reviewed: "2026-11-01",
};

const check = { path: "/poisons", title: "Is it poisonous?", label: "Food and plants" } as QuickCheck;

test("every page has a picture that says its title, its animal and its urgency", () => {
  const cards = socialCards({
    pages: [page],
    site,
    colors: COLORS,
    quickCheckPages: [check],
    protocols: [{ id: "choking", condition: "Choking" }],
    answers: { topics: [{ id: "stomach", title: "Stomach" }] },
  });
  const listed = SITE_ROUTES.filter(({ inSitemap }) => inSitemap).map(({ path }) => path.slice(1) || "home");
  const ours = ["emergency/choking", "answers/stomach", "poisons", "dog-sick"];
  expect([...cards.keys()].sort()).toEqual([...listed, ...ours].sort());
  expect(cards.get("dog-sick")).toMatchObject({ title: page.title, label: "Dog · Urgent: vet within a day", urgency: "urgent" });
});

test("pictures are 1200 by 630, drawn once and kept; those of pages that are gone are thrown away", async () => {
  const root = mkdtempSync(join(tmpdir(), "social-"));
  try {
    mkdirSync(join(root, "public/images"), { recursive: true });
    copyFileSync("public/images/logo-icon.svg", join(root, "public/images/logo-icon.svg"));
    const first = await socialImages(root, {
      pages: [page],
      site,
      colors: COLORS,
      quickCheckPages: [],
      protocols: [],
      answers: { topics: [] },
    });
    for (const png of first.values()) {
      const view = new DataView(png.buffer, png.byteOffset);
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    }
    const folder = join(root, ".cache/social");
    const times = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs);
    const before = times();
    await socialImages(root, { pages: [page], site, colors: COLORS, quickCheckPages: [], protocols: [], answers: { topics: [] } });
    expect(times()).toEqual(before);
    await socialImages(root, { pages: [], site, colors: COLORS, quickCheckPages: [], protocols: [], answers: { topics: [] } });
    expect(readdirSync(folder)).toHaveLength(7);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
