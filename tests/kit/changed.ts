/**
 * `npm run test:changed [-- BASE]`: runs the tests affected by the changes since `main` or BASE. A test is affected if
 * it imports a changed file, or if it requests a URL whose route imports one.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@remix-run/route-config'
import siteMap from '../../app/routes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that everything depends on without importing them. */
const sharedByAll = /^(migrations\/|package(-lock)?\.json$|remix\.config\.js$|playwright\.config\.ts$|server\.js$)/

const sources = ['app', 'sandbox', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js)$/.test(name))
    .map((name) => join(folder, name)),
)

function importsOf(file: string): string[] {
  const names = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'((?:#app|\.{1,2})\/[^'?]+)/g)].map(
    ([, name = '']) => name,
  )
  return names.map((name) => normalize(name.startsWith('#') ? name.slice(1) : join(dirname(file), name)))
}

/** The files and everything that imports them, directly or not. */
function withImporters(files: string[]): Set<string> {
  const importers = new Map<string, string[]>()
  for (const file of sources)
    for (const name of importsOf(file)) importers.set(name, [...(importers.get(name) ?? []), file])
  const touched = new Set<string>()
  const visit = (file: string): void => {
    if (touched.has(file)) return
    touched.add(file)
    for (const importer of importers.get(file) ?? []) visit(importer)
  }
  for (const file of files) visit(file)
  return touched
}

/** URLs whose route or layout is affected. */
function addressesIn(entries: readonly RouteConfigEntry[], touched: Set<string>, above = false): string[] {
  return entries.flatMap(({ file, path, index, children = [] }) => {
    const own = above || touched.has(join('app', file))
    return [...(own && (path || index) ? [`/${path ?? ''}`] : []), ...addressesIn(children, touched, own)]
  })
}

function mentions(text: string, address: string): boolean {
  if (address === '/') return /['"`}]\/['"`?#]/.test(text)
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\/:\w+/g, '/[^/\'"`?]+')
  return new RegExp(`['"\`}]${escaped}(?![\\w-])`).test(text)
}

/** The text of a test file; for the axe tests with the lists of screens, which name their URLs. */
const textOf = (file: string) =>
  [file, ...(file.endsWith('axe.spec.ts') ? sources.filter((name) => /browser\/screens[\w-]*\.ts$/.test(name)) : [])]
    .map(read)
    .join('\n')

const [base = git('branch', '--list', 'main').length > 0 ? 'main' : 'HEAD'] = process.argv.slice(2)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', git('merge-base', base, 'HEAD')[0] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const touched = withImporters(changed)
const everything = touched.has('app/root.tsx') || changed.some((file) => sharedByAll.test(file))
const addresses = addressesIn(await siteMap, touched)

function chosen(pattern: RegExp): string[] {
  const tests = sources.filter((file) => pattern.test(file))
  if (everything) return tests
  return tests.filter(
    (file) =>
      touched.has(file) ||
      (/^tests\/(http|browser)\//.test(file) && addresses.some((address) => mentions(textOf(file), address))),
  )
}

const [modules, specs] = [chosen(/\.test\.tsx?$/), chosen(/\.spec\.ts$/)]
console.log(
  `${changed.length} files changed, ${addresses.length} URLs affected: ${modules.length} test files and ${specs.length} in the browser`,
)
const run = (command: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit' }).status ?? 1

const codes = [
  ...(modules.length > 0 ? [run('vitest', 'run', '--config', 'remix.config.js', ...modules)] : []),
  ...(specs.length > 0 ? [run('playwright', 'test', ...specs)] : []),
]
process.exitCode = Math.max(0, ...codes)
