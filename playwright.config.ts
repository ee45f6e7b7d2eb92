import { defineConfig } from '@playwright/test'
import { findHeadlessChromium } from './scripts/chromium.mjs'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // As many as Vitest has: each waits for its server and its page now and then, and two leave a core idle.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A machine that stalls for seconds fails a test now and then. `npm test` names such tests, and fails at a few.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    // Traces would take a third of the time of every test; `--trace retain-on-failure` asks for them.
    trace: 'off',
    // Below the test's own, so that what did not come is named.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: [
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})
