import { readFileSync } from "node:fs";
import type { Turn } from "#app/domain/chat/turn.ts";
import type { Level } from "#app/domain/urgency.ts";

export type Case = {
  id: string;
  species: string;
  petType_sent?: string;
  message: string;
  history?: Turn[];
  label: Level;
  why: string;
  source: string;
  tags: string[];
};

/** Reads a cases file; a broken line stops with its number. */
export function readCases(path: string): Case[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, i) => {
      if (!line.trim()) return [];
      try {
        return [JSON.parse(line) as Case];
      } catch {
        throw new Error(`${path}:${i + 1}: this line is not JSON`);
      }
    });
}
