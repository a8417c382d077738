import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewMark, type Signature, SignatureContext } from "./review-mark.tsx";

const shown = (signature: Signature) =>
  renderToStaticMarkup(
    <SignatureContext.Provider value={signature}>
      <ReviewMark />
    </SignatureContext.Provider>,
  );

test("a signature turns the mark off and says whose it is", () => {
  expect(shown(null)).toMatch(/not yet reviewed/i);
  const signed = shown({ by: "Dr A Vet", registration: "MRCVS 1", on: "2026-12-01" });
  expect(signed).not.toMatch(/not yet reviewed/i);
  expect(signed).toMatch(/Dr A Vet.*MRCVS 1.*2026-12-01/);
});
