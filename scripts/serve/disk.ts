import { statfsSync } from "node:fs";

/** workerd ends by a bus error when SQLite finds no room for its shared memory, so nothing is written from here on. */
const LEAST_FREE_BYTES = 16 * 2 ** 20;

/** Whether the disk of a folder has too little room left to write to its databases. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}
