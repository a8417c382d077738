import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Composer } from "./composer.tsx";

const field = (isFirst: boolean) =>
  renderToStaticMarkup(<Composer draft="" isFirst={isFirst} isLoading={false} onDraft={() => {}} onSubmit={() => {}} onStop={() => {}} />);

test("the example of a symptom stands in the field only before the first message", () => {
  expect(field(true)).toMatch(/placeholder="e\.g\. /);
  expect(field(false)).toMatch(/placeholder="(?!e\.g\. )/);
});
