import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as limits from "#app/domain/limits.ts";
import { dialogLook } from "#app/ui/controls/dialog.tsx";

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
    PRICE_USD: 0,
    SOCIAL_IMAGE_WIDTH_PX: 1200,
    SOCIAL_IMAGE_HEIGHT_PX: 630,
    LIBRARY_GUIDES_LEAST: 30,
  });
});

test("the dialog and the tooltips have the sizes and delays of the specification", () => {
  const tooltipCss = styles("modes.css");
  const rem = (pixels: number) => `${pixels / 16}rem`;
  expect(dialogLook()).toContain(`w-[min(${rem(800)},100%-2rem)]`);
  expect(dialogLook()).toContain(`h-(--visible-height,min(${rem(700)},90dvh))`);
  expect(tooltipCss).toContain(`--warm 0s 700ms`);
  expect(tooltipCss).toContain(`--warm 0s 300ms`);
});
