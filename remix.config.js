import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Only a hash: blockers stop files by words in their names ("analytics", "social"), of which hex digits spell none.
const scripts = { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js', hashCharacters: 'hex' }
const assets = { assetFileNames: 'assets/[hash][extname]', hashCharacters: 'hex' }

/** One server build, so that in role `all` web and worker share modules and one pool. */
const outputs = {
  name: 'warble-outputs',
  apply: 'build',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? {
          // Bundled: as hundreds of small files they take a third of the start, and Node imports no plain JSON (tlds).
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
              output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', ...assets },
              onwarn,
            },
          },
        }
      : {
          build: { rollupOptions: { output: { manualChunks: chunkOf, ...scripts, ...assets }, onwarn } },
        },
}

/** The framework would reload the page that the link is on, and the link would never lead anywhere. */
const fullNavigation = {
  name: 'warble-full-navigation',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/@remix-run/react/dist/esm/routeModules.js')) return
    const reload = 'window.location.reload();'
    if (!code.includes(reload)) this.error('The framework no longer reloads when a script is missing.')
    return `import { loadDocument } from '/app/ui/script-fallback.ts';${code.replace(reload, 'loadDocument();')}`
  },
}

// Small files compress worse and cost a request each: shared code, the dashboard's frame, and its figures.
const everywhere =
  /\/app\/(ui\/(cx|tone|icon|link|button|card|form|form-errors|alert|badge|page-header|logo|centered|toast|flash-toast|refusal-toast|progress|kept)|view\/(redirecting-form|site\/(pages|site-facts))|domain\/time|time-zones)\.tsx?$/
const frame =
  /\/app\/(ui\/(shell|nav|live|stream-place|connectivity|theme-switch|skeleton|kept-text|refusal-summary|settling-pointer|use-slow)|view\/dashboard\/load-failure|routes\/dashboard\/layout\/(dashboard-layout|waiting-page|bell))\.tsx?$/
const figures =
  /\/app\/(ui\/(stat|sparkline|gauge|logbook|waveform|post|facts|empty|tabs|scroll-area|accordion|time|static)|view\/(activity\/(entry|entries)|dashboard\/connection-card))\.tsx?$/
const framework =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router))\/|\/app\/ui\/script-fallback\.ts$/

const dynamicImports = /vite\/preload-helper/

const shared = { framework, ui: everywhere, frame, figures, dynamicImports }

function chunkOf(id) {
  return Object.entries(shared).find(([, files]) => files.test(id))?.[0]
}

/** A route without a component has an empty chunk, and zod has comments for other bundlers; both are fine. */
function onwarn(warning, tell) {
  if (!['EMPTY_BUNDLE', 'INVALID_ANNOTATION'].includes(warning.code)) tell(warning)
}

/** Runs once both builds exist, which name the client's files. */
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

/** The browser's routes: no one navigates to a call. */
function withoutCalls(script) {
  const [variable, manifest] = script.split(/=(.*);$/s)
  const { routes, ...rest } = JSON.parse(manifest)
  const pages = Object.entries(routes).filter(([, { id }]) => !/^api[:/]/.test(id))
  return `${variable}=${JSON.stringify({ ...rest, routes: Object.fromEntries(pages) })};`
}

function compress(path) {
  const text = readFileSync(path)
  // It fits into one packet uncompressed.
  if (text.length < 1_000) return
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(text))
}

/** If one of these started last, it would run on alone while the other workers are idle. */
const longest =
  /\/(addresses|codes|handles|kill|bench-\w+|chaos-\w+|policy-switch|llm-trouble|webhooks-run|try|access|sign-in-limits|step-up-pages|streams|operator|hostile|malformed\S*|server-start|server-stop|stop|silent-database|whole-path|account\S*|backup|database-restart|soak|patterns|postgres|logs|crosssite|auth-\S+)\.test\.ts$/

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
          // Lazy discovery would request the routes that links lead to; the routes are one small cached file.
          v3_lazyRouteDiscovery: false,
          v3_singleFetch: true,
          v3_routeConfig: true,
        },
      }),
    outputs,
    fullNavigation,
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Islands (`?worker&url`) are modules that a page loads on its own.
  worker: { format: 'es', rollupOptions: { output: scripts } },
  // The scan follows loaders to server modules and fails on a native addon.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.tsx'], exclude: ['@node-rs/argon2'] },
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'extension/**/*.test.ts',
      'tests/{domain,http,world}/**/*.test.ts',
    ],
    globalSetup: ['tests/kit/setup.ts'],
    setupFiles: ['tests/kit/contract-watch.ts'],
    execArgv: ['--import', new URL('tests/kit/remembered-vectors.js', import.meta.url).href],
    // More workers than cores, since many wait. Modules load once per worker: files have their own database.
    isolate: false,
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // A slow machine should not fail the tests: the slowest one takes a tenth of this.
    testTimeout: 300_000,
    // Messages name what was found, not "Array(1)": scripts/test.js shows them at the end of a run.
    chaiConfig: { truncateThreshold: 300 },
    hookTimeout: 300_000,
  },
})
