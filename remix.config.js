import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Web, worker and sandbox come out of one server build, so that in role `all` they share modules and one pool. */
const serverEntries = {
  name: 'warble-server-entries',
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
      : {},
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
    serverEntries,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Islands (`?worker&url`) are modules that a page loads by itself.
  worker: { format: 'es' },
  // The scan follows loaders to the server's own modules; a native addon among them would end it.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'], exclude: ['@node-rs/argon2'] },
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'sandbox/**/*.test.ts', 'tests/{domain,http}/**/*.test.ts'],
    globalSetup: ['tests/kit/setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
})
