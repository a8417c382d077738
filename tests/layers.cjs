// Which layer may import which (docs/architecture.md). dependency-cruiser.cjs turns this into rules; check-docs.ts holds the READMEs to it.
exports.layers = {
  routes: ["features", "assistant", "triage", "domain", "library", "ui"],
  features: ["domain", "browser", "ui"],
  assistant: ["triage", "reading", "language", "domain"],
  triage: ["reading", "language", "domain"],
  reading: ["language", "domain"],
  library: ["language", "domain"],
  platform: ["domain", "library"],
  browser: ["domain"],
  ui: [],
  language: [],
  domain: [],
};

/** Single modules or folders that a layer may import although the rest of their layer is closed to it. */
exports.entryPoints = {
  features: ["triage/screen.ts", "library/card-search.ts", "library/substance-search.ts"],
  library: ["assistant/compile/", "triage/compile/", "triage/screen.ts"],
  platform: ["assistant/llm/"],
};
