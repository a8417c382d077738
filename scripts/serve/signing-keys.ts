import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MESSAGE_ID_HOURS } from "#app/domain/limits.ts";

const HOUR_MS = 3_600_000;

/** The keys of a data folder; the first start makes one. The previous key counts as long as an answer that it signed can be rated. */
export function signingKeys(data: string, now = Date.now()): { SIGNING_KEY: string; SIGNING_KEY_PREVIOUS?: string } {
  const { key, previous } = filesIn(data);
  if (!existsSync(key)) write(key, newKey());
  const isRecent = existsSync(previous) && now - statSync(previous).mtimeMs < MESSAGE_ID_HOURS * HOUR_MS;
  return { SIGNING_KEY: read(key), ...(isRecent && { SIGNING_KEY_PREVIOUS: read(previous) }) };
}

/** Gives a data folder a new key and remembers the old one. The server takes both at its next start. */
export function rotateSigningKey(data: string): void {
  const { key, previous } = filesIn(data);
  write(previous, signingKeys(data).SIGNING_KEY);
  write(key, newKey());
}

const filesIn = (data: string) => ({ key: join(data, "signing-key"), previous: join(data, "signing-key-previous") });
const newKey = () => randomBytes(32).toString("hex");
const read = (file: string) => readFileSync(file, "utf8").trim();
const write = (file: string, text: string) => writeFileSync(file, text, { mode: 0o600 });
