import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions, pictures } from './tests/browser/chromium.ts'
import { full } from './tests/kit/full.ts'

/** Tests that also pass without scripts: six journeys always, all in `npm run test:full`. */
const journeys = /@without-scripts/
const bothWays =
  /\/(path|skip|mail-link|errors|contact|account[\w-]*|google|setup|connect-x|widget|billing|health|steering|limits|ratings|queue[\w-]*|notices)\.spec\.ts$/

/** The built product in a real browser; each worker starts a world of its own (tests/browser/kit.ts). */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/setup.ts',
  outputDir: 'test-results',
  // A slow machine is no failure: the slowest test takes a tenth of it.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // One more than cores: each waits for its server a third of the time.
  workers: availableParallelism() + 1,
  reporter: [['list']],
  use: {
    launchOptions,
    viewport: { width: 1280, height: 800 },
    // Animations cost the browsers time; path.spec.ts runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a tenth of the time: `npx playwright test --trace on FILE` records one.
    screenshot: 'only-on-failure',
    trace: 'off',
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'js', testMatch: '*.spec.ts' },
    {
      name: 'no-js',
      testMatch: bothWays,
      use: { javaScriptEnabled: false },
      ...(!full && { grep: journeys }),
    },
    // Screenshots for people, taken only on request.
    ...(pictures ? [{ name: 'shots', testMatch: /(shots|pictures)\.ts$/, timeout: 300_000 }] : []),
  ],
})
