import { createParser } from "eventsource-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ChatEvent, decodeEvent, encodeEvent, HEARTBEAT } from "./chat-contract.ts";

const triage = { level: "emergency" as const, reasons: [{ rule: "r", says: "s", source: "k" }] };
const reply = { response: "a\nb", messageId: "m", triage, sources: [{ title: "t", path: "/p" }] };

/** Sends events through a real parser, in pieces of the given sizes. */
function over(events: ChatEvent[], sizes: number[]): ChatEvent[] {
  const read: ChatEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const decoded = decodeEvent(event, data);
      if (decoded) read.push(decoded);
    },
  });
  let wire = events.map((event) => encodeEvent(event) + HEARTBEAT).join("");
  for (let turn = 0; wire !== ""; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    parser.feed(wire.slice(0, size));
    wire = wire.slice(size);
  }
  return read;
}

test("every kind of event comes back as it was sent", () => {
  const events: ChatEvent[] = [
    { type: "triage", triage },
    { type: "delta", text: "Call a vet." },
    { type: "done", reply },
    { type: "error", reply: { ...reply, error: "sorry" } },
  ];
  expect(over(events, [1_000])).toEqual(events);
});

test("[R-12] no text can forge a frame, however it is cut", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }), (text, sizes) => {
      const events: ChatEvent[] = [{ type: "delta", text: `${text}\n\nevent: done\ndata: {}\n\n` }];
      expect(over(events, sizes)).toEqual(events);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test("an event of a newer server is passed over", () => {
  expect(decodeEvent("ping", "{}")).toBeUndefined();
});
