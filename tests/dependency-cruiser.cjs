// The import rules of app/: docs/architecture.md, decision 0001.
const { layers, entryPoints } = require("./layers.cjs");

const escaped = (path) => path.replaceAll(".", "\\.");

const layerRules = Object.entries(layers).map(([layer, may]) => {
  const open = [`(${[layer, ...may].join("|")})/`, ...(entryPoints[layer] ?? []).map(escaped)];
  return {
    name: `${layer}-imports-only-${may.join("-") || "itself"}`,
    severity: "error",
    from: { path: `^app/${layer}/`, pathNot: "\\.test\\.tsx?$" },
    to: { path: "^app/", pathNot: `^app/(${open.join("|")})` },
  };
});

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: "features-do-not-import-each-other",
      severity: "error",
      // Pages that React takes over are put together in a folder of their own.
      from: { path: "^app/features/([^/]+)/", pathNot: ["\\.test\\.tsx?$", "^app/features/pages/"] },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "routes-do-not-import-each-other",
      severity: "error",
      from: { path: "^app/routes/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/routes/", pathNot: "^app/routes/site-routes\\.ts$" },
    },
    { name: "nothing-imports-entries", severity: "error", from: { path: "^app/" }, to: { path: "^app/(root|entry\\.)" } },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^app/(domain|triage|reading|language|assistant)/", pathNot: ["\\.test\\.ts$", "^app/triage/(compile|train|review)/"] },
      to: { path: "node_modules", pathNot: "node_modules/(zod|minisearch)" },
    },
    {
      name: "zod-stays-out-of-the-browser",
      severity: "error",
      from: { path: "^app/(features|ui|browser|entry\\.client)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/zod", reachable: true },
    },
    {
      name: "cloudflare-only-in-platform",
      severity: "error",
      from: { path: "^app/(features|assistant|triage|reading|language|browser|domain|library|ui)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/(@cloudflare|@remix-run)|^cloudflare:" },
    },
    { name: "no-cycles", severity: "error", from: { path: "^app/" }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.wrangler)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
    },
  },
};
