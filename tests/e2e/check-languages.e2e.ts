import { expect, type Page } from "@playwright/test";
import type { ChatReply } from "#app/domain/chat/chat-contract.ts";
import { ask, chatOf, startChat, test, violationsIn } from "./journey.ts";

const STORIES = {
  es: {
    message:
      "La semana pasada, al volver del parque, mi perro se desmayó en la hierba. Desde entonces duerme en el sofá a mi lado y mi marido dice que me preocupo demasiado.",
    heading: "Puede ser una urgencia. Una pregunta:",
    asks: "¿Le pasa ahora, o va y viene durante el día de hoy?",
    no: "No",
    list: "¿Le pasa algo de esto?",
    none: "Nada de esto",
    today: "Llame hoy a su veterinario",
  },
  de: {
    message:
      "Letzte Woche, als wir aus dem Park kamen, ist mein Hund auf der Wiese zusammengebrochen. Seitdem schläft er neben mir auf dem Sofa, und mein Mann sagt, ich mache mir zu viele Sorgen.",
    heading: "Das kann ein Notfall sein. Eine Frage:",
    asks: "Ist das jetzt so, oder heute immer wieder?",
    no: "Nein",
    list: "Trifft etwas davon zu?",
    none: "Nichts davon",
    today: "Rufen Sie heute in Ihrer Tierarztpraxis an",
  },
} as const;

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

for (const [language, { message, heading, asks, no, list, none, today }] of Object.entries(STORIES))
  test(`${language}: the check is asked and answered in the owner's language, up to what to do today`, async ({ page }) => {
    await page.goto("/");
    const { answer } = await startChat(page, "Dog");
    await page.setViewportSize({ width: 360, height: 740 });
    await ask(page, message);
    await expect(answer.getByRole("heading", { name: heading })).toBeVisible();
    await expect(answer.locator(`[data-care][lang="${language}"]`)).toHaveCount(1);
    const sign = answer.getByRole("group", { name: asks });
    await expect(sign).toBeVisible();
    await shot(page, `${language}-sign`);
    await page.emulateMedia({ colorScheme: "dark" });
    await shot(page, `${language}-sign-dark`);
    for (let most = 3; most > 0 && (await sign.isVisible()); most--) {
      const undone = answer.getByRole("button", { name: new RegExp(asks.slice(0, 12).replaceAll("?", "\\?")) });
      const before = await undone.count();
      await sign.getByRole("button", { name: no, exact: true }).click();
      await expect(undone).toHaveCount(before + 1);
    }
    const items = answer.getByRole("group", { name: list });
    await expect(items).toBeVisible();
    await shot(page, `${language}-list-dark`);
    await page.emulateMedia({ colorScheme: "light" });
    await shot(page, `${language}-list`);
    expect(await violationsIn(page, undefined, "#chat-dialog")).toEqual([]);
    await items.getByRole("button", { name: none, exact: true }).click();
    await expect(answer.getByRole("heading", { name: today })).toBeVisible();
    await shot(page, `${language}-today`);
  });

test("the browser loads a language only for who writes it, and the card of this device is in it", async ({ page, context }) => {
  const loaded: string[] = [];
  page.on("response", (response) => {
    const [name] = /language-[a-z]{2}-/.exec(response.url()) ?? [];
    if (name) loaded.push(name);
  });
  await page.goto("/");
  const chat = await startChat(page, "Dog");
  await ask(page, "my dog limps a little since today");
  await expect(chat.helpful.first()).toBeVisible();
  expect(loaded).toEqual([]);
  await context.route("**/api/chat", () => {});
  await ask(page, STORIES.es.message);
  await expect(chatOf(page).answer.getByRole("heading", { name: STORIES.es.heading })).toBeVisible();
  expect(new Set(loaded)).toEqual(new Set(["language-es-"]));
});

test("as JSON the reply begins with the question in the owner's language", async ({ request }) => {
  for (const [language, { message, asks }] of Object.entries(STORIES)) {
    const response = await request.post("/api/chat", { data: { message, petType: "dog" }, headers: { Accept: "application/json" } });
    const reply = (await response.json()) as ChatReply;
    expect(reply.triage.words?.language).toBe(language);
    expect(reply.response.split("\n\n")[0]).toContain(asks);
  }
});

test("without scripts the check is answered in the owner's language, too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `http://127.0.0.1:${process.env.SITE_PORT}` });
  const page = await context.newPage();
  await page.goto("/ask");
  await page.getByLabel("Which animal is it about?").selectOption("dog");
  await page.getByLabel("What is going on, and since when?").fill(STORIES.de.message);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const { asks, no, list } = STORIES.de;
  await expect(page.locator('[data-care][lang="de"]')).toHaveCount(1);
  await page.getByRole("group", { name: asks }).getByRole("button", { name: no, exact: true }).click();
  await expect(page.getByRole("group", { name: asks }).or(page.getByRole("group", { name: list }))).toBeVisible();
  await context.close();
});

test("a language that is not read gets the list with its names in the others", async ({ page }) => {
  await page.goto("/");
  const { answer } = await startChat(page, "Dog");
  await page.setViewportSize({ width: 360, height: 740 });
  await ask(page, "моя собака не дышит и лежит на полу");
  const poison = answer.getByRole("button", { name: /Poison · Veneno/ });
  await expect(poison).toBeVisible();
  await shot(page, "unread");
  await poison.scrollIntoViewIfNeeded();
  await shot(page, "unread-list");
  await poison.click();
  await expect(answer.getByRole("heading", { name: "Call an emergency vet now" })).toBeVisible();
});
