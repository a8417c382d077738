import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { complaintsOf, test, violationsIn } from "./journey.ts";

const isLive = () => !document.getElementById("page-data");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner looks up a brand and is told what to do for this animal, why, and whom to call", async ({ page }) => {
    await page.goto("/poisons");
    await page.getByRole("searchbox", { name: "What did your pet get into?" }).fill("tylenol");
    await page.getByLabel("Animal", { exact: true }).selectOption("cat");
    await page.getByRole("button", { name: "Look it up" }).click();
    const answer = page.getByRole("article").first();
    await expect(answer.getByRole("heading", { name: /Paracetamol .* and your cat|Acetaminophen .* and your cat/ })).toBeVisible();
    await expect(answer.getByRole("heading", { name: "Emergency: call now" })).toBeVisible();
    await expect(answer.locator('a[href^="tel:"]')).toBeVisible();
    await answer.getByText("Sources (").click();
    await expect(answer.getByRole("link", { name: /Merck/ }).first()).toBeVisible();
    await expect(page.getByText("not yet reviewed by a veterinarian")).toBeVisible();
  });

  test("a food that is fine is said to be so, and a misspelled name is asked about", async ({ page }) => {
    await page.goto("/poisons?q=carrots&species=dog");
    const answer = page.getByRole("article");
    await expect(answer).toHaveCount(1);
    await expect(answer.getByText(/^(Fine|In small amounts)$/)).toBeVisible();
    await expect(answer.getByText("How to offer it:")).toBeVisible();
    await page.goto("/poisons?q=antifreze&species=dog");
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("Did you mean:")).toBeVisible();
    await page.getByRole("link", { name: /^Antifreeze/ }).click();
    await expect(page.getByRole("article").getByRole("heading", { name: "Emergency: call now" })).toBeVisible();
  });

  test("the list is shown by kind and by verdict", async ({ page }) => {
    await page.goto("/poisons?species=cat");
    const list = page.locator("#list");
    await list.getByRole("navigation", { name: "Kind" }).getByRole("link", { name: "Plants and mushrooms" }).click();
    await list.getByRole("link", { name: "Emergency: call now" }).click();
    await expect(page).toHaveURL(/species=cat/);
    await expect(list.getByRole("link", { name: "Lilies and daylilies" })).toBeVisible();
    await expect(list.getByRole("link", { name: "Spider plant" })).toHaveCount(0);
  });

  test("the chocolate sum is worked out by the server, in squares and pounds", async ({ page }) => {
    await page.goto("/poisons");
    await page.getByLabel("Kind of chocolate").selectOption("dark");
    await page.getByLabel("How much is gone").fill("6");
    await page.getByLabel("Your dog weighs").fill("20");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.locator("#chocolate-sum").getByRole("heading", { name: "Call an emergency vet or a poison line now" })).toBeVisible();
  });

  test("a clock answers in hours from now, keeps nothing, and shows every limit in a table", async ({ page }) => {
    await page.goto("/how-long");
    await expect(page.getByRole("rowheader", { name: "Rabbit: no food", exact: true })).toBeVisible();
    await expect(page.getByRole("rowheader").first()).toContainText(/dog|puppy/i);
    await page.getByLabel("Animal", { exact: true }).selectOption("rabbit");
    await page.getByLabel("How many hours ago?").fill("7");
    const [answer] = await Promise.all([page.waitForResponse("**/how-long?**"), page.getByRole("button", { name: "Check" }).click()]);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    await expect(page.getByRole("heading", { name: "Call a vet now" })).toBeVisible();
    await expect(page.getByText("Emergency: in 5 hours")).toBeVisible();
    await expect(page.getByLabel(/^Or when/)).toBeHidden();
  });

  test("a question is asked where its answer counts: age, sex, sleep and the state of breathing", async ({ page }) => {
    await page.goto("/how-long");
    const animal = page.getByLabel("Animal", { exact: true });
    const what = page.getByLabel("What to check");
    const asked = async () => {
      const fields = { age: /^Age/, sex: /^Male or female/, asleep: /asleep/ };
      const seen = await Promise.all(
        Object.entries(fields).map(async ([name, label]) => ((await page.getByLabel(label).isVisible()) ? [name] : [])),
      );
      return seen.flat();
    };
    expect(await asked()).toEqual(["age"]);
    await animal.selectOption("cat");
    await what.selectOption("pee");
    expect(await asked()).toEqual(["age", "sex"]);
    await animal.selectOption("bird");
    expect(await asked()).toEqual([]);
    await what.selectOption("eat");
    expect(await asked()).toEqual(["asleep"]);
    await page.getByLabel("How many hours ago?").fill("12");
    await page.getByLabel(/asleep/).fill("10");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("that is 2 hours awake")).toBeVisible();
    await expect(page.getByText("Call a vet: in 2 hours awake")).toBeVisible();
    await page.goto("/breathing");
    await page.getByLabel("Animal", { exact: true }).selectOption("rabbit");
    await expect(page.getByLabel("They are")).toBeHidden();
  });

  test("breaths are counted by hand and read from a form, and gum colors stand in words", async ({ page }) => {
    await page.goto("/breathing");
    await expect(page.getByRole("button", { name: /Tap at/ })).toBeHidden();
    await page.getByLabel("Animal", { exact: true }).selectOption("cat");
    await page.getByLabel("Breaths in 30 seconds").fill("22");
    await page.getByRole("button", { name: "What does it mean?" }).click();
    await expect(page.getByRole("heading", { name: "Call an emergency vet now", exact: false }).last()).toBeVisible();
    await expect(page.getByText("44 breaths a minute.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Blue, gray or purple" })).toBeVisible();
  });
});

