/** The binding `AI` of wrangler.toml, as far as it is used. */
export type WorkersAi = { run(model: string, inputs: object): Promise<unknown> };

/** Asks Workers AI through its binding in place of the network, so that nothing leaves the operator's account. */
export function workersAiFetch(ai: WorkersAi): typeof fetch {
  return async (_url, init) => {
    const { model, ...inputs } = JSON.parse(String(init?.body)) as { model: string };
    const answer = await ai.run(model, inputs);
    const headers = { "Content-Type": "text/event-stream" };
    if (!(answer instanceof ReadableStream)) return Response.json(answer, { status: 502 });
    return new Response(cancelledBy(init?.signal, answer), { headers });
  };
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
