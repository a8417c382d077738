import { run } from "../set-up.mjs";

type Place = { remote?: boolean; env?: string };

/** Runs SQL in the local or the live database. @returns the rows of all statements */
export function queryDatabase<T>(sql: string, { remote = false, env = "" }: Place = {}): T[] {
  const where = [remote ? "--remote" : "--local", "--env", env];
  const stdout = String(run("wrangler", ["d1", "execute", "DB", ...where, "--json", "--command", sql], { CI: "true" }, "pipe")?.stdout);
  return JSON.parse(stdout.slice(stdout.indexOf("["))).flatMap(({ results }: { results: T[] }) => results ?? []);
}
