import { expect, test } from "vitest";
import { htmlToText } from "./html-escape.ts";

test("tags go, words and signs stay", () => {
  expect(htmlToText('<p>Call <strong>now</strong>.</p>\n<p>Dogs &#x26; cats, 18 to 24 °C &lt; <a href="/x">30</a></p>')).toBe(
    "Call now. Dogs & cats, 18 to 24 °C < 30",
  );
  expect(htmlToText("plain &unknown; text &#38; more")).toBe("plain &unknown; text & more");
});
