import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { faultsOf, REQUEST_FAULTS, tokensOf } from "./request-faults.ts";
import { type AskedRequest, requestsOf } from "./requests.ts";

/**
 * `npm run model:bench`: what a model would be given for real kinds of questions and for the later turns of a conversation, without asking one.
 * Exits with 1 where a request has no passage, an id of ours in the case, or lacks the first message. With `--file`, on a set of your own: one
 * JSON object a line, with `message` or `turns: [{owner}]`, `petType` and `petName`.
 */
export type BenchConversation = { kind: string; petType?: string; petName?: string; messages: string[]; none?: true };

export const benchConversations = (): BenchConversation[] =>
  parse(readFileSync(join(import.meta.dirname, "bench-conversations.yaml"), "utf8"));

type Line = { kind?: string; id?: string; message?: string; turns?: { owner: string }[]; petType?: string; petName?: string };

function fromFile(path: string): BenchConversation[] {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const { kind = "", id = "", message = "", turns, petType, petName } = JSON.parse(line) as Line;
    const messages = turns ? turns.map(({ owner }) => owner) : [message];
    return {
      kind: `${kind} ${id}`,
      messages,
      ...(petType && { petType }),
      ...(petName && { petName }),
      ...(/offtopic|site/.test(kind) && { none: true as const }),
    };
  });
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

function tell(name: string, requests: readonly AskedRequest[]): void {
  const found = requests.map(faultsOf);
  const counts = REQUEST_FAULTS.map((fault) => `${fault} ${found.filter((faults) => faults.includes(fault)).length}`);
  const tokens = requests.map(tokensOf);
  const passages = requests.map(({ question }) => question.passages.length);
  console.log(
    `${name}: ${requests.length} requests; ${counts.join(", ")}; passages median ${quantile(passages, 0.5)}; tokens median ${quantile(tokens, 0.5)}, most ${Math.max(0, ...tokens)}`,
  );
}

async function run(files: readonly string[]): Promise<number> {
  const conversations = files.length > 0 ? files.flatMap(fromFile) : benchConversations();
  const requests: { request: AskedRequest; kind: string; none: boolean }[] = [];
  for (const { kind, none = false, ...asked } of conversations)
    for (const request of await requestsOf(asked)) requests.push({ request, kind, none });
  tell(
    "first questions",
    requests.flatMap(({ request }) => (request.turn === 0 ? [request] : [])),
  );
  tell(
    "later turns",
    requests.flatMap(({ request }) => (request.turn > 0 ? [request] : [])),
  );
  const wrong = requests.flatMap(({ request, kind, none }) =>
    faultsOf(request)
      .filter((fault) => !(none && fault === "no passage"))
      .map((fault) => `${kind}, turn ${request.turn + 1}, “${request.message}”: ${fault}`),
  );
  for (const line of wrong) console.log(line);
  return wrong.length > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) {
  const files = process.argv.slice(2).filter((argument: string) => argument !== "--file");
  process.exitCode = await run(files);
}
