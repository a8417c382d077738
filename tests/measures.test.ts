import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as limits from "#app/domain/limits.ts";

const styles = (name: string) => readFileSync(join(import.meta.dirname, "../app/ui/css", name), "utf8");

test("the constants are those of the specification", () => {
  expect(limits).toMatchObject({
    HISTORY_TURNS: 3,
    CONCERNS_SENT: 2,
    ADVICE_KEPT: 3,
    ADVICE_SENT: 1,
    SCROLL_DELAY_MS: 100,
    TOAST_MS: 5000,
    TOAST_SWIPE_PX: 50,
    NEWSLETTER_DELAY_MS: 30_000,
    SEASON_CARD_TIPS: 3,
    SEASON_CARD_WARNINGS: 2,
    SEASON_NOW_TIPS: 5,
    QUICK_STAGES: 3,
    PRICE_USD: 0,
    SOCIAL_IMAGE_WIDTH_PX: 1200,
    SOCIAL_IMAGE_HEIGHT_PX: 630,
    LIBRARY_GUIDES_LEAST: 30,
  });
  expect([limits.TOASTS_AT_ONCE, limits.CACHE_KEPT_MINUTES, limits.RETRIES_MOST, limits.RETRY_WAIT_MOST_MS]).toEqual([1, 5, 3, 30_000]);
  expect(limits.CALL_RETRIES).toBe(0);
});

test("the styles keep the same measures", () => {
  const [dialogCss, tooltipCss] = [styles("dialog.css"), styles("tooltip.css")];
  const rem = (pixels: number) => `${pixels / 16}rem`;
  expect(dialogCss).toContain(`width: min(${rem(limits.CHAT_WIDTH_PX)}, 100% - 2rem)`);
  expect(dialogCss).toContain(`height: min(${rem(limits.CHAT_HEIGHT_PX)}, ${limits.CHAT_MOST_HEIGHT_PERCENT}dvh)`);
  expect(tooltipCss).toContain(`--warm 0s ${limits.TOOLTIP_DELAY_MS}ms`);
  expect(tooltipCss).toContain(`--warm 0s ${limits.TOOLTIP_SKIP_MS}ms`);
});
