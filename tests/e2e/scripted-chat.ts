import type { Page } from "@playwright/test";

const LEVELS_ASIDE = { level: "info", reasons: [] };

const HEARTBEAT_MS = 300;

type Pieces = {
  say: (text: string) => Promise<void>;
  end: (fields?: object) => Promise<void>;
  breakOff: () => Promise<void>;
  /** From now on no byte arrives but what the test sends; before that the stream has heartbeats, as the server's has. */
  fallSilent: () => Promise<void>;
};

/**
 * Replaces the server's response, so that the test decides when which text arrives. The bytes follow the contract; the page is unchanged.
 * Call it before the page is loaded.
 */
export async function scriptChat(page: Page): Promise<Pieces & { requests: () => Promise<string[]> }> {
  await page.addInitScript((heartbeatMs) => {
    const bodies: string[] = [];
    let wire: ReadableStreamDefaultController<Uint8Array> | undefined;
    let heartbeat: ReturnType<typeof setInterval> | undefined;
    const encoder = new TextEncoder();
    const real = window.fetch;
    window.fetch = async (input, init) => {
      if (String(input) !== "/api/chat") return real(input, init);
      bodies.push(String(init?.body));
      clearInterval(heartbeat);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          wire = controller;
          heartbeat = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), heartbeatMs);
          init?.signal?.addEventListener("abort", () => {
            clearInterval(heartbeat);
            controller.error(new DOMException("Aborted", "AbortError"));
          });
        },
      });
      return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    };
    Object.assign(window, {
      scripted: {
        bodies,
        write: (text: string) => wire?.enqueue(encoder.encode(text)),
        fallSilent: () => clearInterval(heartbeat),
        close: () => {
          clearInterval(heartbeat);
          wire?.close();
        },
      },
    });
  }, HEARTBEAT_MS);
  const write = (event: string, data: object) =>
    page.evaluate((frame) => (window as unknown as Scripted).scripted.write(frame), `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const close = () => page.evaluate(() => (window as unknown as Scripted).scripted.close());
  let said = "";
  return {
    requests: () => page.evaluate(() => (window as unknown as Scripted).scripted.bodies),
    async say(text) {
      said += text;
      await write("delta", { text });
    },
    async end(fields = {}) {
      const reply = {
        response: said,
        messageId: "an-id",
        triage: LEVELS_ASIDE,
        sources: [],
        answeredBy: "guide assistant",
        askedOf: ["guide assistant"],
        ...fields,
      };
      said = "";
      await write("done", reply);
      await close();
    },
    fallSilent: () => page.evaluate(() => (window as unknown as Scripted).scripted.fallSilent()),
    async breakOff() {
      said = "";
      await close();
    },
  };
}

type Scripted = { scripted: { bodies: string[]; write: (text: string) => void; fallSilent: () => void; close: () => void } };

/** Records all announcements of the live regions, in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions = '[role="status"], [role="alert"], [aria-live]';
    const note = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim();
      if (text) heard.push(text);
    };
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region) changed.add(region);
        for (const node of addedNodes) if (node instanceof Element) for (const inner of node.querySelectorAll(regions)) changed.add(inner);
      }
      for (const region of changed) note(region);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Records when the text of the conversation was re-rendered. @returns the most renderings in any second, and all of them */
export async function recordPaints(page: Page): Promise<() => Promise<{ busiest: number; all: number }>> {
  await page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    const list = document.querySelector("[data-exchanges]");
    const isText = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest("[data-bubble=assistant]");
    const look = (records: MutationRecord[]) => {
      if (records.some(isText)) paints.push(performance.now());
    };
    if (list) new MutationObserver(look).observe(list, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const { paints } = window as unknown as { paints: number[] };
      const busiest = Math.max(0, ...paints.map((at) => paints.filter((other) => other >= at && other < at + 1000).length));
      return { busiest, all: paints.length };
    });
}
