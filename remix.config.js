import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Web, worker and sandbox come out of one server build, so that in role `all` they share modules and one pool. */
const outputs = {
  name: 'warble-outputs',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          build: {
            rollupOptions: {
              input: { index: 'virtual:remix/server-build', main: 'app/main.ts', sandbox: 'sandbox/main.ts' },
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
            },
          },
        }
      : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
}

// Many small files compress worse than a few, and each costs a request: what nearly every page with scripts needs is one
// file, what shows figures and entries another.
const everywhere =
  /\/app\/ui\/(cx|tone|icon|link|spinner|button|card|form|form-errors|alert|badge|page-header|logo|centered|toast|flash-toast|skip-link|time|progress)\.tsx?$/
const figures = /\/app\/ui\/(stat|sparkline|gauge|logbook|waveform|post|facts|empty|tabs|scroll-area)\.tsx$/
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router))\//

function chunkOf(id) {
  if (framework.test(id)) return 'framework'
  return everywhere.test(id) ? 'ui' : figures.test(id) ? 'figures' : undefined
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    !process.env.VITEST &&
      remix({
        appDirectory: 'app',
        ignoredRouteFiles: ['**/*'],
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_lazyRouteDiscovery: true,
          v3_singleFetch: true,
          v3_routeConfig: true,
        },
      }),
    outputs,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The scan follows loaders to the server's own modules; a native addon among them would end it.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'], exclude: ['@node-rs/argon2'] },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'tests/{domain,http}/**/*.test.ts'],
    globalSetup: ['tests/kit/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
