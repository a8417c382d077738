import { expect, test } from "vitest";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import { firstWord, protocolFor } from "#app/domain/content/landing-tabs.ts";

test("an emergency is chosen by the first word of its condition", () => {
  expect(firstWord("Poisoning & Toxin Ingestion")).toBe("poisoning");
  const protocols = ["Poisoning & Toxin Ingestion", "Trauma & Injury", "Breathing Difficulties"].map(
    (condition) => ({ condition }) as EmergencyProtocol,
  );
  const chosen = (word: string) => protocolFor(protocols, word)?.condition;
  expect(chosen("trauma")).toBe("Trauma & Injury");
  expect(chosen("breathing")).toBe("Breathing Difficulties");
});
