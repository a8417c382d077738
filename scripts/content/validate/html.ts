import { HtmlValidate } from "html-validate";
import type { ReadPage } from "./page-facts.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML, which is valid.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    // The style sheet prevents phone numbers from wrapping.
    "tel-non-breaking": "off",
    // A collapsible answer is a custom element (see app/ui/controls/accordion.tsx).
    "prefer-native-element": ["error", { exclude: ["region"] }],
    "long-title": ["error", { maxlength: 60 }],
  },
});

/** Checks pages against html-validate's recommended rules. */
export async function checkHtml(pages: readonly ReadPage[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      for (const { severity, ruleId, message, selector } of messages)
        if (severity === 2) problems.push(`${path}: ${ruleId}: ${message} (${selector ?? ""})`);
    }
  }
  return problems;
}
