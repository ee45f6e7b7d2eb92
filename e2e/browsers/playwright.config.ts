import { defineConfig } from '@playwright/test'
import { otherBrowsers } from '../../scripts/other-browsers.mjs'

/** `npm run test:browsers`: Playwright runs the stories, and the browsers are driven by what is beside this file. */
export default defineConfig<{ program: string }>({
  testDir: '.',
  testMatch: 'stories.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: otherBrowsers().flatMap(({ name, program }) => (program ? [{ name, use: { program } }] : [])),
})
