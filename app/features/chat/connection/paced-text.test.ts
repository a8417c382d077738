import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pacedText } from "./paced-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("[R-30] words are painted at most ten times in any second, and the last ones without waiting for more", () => {
  const painted: { at: number; text: string }[] = [];
  const text = pacedText((all) => painted.push({ at: performance.now(), text: all }));
  for (let word = 0; word < 600; word += 1) {
    text.add("x");
    vi.advanceTimersByTime(7);
  }
  vi.advanceTimersByTime(200);
  expect(painted.at(-1)?.text).toHaveLength(600);
  const busiest = Math.max(...painted.map(({ at }) => painted.filter((other) => other.at >= at && other.at < at + 1000).length));
  // The question with its card and the finished answer are two more.
  expect(busiest).toBeLessThanOrEqual(8);
  expect(painted.length).toBeGreaterThan(20);
});

test("a stopped answer has all its words and paints no more", () => {
  const painted: string[] = [];
  const text = pacedText((all) => painted.push(all));
  text.add("Call ");
  vi.advanceTimersByTime(1);
  text.add("a vet.");
  expect(text.end()).toBe("Call a vet.");
  vi.advanceTimersByTime(1000);
  expect(painted).toEqual(["Call "]);
});
