// For `npx playwright test`: the configuration is with the tests.
import config from "./tests/playwright.config.ts";

export default config;
