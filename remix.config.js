import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Web, worker and sandbox come from one server build, so that in role `all` they share modules and one pool. */
const outputs = {
  name: 'warble-outputs',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          // Of hundreds of small files each, which took a third of the time until a process was ready; the last is JSON,
          // which Node imports with an attribute only.
          ssr: { noExternal: ['kysely', 'stripe', 'zod', 'jose', 'tlds'] },
          build: {
            rollupOptions: {
              input: {
                index: 'virtual:remix/server-build',
                main: 'app/main.ts',
                sandbox: 'sandbox/main.ts',
                // A thread starts from a file of its own, next to the module that starts it.
                'chunks/encoder-worker': 'app/adapters/model/encoder/worker.js',
              },
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
              onwarn,
            },
          },
        }
      : {
          build: { rollupOptions: { output: { manualChunks: chunkOf, entryFileNames: fileNameOf }, onwarn } },
        },
}

// Many small files compress worse than a few, and each costs a request: code for nearly every hydrated page is one
// file, the dashboard's frame another, figures and entries a third.
const everywhere =
  /\/app\/(ui\/(cx|tone|icon|link|button|card|form|form-errors|alert|badge|page-header|logo|centered|toast|flash-toast|refusal-toast|progress)|view\/(redirecting-form|site\/(pages|site-facts))|domain\/time)\.tsx?$/
const frame =
  /\/app\/(ui\/(shell|nav|live|connectivity|theme-switch|skeleton|kept|kept-text|refusal-summary|settling-pointer)|view\/dashboard\/load-failure|routes\/dashboard\/layout\/(dashboard-layout|waiting-page|bell))\.tsx?$/
const figures =
  /\/app\/(ui\/(stat|sparkline|gauge|logbook|waveform|post|facts|empty|tabs|scroll-area|accordion|time)|view\/(activity\/entry|dashboard\/connection-card))\.tsx?$/
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router))\//

const dynamicImports = /vite\/preload-helper/

const shared = { framework, ui: everywhere, frame, figures, dynamicImports }

function chunkOf(id) {
  return Object.entries(shared).find(([, files]) => files.test(id))?.[0]
}

/** A page is named after its folder. */
function fileNameOf({ name, facadeModuleId }) {
  const page = /\/([\w-]+)\/route\.tsx/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${page ?? name}-[hash].js`
}

/** A route without a component has an empty client chunk, and zod's comments for other bundlers; both are fine. */
function onwarn(warning, tell) {
  if (!['EMPTY_BUNDLE', 'INVALID_ANNOTATION'].includes(warning.code)) tell(warning)
}

/** What is left to do with the client once both builds are there, which name its files. */
async function finishClient({ remixConfig: { buildDirectory } }) {
  const { minify } = await import('terser')
  const folder = join(buildDirectory, 'client')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (/^manifest-\w+\.js$/.test(entry.name)) writeFileSync(path, withoutCalls(readFileSync(path, 'utf8')))
    else if (entry.name.endsWith('.js')) {
      const { code } = await minify(readFileSync(path, 'utf8'), { module: true, compress: { passes: 2 } })
      writeFileSync(path, code)
    }
    if (/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) compress(path)
  }
}

/** The routes as the browser has to know them: nobody navigates to a call. */
function withoutCalls(script) {
  const [variable, manifest] = script.split(/=(.*);$/s)
  const { routes, ...rest } = JSON.parse(manifest)
  const pages = Object.entries(routes).filter(([, { id }]) => !/^api[:/]/.test(id))
  return `${variable}=${JSON.stringify({ ...rest, routes: Object.fromEntries(pages) })};`
}

/** Compressed copies, made once at the highest level. */
function compress(path) {
  const text = readFileSync(path)
  // It fits into one packet uncompressed.
  if (text.length < 1_000) return
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(text))
}

/** If one of these started last, it would run on alone while the other workers are idle. */
const longest =
  /\/(kill|bench-\w+|chaos-\w+|policy-switch|llm-trouble|webhooks-run|try|access|sign-in-limits|step-up-pages|streams|operator|hostile|malformed\S*|server-start|server-stop|stop|silent-database|whole-path|account\S*|backup|database-restart|soak|patterns|postgres|logs|crosssite|auth-\S+)\.test\.ts$/

class LongestFirst {
  shard = async (files) => files
  sort = async (files) => {
    const rank = ({ moduleId }) => (longest.test(moduleId) ? 0 : moduleId.includes('/tests/http/') ? 1 : 2)
    return files.toSorted((one, other) => rank(one) - rank(other) || (one.moduleId < other.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    !process.env.VITEST &&
      remix({
        appDirectory: 'app',
        ignoredRouteFiles: ['**/*'],
        buildEnd: finishClient,
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          // A view would ask for the routes that its links lead to; the pages' are one small file that browsers keep.
          v3_lazyRouteDiscovery: false,
          v3_singleFetch: true,
          v3_routeConfig: true,
        },
      }),
    outputs,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Islands (`?worker&url`) are modules that a page loads on its own.
  worker: { format: 'es' },
  // The scan follows loaders to server modules and fails on a native addon.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'], exclude: ['@node-rs/argon2'] },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'extension/**/*.test.ts',
      'tests/{domain,http}/**/*.test.ts',
    ],
    globalSetup: ['tests/kit/setup.ts'],
    setupFiles: ['tests/kit/contract-watch.ts'],
    // Two more than cores, since many wait for a clock or a server. Modules are loaded once per worker, not per file;
    // each file has its own database or sandbox.
    isolate: false,
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // A slow machine should not fail the tests: the slowest one takes a tenth of this.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
