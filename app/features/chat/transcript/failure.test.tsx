import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Failure } from "./failure.tsx";

const failure = (retryAt: number | undefined) =>
  renderToStaticMarkup(<Failure apology="Sorry." offline={false} lost={false} retryAt={retryAt} hasCall onRetry={() => {}} />);

test("while the limit lasts, Try again is off but as readable as the rest", () => {
  expect(failure(undefined)).not.toContain("aria-disabled=");
  const waiting = failure(Date.now() + 40_000);
  expect(waiting).toContain('aria-disabled="true"');
  expect(waiting).not.toContain('disabled=""');
});

test("under a card that says to call, nobody waits for the chat, and what happened is said", () => {
  expect(failure(undefined)).toContain("Do not wait for this chat.");
  expect(failure(undefined)).toContain("Something failed");
  expect(failure(Date.now() + 40_000)).not.toContain("Something failed");
});
