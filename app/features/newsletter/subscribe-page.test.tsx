import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SubscribePage } from "./subscribe-page.tsx";

test("[R-51] the judge of forms stands on the page only when the operator names one, and the address waits for it", () => {
  expect(renderToStaticMarkup(<SubscribePage answer={undefined} />)).not.toMatch(/turnstile|data-sitekey/);
  const page = renderToStaticMarkup(<SubscribePage answer={{ done: false, email: "ann@example.com" }} siteKey="a-key" />);
  expect(page).toContain('data-sitekey="a-key"');
  expect(page).toContain('value="ann@example.com"');
  // With script the form would be sent without the proof.
  expect(page).not.toContain("data-wakes");
});
