import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions, pictures } from './tests/browser/chromium.ts'

/** Tests that must pass with scripts and without; the others are about scripts, or only look at pages. */
const bothWays =
  /\/(path|skip|mail-link|errors|contact|account[\w-]*|google|setup|connect-x|widget|billing|health|steering|limits|queue[\w-]*|notices)\.spec\.ts$/

/** The built product in a real browser; each worker starts a world of its own (tests/browser/kit.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/setup.ts',
  outputDir: 'test-results',
  // A slow machine is no failure: the slowest test takes a tenth of it.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // What passes only when tried again is named as flaky at the end of `npm test`.
  retries: 1,
  // One more than cores: each waits for its server a third of the time.
  workers: availableParallelism() + 1,
  reporter: [['list']],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'no-preference' },
    // A trace costs a tenth of the time: `npx playwright test --trace on FILE` records one.
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'js', testMatch: '*.spec.ts' },
    { name: 'no-js', testMatch: bothWays, use: { javaScriptEnabled: false } },
    // Screenshots for people, taken only on request.
    ...(pictures ? [{ name: 'shots', testMatch: /(shots|pictures)\.ts$/, timeout: 300_000 }] : []),
  ],
})
