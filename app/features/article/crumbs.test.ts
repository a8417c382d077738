import { expect, test } from "vitest";
import { crumbsOf } from "./crumbs.ts";

test("a page's trail leads through the list that holds it", () => {
  const names = (kind: "guide" | "topic" | "scenario" | "info") =>
    crumbsOf({ kind, path: "/page", title: "A page" }).map(({ name }) => name);
  expect(names("scenario")).toEqual(["Home", "Symptom library", "A page"]);
  expect(names("topic")).toEqual(["Home", "Symptom library", "A page"]);
  expect(names("guide")).toEqual(["Home", "Guides", "A page"]);
  expect(names("info")).toEqual(["Home", "A page"]);
});

test("a page about a loss does not stand among the symptoms", () => {
  const [, list] = crumbsOf({ kind: "topic", path: "/page", title: "A page", isLoss: true });
  expect(list).toEqual({ name: "Loss and goodbye", path: "/answers/loss-and-goodbye" });
});
