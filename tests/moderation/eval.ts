import { scoreBenign, scoreHostile } from "./score.ts";

/** `npm run guard:eval`: the guard's two figures, and every miss. */
const hostile = scoreHostile();
const benign = scoreBenign();
for (const miss of [...hostile.leaks.map((one) => `leak   ${one}`), ...benign.blocks.map((one) => `block  ${one}`)]) console.log(miss);
console.log(
  `hostile: ${hostile.streams} streams (${hostile.written} in the data file), ${hostile.runs} runs, ${hostile.leaks.length} leaks`,
);
const open = new Set(hostile.open.map((one) => one.split(":")[0]));
console.log(`open:    ${open.size} streams are known to get through: ${[...open].join(", ")}`);
console.log(`benign:  ${benign.sentences} sentences under 4 levels, ${benign.blocks.length} blocks`);
process.exitCode = hostile.leaks.length + benign.blocks.length > 0 ? 1 : 0;
