import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The newest of the major version that runs on React 18, Vite 6 and Node 20. */
const VERSION = "^7.18.0";

/** Names that are other ones in React Router 7, or in another package of it. */
const RENAMED: readonly [was: RegExp, is: string][] = [
  [/\bRemixServer\b/g, "ServerRouter"],
  [/\bRemixBrowser\b/g, "HydratedRouter"],
  [/import\("@remix-run\/react"\)/g, 'import("react-router/dom")'],
  [/"@remix-run\/(?:cloudflare|react)"/g, '"react-router"'],
  // What a loader finds in its context is any by default.
  [/\b(Loader|Action)FunctionArgs\)/g, "$1FunctionArgs<AppLoadContext>)"],
  [
    /import type \{ (?![^}]*AppLoadContext)([^}]*FunctionArgs[^}]*)\} from "react-router"/,
    'import type { AppLoadContext, $1} from "react-router"',
  ],
  [/"remix", \["vite:(build|dev)"/g, '"react-router", ["$1"'],
];

const ROUTES = `import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { SITE_ROUTES } from "./domain/http/site-routes.ts";

const shown = SITE_ROUTES.filter(({ developmentOnly }) => !developmentOnly || process.env.NODE_ENV === "development");

export default [
  ...shown.map(({ id, path, module }) =>
    path === "/" ? index(\`routes/\${module}\`, { id }) : route(path.slice(1), \`routes/\${module}\`, { id }),
  ),
  route(":slug", "routes/page.tsx", { id: "page" }),
  route("*", "routes/not-found.tsx", { id: "not-found" }),
] satisfies RouteConfig;
`;

const CONFIG = `import type { Config } from "@react-router/dev/config";

export default { appDirectory: "app", routeDiscovery: { mode: "initial" } } satisfies Config;
`;

const VITE: readonly [was: string | RegExp, is: string][] = [
  [
    /import \{ vitePlugin as remix, cloudflareDevProxyVitePlugin as remixCloudflareDevProxy \} from "@remix-run\/dev";\n/,
    'import { reactRouter } from "@react-router/dev/vite";\nimport { cloudflareDevProxy } from "@react-router/dev/vite/cloudflare";\n',
  ],
  ['import remixConfig from "./remix.config.js";\n', ""],
  ["remixCloudflareDevProxy<Env, never>(", "cloudflareDevProxy<Env, never>("],
  ["remix(remixConfig)", "reactRouter()"],
  ['"@remix-run/react",', '"react-router", "react-router/dom",'],
];

const FOLDERS = ["app", "scripts", "tests"];
const SOURCE = /\.(?:ts|tsx|mjs)$/;

/** Makes a copy of the project one that runs on React Router 7. @returns how many files were changed or written */
export function moveToReactRouter(root: string): number {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const sources = files.filter((file) => SOURCE.test(file) && !file.startsWith("scripts/react-router/"));
  const changed = sources.filter((file) => edit(join(root, file), RENAMED));
  edit(join(root, "vite.config.ts"), VITE);
  writeFileSync(join(root, "app/routes.ts"), ROUTES);
  writeFileSync(join(root, "react-router.config.ts"), CONFIG);
  changePackages(root);
  return changed.length + 5;
}

function edit(file: string, changes: readonly [was: string | RegExp, is: string][]): boolean {
  const before = readFileSync(file, "utf8");
  const after = changes.reduce((text, [was, is]) => text.replace(was, is), before);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}

type Manifest = Record<"dependencies" | "devDependencies" | "scripts", Record<string, string>> & {
  overrides?: Record<string, unknown>;
};

/** The lock file keeps all other packages at their versions. */
function changePackages(root: string): void {
  const file = join(root, "package.json");
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  for (const packages of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(packages)) if (name.startsWith("@remix-run/")) delete packages[name];
  delete manifest.overrides;
  Object.assign(manifest.dependencies, { "react-router": VERSION });
  Object.assign(manifest.devDependencies, { "@react-router/dev": VERSION });
  manifest.scripts.build = "react-router build";
  writeFileSync(file, JSON.stringify(manifest, null, 2));

  const lockFile = join(root, "package-lock.json");
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(lockFile, "utf8"));
  for (const path of Object.keys(lock.packages))
    if (/(?:^|\/)node_modules\/(?:@remix-run\/|react-router)/.test(path)) delete lock.packages[path];
  writeFileSync(lockFile, JSON.stringify(lock, null, 2));
  rmSync(join(root, "node_modules"), { recursive: true, force: true });
}
