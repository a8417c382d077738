/** Reads a built file of the site: `/_content/passages.json`. */
export type ReadFile = (path: string) => Promise<Response>;

// What was opened stays in the isolate: it changes only with a deploy, and a deploy starts new isolates.
const openFiles = new Map<string, Promise<unknown>>();

/** Reads a built file once per isolate. */
export function openFile<T>(readFile: ReadFile, path: string): Promise<T> {
  const file = openFiles.get(path) ?? readJson<T>(readFile, path);
  openFiles.set(path, file);
  // A failed read must not be remembered.
  file.catch(() => openFiles.delete(path));
  return file as Promise<T>;
}

/** Reads a built file each time it is asked for. */
export async function readJson<T>(readFile: ReadFile, path: string): Promise<T> {
  const response = await readFile(path);
  if (!response.ok) throw new Error(`built file ${path} answered ${response.status}`);
  return (await response.json()) as T;
}