test("the finder answers while an owner types, and what it does not know is not called harmless", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto("/poisons");
  await page.waitForFunction(isLive);
  const search = page.getByRole("searchbox", { name: "What did your pet get into?" });
  await search.fill("lily");
  const first = page.getByRole("main").locator("[data-substances] li").first();
  await expect(first.getByRole("link", { name: "Lilies and daylilies" })).toBeVisible();
  await page.getByLabel("Animal", { exact: true }).selectOption("cat");
  await expect(first.getByText("Emergency: call now")).toBeVisible();
  await page.getByLabel("Animal", { exact: true }).selectOption("dog");
  await expect(first.getByText("Better not")).toBeVisible();
  await search.fill("qqzzxx");
  await expect(page.getByText("Not being on the list does not mean that it is harmless.")).toBeVisible();
  await expect(page).toHaveURL(/\/poisons\?q=qqzzxx&species=dog/);
  expect(complaints).toEqual([]);
});

test("the poison line and the field below it are in the first screen of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/poisons");
  const field = page.getByRole("searchbox", { name: "What did your pet get into?" });
  await expect(field).toBeInViewport({ ratio: 1 });
  const call = page
    .getByRole("main")
    .getByRole("link", { name: /^Poison line/ })
    .first();
  const [line, box] = await Promise.all([call.boundingBox(), field.boundingBox()]);
  expect(line?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(box?.y ?? 0);
});

test("the chocolate sum follows what is typed, and a smaller dog is told to call", async ({ page }) => {
  await page.goto("/poisons");
  await page.waitForFunction(isLive);
  const sum = page.locator("#chocolate-sum");
  await page.getByLabel("Kind of chocolate").selectOption("dark");
  await page.getByLabel("How much is gone").fill("2");
  await page.getByLabel("Your dog weighs").fill("80");
  await expect(sum.getByRole("heading", { name: "Call if you see any sign" })).toBeVisible();
  await page.getByLabel("Your dog weighs").fill("10");
  await expect(sum.getByRole("heading", { name: "Call an emergency vet or a poison line now" })).toBeVisible();
});

