import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { someAddress } from "./wire.ts";

/**
 * Each journey and each of its questions uses its own client address, because rate limits count by address and journeys are faster than
 * people. The local runtime reads the address from this header.
 * Each one fails on a violation of the Content-Security-Policy and on an uncaught error.
 */
export const test = base.extend<{ breaches: string[] }>({
  breaches: async ({ browserName: _ }, use) => {
    const breaches: string[] = [];
    await use(breaches);
    expect(breaches, "breaches of the Content-Security-Policy, and errors that nothing caught").toEqual([]);
  },
  context: async ({ context, breaches }, use) => {
    await context.setExtraHTTPHeaders({ "CF-Connecting-IP": someAddress() });
    await context.route("**/api/chat", (route) =>
      route.continue({ headers: { ...route.request().headers(), "cf-connecting-ip": someAddress() } }),
    );
    // The browser's own report, which works without page scripts and before a listener could be attached.
    context.on("console", (message) => {
      if (/content security policy/i.test(message.text())) breaches.push(`${message.page()?.url()}: ${message.text()}`);
    });
    context.on("weberror", (error) => breaches.push(`${error.page()?.url()}: ${error.error().message}`));
    await use(context);
  },
});

/** URL of the site whose assistant is a (fake) model. */
export const SITE_WITH_MODEL = `http://127.0.0.1:${process.env.SITE_WITH_MODEL_PORT}`;

export const CHOCOLATE_PAGE = "/dog-ate-chocolate-3-hours-ago";
const APOLOGY = "I'm having trouble processing your request right now. Please try again in a moment.";

/** The chat, as a visitor sees it. */
export function chatOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Pet health assistant" });
  const answers = dialog.locator("[data-answer]");
  const last = answers.last();
  return {
    dialog,
    animal: (name: string) => dialog.getByRole("button", { name, exact: true }),
    pet: dialog.getByRole("button", { name: "change or add a pet" }),
    more: dialog.getByRole("button", { name: "More", exact: true }),
    question: dialog.getByRole("textbox", { name: "Your question" }),
    send: dialog.getByRole("button", { name: "Send" }),
    emergency: dialog.getByRole("heading", { name: "Call an emergency vet now" }),
    strip: last.locator("[data-strip]"),
    stop: dialog.getByRole("button", { name: "Stop the answer" }),
    retry: dialog.getByRole("button", { name: "Try again" }),
    change: dialog.getByRole("button", { name: "Change this question" }),
    startOver: dialog.getByRole("button", { name: "Start over" }),
    newBelow: dialog.getByRole("button", { name: "New answer below" }),
    quick: (symptom: string) => dialog.getByRole("button", { name: symptom, exact: true }),
    questions: dialog.locator("[data-bubble=owner]"),
    followUps: dialog.getByRole("group", { name: "You could ask next" }),
    /** Titles of answers, where none is sure. */
    titles: last.getByRole("group", { name: "Closest to what you wrote" }),
    /** Answers with their cards, sources and votes. */
    answers,
    answer: last,
    sources: last.getByRole("group", { name: "Pages this answer comes from" }),
    helpful: last.getByRole("button", { name: "Helpful", exact: true }),
    notHelpful: last.getByRole("button", { name: "Not helpful" }),
    apology: dialog.getByText(APOLOGY).and(dialog.locator(":not([role=status])")),
  };
}

/** Opens the chat and taps an animal. */
export async function startChat(page: Page, animal: string, name?: string) {
  const chat = chatOf(page);
  await page.getByRole("button", { name: "Ask now" }).click();
  await chat.animal(animal).click();
  await chat.pet.waitFor();
  if (name) await namePet(page, name);
  return chat;
}

/** Gives the pet of the conversation a name. */
export async function namePet(page: Page, name: string) {
  const sheet = page.getByRole("dialog", { name: "Who is this about?" });
  await chatOf(page).pet.click();
  await sheet.getByRole("textbox", { name: "Pet's name" }).fill(name);
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.waitFor({ state: "detached" });
}

/** Chooses something in the menu of the chat. */
export async function choose(page: Page, label: string) {
  await chatOf(page).more.click();
  await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: label }).click();
}

/** Types a question and presses Enter. */
export async function ask(page: Page, question: string) {
  const chat = chatOf(page);
  await chat.question.fill(question);
  await chat.question.press("Enter");
  return chat;
}

/** Blocks requests. @returns a function that releases them */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records each new length of an element's text until stopped. */
export async function watchGrowth(element: Locator): Promise<() => Promise<number[]>> {
  const watch = await element.evaluateHandle((node) => {
    const lengths: number[] = [];
    const note = () => {
      const length = node.textContent?.length ?? 0;
      if (length !== lengths.at(-1)) lengths.push(length);
    };
    new MutationObserver(note).observe(node, { subtree: true, childList: true, characterData: true });
    return lengths;
  });
  return () => watch.jsonValue();
}

/** Collects console errors and warnings of a page, and uncaught errors. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Logged by the test runner itself.
    if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** Adds axe to every page that is opened from now on, which is cheaper than adding it later. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: join(import.meta.dirname, "../../node_modules/axe-core/axe.min.js") });
}

/**
 * Accessibility violations, each with its element.
 * @param rules some of axe's rules; all by default
 * @param within the part of the page to check; the whole page by default
 */
export async function violationsIn(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const how = { resultTypes: ["violations" as const], iframes: false, preload: false, ...(rules ? { runOnly: rules } : {}) };
  // Adding axe to a page costs as much as a run, so it is reused. There are no frames.
  const again = await page.evaluate<Violation[] | undefined, { how: typeof how; within: string | undefined }>(
    async (asked) => {
      const { axe } = window as { axe?: { run: (part: object | string, how: object) => Promise<{ violations: Violation[] }> } };
      return (await axe?.run(asked.within ?? document, asked.how))?.violations;
    },
    { how, within },
  );
  const violations = again ?? (await new AxeBuilder({ page }).options(how).setLegacyMode(true).analyze()).violations;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}
