import { expect, test } from "vitest";
import { requestsOf } from "./requests.ts";

const MESSAGES = ["mi perro ha comido chocolate negro hace una hora", "pesa 8 kilos y está bien", "¿y si espero hasta mañana?"];

/** What a reader wrote as a model, with the name of the entry of what was eaten. */
const REPLIES = [
  "case: same | from: passages\nBusque el envoltorio y diga cuánto chocolate falta [1]. No le provoque el vómito.",
  "case: same | from: passages\nLos signos tardan horas en aparecer. Diga por teléfono que pesa 8 kilos.",
  "case: same | from: none\nNo, no espere. Vaya ahora, aunque parezca tranquilo.",
];

test("a conversation in Spanish: the server's sentence first, the model in Spanish, the entry as its source", async () => {
  const requests = await requestsOf({ petType: "dog", messages: MESSAGES }, ({ passages }, turn) =>
    (REPLIES[turn] ?? "").replace("[1]", `[${passages.find(({ path }) => path.startsWith("/poisons"))?.id}]`),
  );
  expect(requests.map(({ reply }) => reply.triage.level)).toEqual(["emergency", "emergency", "emergency"]);
  const [first, second, third] = requests.map(({ reply }) => reply);
  expect(first?.response).toMatch(/^\*\*Llame ahora a un veterinario de urgencias/);
  expect(first?.response).toContain("Busque el envoltorio");
  expect(first?.sources).toEqual([expect.objectContaining({ path: expect.stringMatching(/^\/poisons/) })]);
  expect(second?.response).toContain("Diga por teléfono que pesa 8 kilos.");
  expect(third?.response).toContain("no espere");
  for (const { prompt } of requests.slice(1)) expect(prompt[1]?.content).toContain("chocolate negro");
  for (const reply of [first, second, third]) expect(reply?.response).not.toMatch(/case:|from:|Please|We answer/);
});
