import type { Hit } from "./judge.ts";
import type { Reading } from "./reading.ts";
import type { LinearModel } from "./rule-book.ts";
import type { Level, Reason } from "./verdict.ts";

export type Learned = { level: Level; settles: boolean; reason?: Reason };

export function createModel(_model: LinearModel | undefined): (reading: Reading, species: Set<string>, hits: Hit[], level: Level) => Learned {
  return (_reading, _species, _hits, level) => ({ level, settles: false });
}
