import { expect, test } from "vitest";
import { inSmallSite, SCENARIOS } from "#tests/content/small-site.ts";
import { COLORS } from "#tests/fakes/colors.ts";
import { loadContent } from "../load-content.ts";
import { manifestOf } from "./site-file.ts";

const [DOG = ""] = SCENARIOS;

test("a site that is given another name carries it in the titles, the texts and the manifest", () => {
  const { pages, site } = inSmallSite(
    [
      ["content/site.yaml", (text) => text.replace(/^name: .*/m, "name: Hundehilfe")],
      [
        DOG,
        (text) =>
          text
            .replace(/^title: .*/m, "title: Ask :site[name] now")
            .replace("## What to do now\n", "## What to do now\n\nAsk :site[name].\n\n"),
      ],
    ],
    loadContent,
  );
  const page = pages.find(({ title }) => title === "Ask Hundehilfe now");
  expect(JSON.stringify(page?.blocks)).toContain("Ask Hundehilfe.");
  expect(manifestOf(site, COLORS)).toMatchObject({
    background_color: COLORS.light.paper,
    short_name: "Hundehilfe",
    name: expect.stringMatching(/^Hundehilfe: /),
  });
});
