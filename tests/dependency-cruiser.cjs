// Who may know whom: docs/architecture.md, decision 0001.
const rooms = {
  routes: ["features", "domain", "library", "ui"],
  features: ["domain", "ui"],
  library: ["domain"],
  platform: ["domain", "library"],
  ui: [],
  domain: [],
};

const inRoom = (names) => `^app/(${names.join("|")})/`;

const roomRules = Object.entries(rooms).map(([room, may]) => ({
  name: `${room}-knows-only-${may.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^app/${room}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: "^app/", pathNot: inRoom([room, ...may]) },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "features-are-strangers",
      severity: "error",
      from: { path: "^app/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/features/", pathNot: "^app/features/$1/" },
    },
    {
      name: "routes-are-strangers",
      severity: "error",
      from: { path: "^app/routes/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/routes/" },
    },
    { name: "nobody-imports-entries", severity: "error", from: { path: "^app/" }, to: { path: "^app/(root|entry\\.)" } },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^app/domain/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules", pathNot: "node_modules/zod" },
    },
    {
      name: "zod-stays-out-of-the-browser",
      severity: "error",
      from: { path: "^app/(features|ui|entry\\.client)", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/zod", reachable: true },
    },
    {
      name: "cloudflare-only-in-platform",
      severity: "error",
      from: { path: "^app/(features|domain|library|ui)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "node_modules/(@cloudflare|@remix-run)|^cloudflare:" },
    },
    { name: "no-cycles", severity: "error", from: { path: "^app/" }, to: { circular: true, dependencyTypesNot: ["type-only"] } },
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
