import { defineConfig } from '@playwright/test'
import { launchOptions, pictures } from './tests/browser/chromium.ts'

/** These hold with scripts and without; the others are about scripts, or look at pages only. */
const bothWays = /\/(path|skip|mail-link|errors|contact|account[\w-]*|google|setup|widget)\.spec\.ts$/

/** The built product in a real browser; each worker brings up a world of its own (tests/browser/kit.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: [['list']],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'js', testMatch: '*.spec.ts' },
    { name: 'no-js', testMatch: bothWays, use: { javaScriptEnabled: false } },
    // Pictures for a human eye, taken only when asked for.
    ...(pictures ? [{ name: 'shots', testMatch: /(shots|pictures)\.ts$/, timeout: 300_000 }] : []),
  ],
})
