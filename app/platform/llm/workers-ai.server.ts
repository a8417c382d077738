/** The binding `AI` of wrangler.toml, as far as it is used. */
export type WorkersAi = { run(model: string, inputs: object): Promise<unknown> };

/** The status of an error by the code that its message begins with, as the documents of Workers AI list them. */
const STATUSES: Readonly<Record<string, number>> = {
  ...{ "3003": 400, "3006": 413, "3007": 408, "3008": 408, "3023": 403, "3036": 429, "3039": 400, "3040": 429, "3041": 403, "3042": 404 },
  ...{ "5004": 400, "5005": 405, "5007": 400, "5016": 403, "5018": 403, "5019": 405, "5021": 400 },
};

/** The binding throws where a server would refuse: what is the question's fault must not count as a failure of the model. */
function refusalOf(error: unknown): Response {
  const message = error instanceof Error ? error.message : "";
  const status = STATUSES[/^(?:AiError: )?(\d{4})\b/.exec(message)?.[1] ?? ""];
  if (status === undefined) throw error;
  return Response.json({ error: { message } }, { status });
}

/** Asks Workers AI through its binding in place of the network, so that nothing leaves the operator's account. */
export function workersAiFetch(ai: WorkersAi): typeof fetch {
  return async (_url, init) => {
    const { model, ...inputs } = JSON.parse(String(init?.body)) as { model: string };
    const answer = await unlessAborted(ai.run(model, inputs), init?.signal).catch(refusalOf);
    if (answer instanceof Response) return answer;
    const headers = { "Content-Type": "text/event-stream" };
    if (!(answer instanceof ReadableStream)) return Response.json(answer, { status: 502 });
    return new Response(cancelledBy(init?.signal, answer), { headers });
  };
}

/** The binding takes no signal: an answer that begins after it is not read, and ends. */
function unlessAborted(running: Promise<unknown>, signal: AbortSignal | null | undefined): Promise<unknown> {
  if (!signal) return running;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
  running.then((late) => (signal.aborted && late instanceof ReadableStream ? late.cancel() : undefined)).catch(() => {});
  return Promise.race([running, aborted]);
}

/** The same stream, which ends with the signal: the binding takes none. */
function cancelledBy(signal: AbortSignal | null | undefined, stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      signal?.addEventListener("abort", () => {
        reader.cancel().catch(() => {});
        controller.error(signal.reason);
      });
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (signal?.aborted) return;
      if (!done) return controller.enqueue(value);
      controller.close();
      controller.byobRequest?.respond(0);
    },
    cancel: () => reader.cancel(),
  });
}
