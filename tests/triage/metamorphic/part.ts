/** Reads one part of the seeds, in a worker of its own: see `runInParts`. */
import { parentPort, workerData } from "node:worker_threads";
import { screen } from "../book.ts";
import { runVariants, SUITES } from "./run.ts";
import { readSeeds } from "./variants.ts";

const { part, parts } = workerData as { part: number; parts: number };
parentPort?.postMessage(
  SUITES.map(({ file, level }) =>
    runVariants(
      screen,
      readSeeds(file).filter((_, nth) => nth % parts === part),
      level,
    ),
  ),
);
