import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
      : { build: { rollupOptions: { output: { manualChunks: chunkOf }, onwarn: withoutEmptyDoors } } },
}

// Many small files compress worse than a few, and each costs a request: what nearly every page with scripts needs is one
// file, what stands around every page of the dashboard another, what shows figures and entries a third.
const everywhere =
  /\/app\/ui\/(cx|tone|icon|link|spinner|button|card|form|form-errors|alert|badge|page-header|logo|centered|toast|flash-toast|skip-link|progress)\.tsx?$/
const frame =
  /\/app\/(ui\/(shell|nav|live|connectivity|shortcuts|slow-navigation|theme-switch|skeleton)|view\/dashboard\/(frame|waiting-page|load-failure|shortcuts))\.tsx?$/
const figures =
  /\/app\/(ui\/(stat|sparkline|gauge|logbook|waveform|post|facts|empty|tabs|scroll-area|disclosure|time)|view\/activity\/(entry|kinds))\.tsx?$/
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router))\//

const shared = { framework, ui: everywhere, frame, figures }

function chunkOf(id) {
  return Object.entries(shared).find(([, files]) => files.test(id))?.[0]
}

/** A door without a page has nothing for the browser, and each would be told of as an empty chunk; all else is told. */
function withoutEmptyDoors(warning, tell) {
  if (warning.code !== 'EMPTY_BUNDLE') tell(warning)
}

let clientFolder = null

/** Each text of the client beside its compressed forms, made once with all the effort there is. */
const precompressed = {
  name: 'warble-precompressed',
  apply: 'build',
  configResolved({ root, build }) {
    clientFolder = build.ssr ? null : resolve(root, build.outDir)
  },
  closeBundle() {
    if (clientFolder === null) return
    for (const entry of readdirSync(clientFolder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const text = readFileSync(path)
      // A packet carries it as it is.
      if (text.length < 1_000) continue
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(text))
    }
  },
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
    precompressed,
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
