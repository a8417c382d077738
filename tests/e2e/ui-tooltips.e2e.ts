import { expect, type Locator, type Page } from "@playwright/test";
import { ask, startChat, test } from "./journey.ts";

/** Marks every visible control without text, and returns its name. */
function markWordless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const marked of document.querySelectorAll<HTMLElement>("[data-wordless]")) delete marked.dataset.wordless;
    const reachable = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
    const wordless = [...reachable.querySelectorAll<HTMLElement>("button, summary, [role=button], a")].filter((control) => {
      if (!control.checkVisibility() || !control.querySelector("svg, img")) return false;
      const words = [...control.childNodes].filter((node) => {
        const box = node instanceof Element ? node.getBoundingClientRect() : undefined;
        return node.textContent?.trim() && !(box && box.width <= 1);
      });
      return words.length === 0 && control.matches("button:not([data-fab]), summary, [role=button]");
    });
    for (const [index, control] of wordless.entries()) control.dataset.wordless = String(index);
    return wordless.map((control) => control.getAttribute("aria-label") ?? control.title);
  });
}

const tooltipOf = (button: Locator) =>
  button.evaluate((element) => {
    const { content, opacity } = getComputedStyle(element, "::after");
    return { says: /^"(.*?)"/.exec(content)?.[1], opacity };
  });

/** Hovers every visible icon button and expects its tooltip. @returns the names */
async function expectTooltips(page: Page): Promise<string[]> {
  const names = await markWordless(page);
  for (const [index, name] of names.entries()) {
    expect(name).toBeTruthy();
    const control = page.locator(`[data-wordless="${index}"]`);
    if (await control.isDisabled()) continue;
    // Content that is still loading above may move it away from the pointer.
    await expect(async () => {
      await control.hover();
      await expect.poll(() => tooltipOf(control), { timeout: 2000 }).toEqual({ says: name, opacity: "1" });
    }).toPass();
  }
  return names;
}

test("every icon button shows its name when a pointer rests on it", { tag: "@nightly" }, async ({ page }) => {
  // Each of some twenty buttons is hovered for 0.7 seconds, and on a busy machine more than once.
  test.setTimeout(180_000);
  await page.goto("/about");
  expect(await expectTooltips(page)).toEqual([]);
  // The button in the margin grows by its words instead.
  const opener = page.locator("[data-fab]");
  await opener.hover();
  expect((await opener.locator("span").boundingBox())?.width).toBeGreaterThan(40);
  const chat = await startChat(page, "Dog");
  expect(await expectTooltips(page)).toEqual(["More", "Close the chat"]);
  await ask(page, "how often should I brush my dog?");
  await chat.helpful.waitFor();
  await expect(chat.stop).toBeHidden();
  expect(await expectTooltips(page)).toEqual(expect.arrayContaining(["Close the chat", "Helpful", "Not helpful"]));
  await chat.dialog.getByRole("button", { name: "For my vet" }).click();
  // The sheet is loaded at the tap and covers the chat's buttons.
  await page.getByRole("dialog", { name: "For my vet" }).waitFor();
  expect(await expectTooltips(page)).not.toEqual([]);

  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(1000);
  await expect(page.locator("[data-season]")).toHaveCount(1);
  await page.clock.runFor(30_000);
  const offer = page.getByRole("dialog", { name: "Get Weekly Pet Health Tips" });
  await offer.getByRole("textbox").fill("modal@example");
  await offer.getByRole("button", { name: "Subscribe Free" }).click();
  await expect(offer.locator("[data-toast]")).toBeVisible();
  expect(await expectTooltips(page)).toEqual(["Close", "Close this message"]);
});
