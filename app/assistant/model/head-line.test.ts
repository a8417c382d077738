import fc from "fast-check";
import { expect, test } from "vitest";
import { cutHeadLine, type ModelPiece, NO_HEAD_LINE, withHeadLine } from "./head-line.ts";

const TEXT = "Keep her warm. Call a vet.";

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function piecesOf(words: AsyncIterable<string>, ms = 1_000, signs = 0): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of withHeadLine(words, { signs, ms })) pieces.push(piece);
  return pieces;
}

const textOf = (pieces: readonly ModelPiece[]) => pieces.flatMap((piece) => (piece.type === "text" ? [piece.text] : [])).join("");
const headOf = (pieces: readonly ModelPiece[]) => pieces.find((piece) => piece.type === "head")?.head;

test.each([
  "case: same | from: passages\n",
  "\ncase: same | from: passages\n\n",
  "**case: same | from: passages**\n\n",
  "`case: same | from: passages`\n",
  "```\ncase: same | from: passages\n```\n",
  "Case: Same | From: Passages\r\n",
  "case: same\nfrom: passages\n\n",
])("the head line is taken off, however it is written and cut: %j", async (line) => {
  for (const size of [1, 3, 7, 1_000]) {
    const pieces = await piecesOf(inPieces(line + TEXT, size));
    expect(headOf(pieces)).toEqual({ case: "same", from: "passages", readings: [] });
    expect(textOf(pieces).trim()).toBe(TEXT);
  }
});

test("readings of signs come with the owner's words", async () => {
  const line = "case: not-ill | from: none | s1: over \"he's been fine since\" | s2: now “can't get up”\n";
  expect(headOf(await piecesOf(inPieces(line + TEXT, 5), 1_000, 2))).toEqual({
    case: "not-ill",
    from: "none",
    readings: [
      { sign: "s1", status: "over", quote: "he's been fine since" },
      { sign: "s2", status: "now", quote: "can't get up" },
    ],
  });
});

test("an answer without a head line is shown whole, and at once", () => {
  expect(cutHeadLine("Keep her", 0, false)).toEqual({ rest: "Keep her" });
  expect(cutHeadLine("Cases of this are rare.", 0, false)).toEqual({ rest: "Cases of this are rare." });
  expect(cutHeadLine("cas", 0, false)).toBe("wait");
});

test("a head line without an end is read where it stands, and the answer goes on behind it", () => {
  const text = `case: worse | from: passages Call a vet now. ${"word ".repeat(60)}`;
  expect(cutHeadLine(text, 0, false)).toMatchObject({ head: { case: "worse", from: "passages" } });
});

test.each([
  "case: same | from: passages ",
  "case: same, from: passages. ",
  "case: same. from: passages\t",
  "case: same from: passages. ",
  "**case:** same **from:** passages. ",
])("an answer that goes on in the head line is shown, and the line is not: %j", async (line) => {
  for (const answer of [TEXT, `${TEXT}\n\n${"Then tell the vet. ".repeat(20)}`])
    for (const size of [1, 7, 1_000]) {
      const pieces = await piecesOf(inPieces(line + answer, size));
      expect(headOf(pieces)).toEqual({ case: "same", from: "passages", readings: [] });
      expect(textOf(pieces)).toBe(answer);
    }
});

test("a text that begins with the word as an owner would use it is an answer", async () => {
  const text = "Case: your dog ate chocolate.";
  for (const size of [1, 1_000]) expect(textOf(await piecesOf(inPieces(text, size)))).toBe(text);
  expect(textOf(await piecesOf(inPieces(`${text}\nCall a vet.`, 4)))).toBe(`${text}\nCall a vet.`);
});

test("nothing of a head line is ever shown, wherever the stream is cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.constantFrom("same", "worse", "person"), async (size, word) => {
      const pieces = await piecesOf(inPieces(`case: ${word} | from: none | s1: treated "the vet saw her"\n${TEXT}`, size), 1_000, 1);
      expect(textOf(pieces)).toBe(TEXT);
      expect(headOf(pieces)?.case).toBe(word);
    }),
  );
});

test("a line that does not come in time is announced as late, and still taken off", async () => {
  let write = () => {};
  const written = new Promise<void>((done) => {
    write = done;
  });
  const words = async function* () {
    await written;
    yield `case: worse | from: none\n${TEXT}`;
  };
  const pieces: ModelPiece[] = [];
  for await (const piece of withHeadLine(words(), { signs: 0, ms: 1 })) {
    if (piece.type === "late") write();
    pieces.push(piece);
  }
  expect(pieces.map(({ type }) => type)).toEqual(["late", "head", "text"]);
  expect(headOf(pieces)?.case).toBe("worse");
});

test("a stream that ends or breaks before its line does the same to its reader", async () => {
  expect(await piecesOf(inPieces("", 1))).toEqual([{ type: "head", head: NO_HEAD_LINE }]);
  const broken = async function* () {
    yield "cas";
    throw new Error("upstream_broken");
  };
  await expect(piecesOf(broken())).rejects.toThrow("upstream_broken");
});
