const BYTES = 16;

/** A random id. It works on a page without https too, where `crypto.randomUUID` is missing. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
