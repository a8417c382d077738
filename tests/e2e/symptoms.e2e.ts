import { expect, type Page } from "@playwright/test";
import { CHOCOLATE_PAGE, test } from "./journey.ts";

const partsOf = (page: Page) => {
  const main = page.getByRole("main");
  const found = main.getByRole("list", { name: "Guides found" });
  return {
    field: main.getByRole("searchbox", { name: "What do you see?" }),
    animal: (name: string) => main.getByRole("radio", { name, exact: true }),
    urgency: main.getByRole("combobox", { name: "How urgent" }),
    best: found.getByRole("link").first(),
    cards: found.getByRole("listitem"),
  };
};

test("the symptom library searches while typing: typos, synonyms and both spellings find the page", async ({ page }) => {
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
  await animal("Cat").check();
  await urgency.selectOption({ index: 1 });
  await field.fill("breathing");
  await expect(page).toHaveURL("/symptoms?species=cat&urgency=emergency&q=breathing");
  await expect(cards.first()).toBeVisible();
  const found = await cards.allTextContents();
  await page.reload();
  await expect(field).toHaveValue("breathing");
  await expect(cards).toHaveText(found);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the symptom library is searched by a form and filtered by links", async ({ page }) => {
    await page.goto("/symptoms");
    const { field, best, cards } = partsOf(page);
    await field.fill("choclate");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await expect(best).toHaveAttribute("href", CHOCOLATE_PAGE);
    expect(await cards.count()).toBeLessThan(15);
  });

  test("the symptom library opens by part of the body and by letter", async ({ page }) => {
    await page.goto("/symptoms");
    const main = page.getByRole("main");
    const guide = main.locator(`a[href="${CHOCOLATE_PAGE}"]`);
    await expect(guide.first()).toBeHidden();
    await main.getByRole("heading", { name: "Poison and swallowed things" }).click();
    await guide.first().click();
    await expect(page).toHaveURL(CHOCOLATE_PAGE);
    await page.goto("/symptoms");
    await main.getByRole("heading", { name: "A to Z" }).click();
    await expect(main.getByRole("link", { name: "Dog ate chocolate" })).toBeVisible();
  });
});
