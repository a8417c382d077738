import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { ask, CHOCOLATE_PAGE, choose, complaintsOf, startChat, test, violationsIn } from "./journey.ts";

const TOLD = "Rex ate two bars of dark chocolate 3 hours ago. He is 4 years old and weighs 12 kg. I gave him water.";

test("an owner prepares a card for the vet: checks, copies, shares, e-mails, saves a picture of it and prints it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, shared: [] as object[] });
    window.print = () => {
      (window as unknown as { printed: number }).printed += 1;
    };
    Object.assign(navigator, { share: async (what: object) => void (window as unknown as { shared: object[] }).shared.push(what) });
  });
  const complaints = complaintsOf(page);
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog", "Rex");
  await ask(page, TOLD);
  await expect(chat.helpful).toBeVisible();
  const opener = chat.dialog.getByRole("button", { name: "For my vet" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "For my vet" });
  const field = (name: string) => sheet.getByRole("textbox", { name });
  await expect(sheet.getByRole("textbox")).toHaveCount(7);
  await expect(field("Age")).toHaveValue("4 years old");
  await expect(field("Weight")).toHaveValue("12 kg");
  await expect(field("When")).toHaveValue("3 hours ago");
  await expect(field("What I've tried")).toHaveValue("I gave him water.");
  await expect(sheet.getByRole("link", { name: "Poison line" })).toHaveAttribute("href", /^tel:/);
  const card = sheet.getByRole("article", { name: "Card for the vet: Rex, dog" });
  await expect(card).toContainText("They may ask: what you see now.");
  await field("Signs seen").fill("shaking, pacing");
  await field("What happened").fill("Rex ate half a bar of dark chocolate");
  await expect(sheet.getByRole("region", { name: "What to say when they answer" })).toContainText("half a bar");
  expect(await violationsIn(page)).toEqual([]);

  await sheet.getByRole("button", { name: "Copy" }).click();
  await expect(sheet.getByRole("button", { name: "Copied" })).toBeFocused();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(
    "Animal: Dog\nName: Rex\nAge: 4 years old\nWeight: 12 kg\nWhat happened: Rex ate half a bar of dark chocolate\nAte or got into: dark chocolate\nHow much: half a bar",
  );
  expect(text).toContain("Signs seen: shaking, pacing");
  await sheet.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object[] }).shared)).toEqual([{ title: "About my pet", text }]);
  const picture = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Picture" }).click();
  const saved = await readFile(await (await picture).path());
  expect([...saved.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  await sheet.getByRole("button", { name: "Print" }).click();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
  const mail = new URL((await sheet.getByRole("link", { name: "E-mail" }).getAttribute("href")) ?? "");
  expect([mail.protocol, mail.searchParams.get("body")]).toEqual(["mailto:", text]);
  expect(await sheet.getByRole("link", { name: "Text message" }).getAttribute("href")).toContain(`body=${encodeURIComponent(text)}`);

  await page.emulateMedia({ media: "print" });
  const paper = page.locator("body");
  await expect(paper).toContainText("Rex ate half a bar of dark chocolate", { useInnerText: true });
  await expect(paper).not.toContainText(/Erase|Skip to the text|What to do now|Share/, { useInnerText: true });
  await page.emulateMedia({ media: "screen" });

  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(chat.dialog).toBeVisible();
  await expect(opener).toBeFocused();
  // The correction is still there, and only in the page.
  await opener.click();
  await expect(field("Signs seen")).toHaveValue("shaking, pacing");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("pacing");
  await page.goBack();
  await expect(chat.dialog).toBeHidden();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(chat.question).toBeFocused();
  expect(complaints).toEqual([]);
});

test("an owner sees exactly what was sent, where it went, and that nothing was stored", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  const request = page.waitForRequest("**/api/chat");
  await ask(page, "what should I do, he is vomiting");
  await expect(chat.helpful).toBeVisible();
  const first = (await request).postDataJSON();
  await choose(page, "What was sent");
  const sheet = page.getByRole("dialog", { name: "What was sent" });
  const shown = async () => JSON.parse((await sheet.locator("pre").textContent()) ?? "");
  expect(await shown()).toEqual(first);
  await expect(sheet).toContainText("To the guide assistant on this site");
  await expect(sheet).toContainText("Nothing. No copy of your words");
  expect(await violationsIn(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Close: What was sent" }).click();
  await expect(sheet).toHaveCount(0);
  const next = page.waitForRequest("**/api/chat");
  await ask(page, "no vomiting any more");
  await expect(chat.answers).toHaveCount(2);
  await expect(chat.helpful).toBeVisible();
  const second = (await next).postDataJSON();
  expect(second.message).toContain("Symptoms mentioned: vomiting");
  expect(second.conversationHistory).toHaveLength(2);
  await choose(page, "What was sent");
  expect(await shown()).toEqual(second);
});

test("a down vote may be given a reason with one click, which is stored with the vote", async ({ page }) => {
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog ate chocolate 3 hours ago");
  await expect(chat.helpful).toBeVisible();
  const vote = page.waitForResponse("**/api/feedback");
  await chat.notHelpful.click();
  expect((await vote).status()).toBe(200);
  await expect(chat.helpful).toBeDisabled();
  await chat.helpful.click({ force: true });
  const reasons = chat.answer.getByRole("group", { name: "What went wrong?" });
  await expect(reasons.getByRole("button")).toHaveCount(5);
  const reason = page.waitForResponse("**/api/feedback");
  await reasons.getByRole("button", { name: "It said to wait, but it was serious" }).focus();
  await page.keyboard.press("Enter");
  const stored = await reason;
  expect(stored.status()).toBe(200);
  expect(stored.request().postDataJSON()).toMatchObject({ rating: "negative", reason: "waited", petType: "dog" });
  await expect(reasons).toHaveCount(0);
  await expect(chat.answer.getByText("Thank you")).toBeFocused();
});
