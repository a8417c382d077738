import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** Installed or generated. */
const LEFT_OUT = ["node_modules", ".git", ".cache", ".wrangler", ".dev.vars", "build", "test-results"];

/** A copy of the project in a temporary folder, for tests that change files as a developer, an editor or an operator would. */
export function scratchCopy() {
  const root = mkdtempSync(join(tmpdir(), "pawline-"));
  for (const name of readdirSync(ROOT)) if (!LEFT_OUT.includes(name)) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    write,
    /** Changes a file. @throws Error when the change leaves it as it was */
    edit(file: string, change: (text: string) => string) {
      const before = readFileSync(join(root, file), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`nothing changes in ${file}`);
      write(file, after);
    },
    /** Runs a script or a program of the project. */
    run: (program: string, ...args: string[]) =>
      spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: "utf8", maxBuffer: 1e8 }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
