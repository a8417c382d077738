import { CONNECTION_SILENCE_MS } from "#app/domain/limits.ts";

/** The server gave no sign of life for too long, or this device lost its network. */
export class ConnectionLostError extends Error {
  constructor() {
    super("The connection is lost");
  }
}

/**
 * Ends a request whose connection is lost. The server writes a comment line several times a second while it works, so silence means that
 * nothing arrives any more.
 * @param leave the visitor ends the request themselves
 */
export function watchConnection(leave: AbortSignal) {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let isLost = false;
  const lose = () => {
    isLost = !leave.aborted;
    control.abort();
  };
  const noteSign = () => {
    clearTimeout(timer);
    timer = setTimeout(lose, CONNECTION_SILENCE_MS);
  };
  const abort = () => control.abort();
  leave.addEventListener("abort", abort);
  window.addEventListener("offline", lose);
  noteSign();
  return {
    signal: control.signal,
    isLost: () => isLost,
    /** Passes bytes on; each of them is a sign of life. */
    through: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, controller) {
          noteSign();
          controller.enqueue(bytes);
        },
      }),
    end() {
      clearTimeout(timer);
      leave.removeEventListener("abort", abort);
      window.removeEventListener("offline", lose);
    },
  };
}
