import { expect, type Page } from "@playwright/test";
import { CHOCOLATE_PAGE, test } from "./journey.ts";

const partsOf = (page: Page) => {
  const main = page.getByRole("main");
  return {
    field: main.getByRole("searchbox", { name: "What do you see?" }),
    animal: main.getByRole("combobox", { name: "Animal" }),
    urgency: main.getByRole("combobox", { name: "How urgent" }),
    best: main.locator("li.card a").first(),
    cards: main.locator("li.card"),
  };
};

test("the symptom library searches while typing: typos, synonyms and both spellings find the page", { tag: "@firefox" }, async ({
  page,
}) => {
  let asked = 0;
  await page.goto("/symptoms");
  const { field, best } = partsOf(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked += 1;
  });
  await field.fill("choclate");
  await expect(best).toHaveAttribute("href", CHOCOLATE_PAGE);
  await field.fill("diarrhea");
  await expect(best).not.toHaveAttribute("href", CHOCOLATE_PAGE);
  const american = await best.getAttribute("href");
  await field.fill("throwing up");
  await expect(best).toHaveAttribute("href", /vomit/);
  await field.fill("diarrhoea");
  await expect(best).toHaveAttribute("href", american ?? "");
  expect(asked).toBe(0);
});

test("the search is in the URL, so that a reload or a shared link shows the same", async ({ page }) => {
  await page.goto("/symptoms");
  const { field, animal, urgency, cards } = partsOf(page);
  await animal.selectOption("Cat");
  await urgency.selectOption({ index: 1 });
  await field.fill("breathing");
  await expect(page).toHaveURL("/symptoms?species=cat&urgency=emergency&q=breathing");
  const found = await cards.allTextContents();
  expect(found.length).toBeGreaterThan(0);
  await page.reload();
  await expect(field).toHaveValue("breathing");
  expect(await cards.allTextContents()).toEqual(found);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the symptom library is searched by a form and filtered by links", async ({ page }) => {
    await page.goto("/symptoms");
    const { field, best, cards } = partsOf(page);
    const all = await page.getByRole("main").locator(".card").count();
    await field.fill("choclate");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await expect(best).toHaveAttribute("href", CHOCOLATE_PAGE);
    expect(await cards.count()).toBeLessThan(all);
  });
});
