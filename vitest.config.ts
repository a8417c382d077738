// For `npx vitest`: the configuration is with the tests.
import config from "./tests/vitest.config.ts";

export default config;