test.describe("over the end of the year", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a clock says the hour of the day, and puts it into a calendar file made in the browser", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-12-31T21:30:00-05:00"));
    await page.goto("/how-long");
    await page.waitForFunction(isLive);
    await page.getByLabel("Animal", { exact: true }).selectOption("rabbit");
    await page.getByLabel("Or when did your rabbit last eat?").fill("2026-12-31T20:00");
    await expect(page.getByText(/Call a vet: tomorrow at 2:00\sAM, in 4 hours/)).toBeVisible();
    await expect(page.getByText(/Emergency: tomorrow at 8:00\sAM/)).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url());
    });
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Add to calendar" }).click()]);
    expect(file.suggestedFilename()).toBe("pet-reminder.ics");
    const text = readFileSync(await file.path(), "utf8");
    expect(text.match(/DTSTART:\S+/g)).toEqual(["DTSTART:20270101T070000Z", "DTSTART:20270101T130000Z"]);
    expect(text.match(/^TRIGGER.*$/gm)?.map((line) => line.trim())).toEqual([
      "TRIGGER;VALUE=DATE-TIME:20270101T070000Z",
      "TRIGGER;VALUE=DATE-TIME:20270101T130000Z",
    ]);
    expect(sent).toEqual([]);
  });

  test("a bird that ate last evening is not alarming in the morning, and a kitten's hours begin with the refused meal", async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date("2026-12-31T08:00:00-05:00"));
    await page.goto("/how-long");
    await page.waitForFunction(isLive);
    const animal = page.getByLabel("Animal", { exact: true });
    await animal.selectOption("bird");
    await page.getByLabel("Or when did your bird last eat?").fill("2026-12-30T20:00");
    await expect(page.getByText("Taking off 10 hours of sleep, that is 2 hours awake.")).toBeVisible();
    await expect(page.getByText(/Emergency: today at 6:00\sPM/)).toBeVisible();
    await animal.selectOption("cat");
    await page.getByLabel(/^Age/).selectOption({ label: "Kitten (under six months)" });
    await page.getByLabel("How many hours ago did your cat first refuse food?").fill("1");
    await expect(page.getByText("Your cat has refused food for 1 hour.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /Keep watch, and call a vet .+ if nothing changes$/ })).toBeVisible();
  });
});

test("a panting dog is not counted, and a cat with an open mouth is an emergency", { tag: "@firefox" }, async ({ page }) => {
  await page.goto("/breathing");
  await page.waitForFunction(isLive);
  const panting = page.getByLabel(/^Panting/);
  await panting.selectOption("yes");
  await expect(page.getByRole("heading", { name: "Don't count while your dog pants" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Tap at/ })).toBeHidden();
  await page.getByLabel("Animal", { exact: true }).selectOption("cat");
  await expect(page.locator("#count").locator("..").getByRole("heading", { name: "Call an emergency vet now" })).toBeVisible();
});

test("breaths are tapped by key for half a minute, and the end is said once", { tag: "@firefox" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/breathing");
  await page.waitForFunction(isLive);
  await page.getByLabel("Animal", { exact: true }).selectOption("cat");
  const button = page.getByRole("button", { name: /Tap at/ });
  await button.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Counting for 30 seconds")).toBeAttached();
  for (let breath = 1; breath < 17; breath++) await page.keyboard.press("Enter");
  await page.clock.runFor(31_000);
  await expect(page.getByText("Time is up: 17 breaths")).toBeAttached();
  await expect(page.getByText("34 breaths a minute.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Call a vet now" })).toBeVisible();
});

for (const [index, path] of [
  "/poisons?q=lily&species=cat",
  "/poisons?species=dog&kind=dark&amount=6&weight=20",
  "/how-long?species=rabbit&what=eat&hours=7",
  "/how-long?species=bird&what=eat&hours=12&asleep=10",
  "/breathing?species=cat&state=asleep&breaths=17",
  "/breathing?species=dog&panting=yes",
].entries()) {
  test(`an answer is accessible in light and dark: ${path}`, { tag: index ? "@nightly" : [] }, async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await violationsIn(page), colorScheme).toEqual([]);
    }
  });
}

test("one tap leads past the signs of an emergency to the counting of breaths", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/breathing");
  await page.getByRole("link", { name: "Count now" }).click();
  await expect(page.getByRole("heading", { name: "Count the breaths", exact: true })).toBeInViewport();
});

test("on a phone one row above an answer looks up something else, and the answer still begins in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/poisons?q=chocolate&species=dog");
  const again = page.getByRole("searchbox", { name: "Look up", exact: true });
  await expect(again).toHaveValue("chocolate");
  const verdict = page.getByRole("heading", { name: /Emergency: call now/ }).first();
  const place = await verdict.boundingBox();
  expect(place?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(450);
  await again.fill("xylitol");
  await again.press("Enter");
  await expect(page).toHaveURL(/q=xylitol&species=dog/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(again).toBeHidden();
});

test("on a phone the answer of How long? is in view from its heading after a tap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/how-long");
  await page.waitForFunction(isLive);
  await page.getByRole("combobox", { name: "Animal" }).selectOption("cat");
  await page.getByRole("combobox", { name: "What to check" }).selectOption("pee");
  await page.getByRole("spinbutton", { name: /How many hours ago/ }).fill("14");
  await page.getByRole("button", { name: "Check" }).click();
  const heading = page.getByRole("status").getByRole("heading").first();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
