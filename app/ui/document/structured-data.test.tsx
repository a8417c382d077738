import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data.tsx";

test("[R-36] text that would end the script element is escaped", () => {
  const data = { name: "</script><script>alert(1)</script><!--", text: "a < b & c" };
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  const inside = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  expect(inside).not.toContain("<");
  expect(inside).toContain("\\u003c/script>");
  expect(JSON.parse(inside)).toEqual(data);
});
