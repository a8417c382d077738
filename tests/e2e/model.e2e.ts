import { expect } from "@playwright/test";
import { CANARY, type Scenario, startModelServer, THOUGHT, TOKENS } from "#tests/fakes/model-server.ts";
import { ask, CHOCOLATE_PAGE, complaintsOf, SITE_WITH_MODEL, startChat, test, watchGrowth } from "./journey.ts";

test.use({ baseURL: SITE_WITH_MODEL });

const port = Number(process.env.MODEL_PORT);
const QUESTION = "my dog ate chocolate 3 hours ago";
const LAST_TOKEN = TOKENS.at(-1)?.trim() ?? "";

test("a model's words arrive one after another", async ({ page }) => {
  await using model = await startModelServer({ port, scenario: "slow" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  const growth = await watchGrowth(chat.dialog.getByRole("list").first());
  await ask(page, QUESTION);
  await expect(chat.emergency).toBeVisible();
  await expect(chat.answer).toContainText(TOKENS[0]?.trim() ?? "");
  expect(await chat.answer.textContent()).not.toContain(LAST_TOKEN);
  await expect(chat.answer).toContainText(LAST_TOKEN);
  await expect(chat.helpful).toBeVisible();
  // 24 sentences in 1.4 s, rendered ten times a second; the question, its card and the votes add three.
  expect((await growth()).length).toBeGreaterThanOrEqual(3 + 6);
  expect(model.requests()).toBe(1);
  expect(model.lastBody()?.stream).toBe(true);
  expect(model.lastBody()?.messages.at(-1)?.content).toContain(`<owner>\n${QUESTION}\n</owner>`);
});

test("our own words come first, the line for us is never shown, and the sources are what the model cites", async ({ page }) => {
  await using model = await startModelServer({ port, scenario: "cites" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, QUESTION);
  await expect(chat.answer).toContainText("Call an emergency vet now, and go.");
  await expect(chat.sources.locator("a")).toHaveCount(1);
  await expect(chat.answer.getByRole("link", { name: "[1]" })).toBeVisible();
  await expect(chat.answer).not.toContainText("case:");
  expect(model.requests()).toBe(1);
});

test("while a model reasons, an owner sees that it thinks and nothing of what it thinks", async ({ page }) => {
  await using model = await startModelServer({ port, scenario: "reasons" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, QUESTION);
  await expect(chat.emergency).toBeVisible();
  await expect(chat.dialog.getByText("Thinking...")).toBeVisible();
  await expect(chat.answer).toContainText(LAST_TOKEN);
  await expect(chat.dialog.getByText("Thinking...")).toBeHidden();
  await expect(chat.dialog).not.toContainText(THOUGHT);
  expect(model.requests()).toBe(1);
});

test("when a model breaks off, its text stays, and our own answer goes on", async ({ page }) => {
  await using model = await startModelServer({ port, scenario: "breaksMidway" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, QUESTION);
  await expect(chat.answer).toContainText(TOKENS.slice(0, 4).join("").trim());
  await expect(chat.answer).toContainText("This is what our own pages say:");
  await expect(chat.answer).toContainText("chocolate calculator");
  await expect(chat.emergency).toBeVisible();
  await expect(chat.helpful).toBeVisible();
  await expect(chat.apology).toHaveCount(0);
  // The next question is answered normally.
  model.use("plain");
  await ask(page, QUESTION);
  await expect(chat.answer).toContainText(LAST_TOKEN);
  expect(model.requests()).toBe(2);
});

test("when an owner leaves, the model's stream is closed", async ({ page }) => {
  await using model = await startModelServer({ port, scenario: "slow" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, QUESTION);
  await expect(chat.answer).toContainText(TOKENS[0]?.trim() ?? "");
  expect(model.openStreams()).toBe(1);
  const left = Date.now();
  await page.close();
  await expect.poll(model.openStreams, { intervals: [20] }).toBe(0);
  expect(Date.now() - left).toBeLessThan(1000);
  expect(model.tokensSaid()).toBeLessThan(TOKENS.length);
});

test("a silent model does not keep an owner waiting", { tag: "@nightly" }, async ({ page }) => {
  test.setTimeout(60_000);
  await using model = await startModelServer({ port, scenario: "hangs" });
  await page.goto(CHOCOLATE_PAGE);
  const chat = await startChat(page, "Dog");
  await ask(page, QUESTION);
  await expect(chat.emergency).toBeVisible();
  // Five seconds for the first word, since an animal needs a vet. A model that falls silent later is a unit test: nobody waits ten seconds for it.
  await expect(chat.answer).toContainText("chocolate calculator", { timeout: 20_000 });
  await expect(chat.helpful).toBeVisible();
  model.use("plain");
  await ask(page, QUESTION);
  await expect(chat.answer).toContainText(LAST_TOKEN);
});

// Last, because the model is left alone for half a minute after it.
test("when the model fails, is silent, malformed or unreachable, the guide assistant answers", { tag: "@nightly" }, async ({ page }) => {
  test.setTimeout(90_000);
  await using model = await startModelServer({ port });
  /** The same words a second time would be a reply to the answer, so each question has a conversation, and a tab, of its own. */
  const askAnew = async () => {
    const tab = await page.context().newPage();
    const complaints = complaintsOf(tab);
    await tab.goto(CHOCOLATE_PAGE);
    const chat = await startChat(tab, "Dog");
    await ask(tab, QUESTION);
    return { tab, chat, complaints };
  };
  // A failing model is asked a second time. A refusing one is skipped for a minute: see tests/standard.
  const faults: [Scenario, number][] = [
    ["overloaded", 2],
    ["empty", 3],
    ["garbage", 4],
  ];
  for (const [fault, requests] of faults) {
    model.use(fault);
    const { tab, chat, complaints } = await askAnew();
    await expect(chat.answers, fault).toHaveCount(1);
    await expect(chat.helpful, fault).toBeEnabled();
    await expect(chat.answer, fault).toContainText("chocolate calculator");
    expect(model.requests(), fault).toBe(requests);
    expect(complaints, fault).toEqual([]);
    await tab.close();
  }
  model.use("overloaded");
  const body = { message: QUESTION, petType: "dog", conversationHistory: [] };
  const stream = await page.request.post("/api/chat", { data: body, headers: { Accept: "text/event-stream" } });
  const wire = await stream.text();
  expect(wire).toContain("event: done");
  expect(wire).not.toContain(CANARY);
  await model.stop();
  const { tab, chat, complaints } = await askAnew();
  await expect(chat.answers).toHaveCount(1);
  await expect(chat.answer).toContainText("chocolate calculator");
  await expect(chat.helpful).toBeEnabled();
  await expect(chat.apology).toHaveCount(0);
  expect(await tab.content()).not.toContain(CANARY);
  expect(complaints).toEqual([]);
});
