import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { unhydrated } from '#app/http/cache/unhydrated.ts'
import { apiRoutesOf, levelOf, pathOf, routes } from '../kit/built.ts'

const handlers = Object.values(routes).flatMap(({ id, module }) =>
  ['loader', 'action'].flatMap((kind) => (module[kind] === undefined ? [] : [{ id, kind, handler: module[kind] }])),
)

test('every loader and action of the build has an access guard', () => {
  expect(handlers.length).toBeGreaterThan(40)
  const levels = ['public', 'guest', 'user', 'factor', 'operator', 'endpoints', 'hook', 'assets']
  const unguarded = handlers.filter(({ handler }) => !levels.includes(String(levelOf(handler))))
  expect(unguarded.map(({ id, kind }) => `${id} ${kind}`)).toEqual([])
})

test('a loader without a guard is detected', () => {
  expect(levelOf(() => null)).toBeUndefined()
})

test('every page below the dashboard has its own guard for signed-in users', () => {
  const inside = Object.values(routes).filter((route) => pathOf(route).startsWith('/dashboard'))
  expect(inside.length).toBeGreaterThan(0)
  for (const { id, module } of inside) expect([id, levelOf(module.loader)]).toEqual([id, 'user'])
})

test('endpoint routes handle reads and writes, so that a wrong method gets our error format', () => {
  const calls = Object.values(routes).filter(({ module }) => levelOf(module.loader) === 'endpoints')
  expect(calls.length).toBeGreaterThan(10)
  for (const { id, module } of calls) expect([id, levelOf(module.action)]).toEqual([id, 'endpoints'])
})

test('a webhook has a fixed path directly below the root', () => {
  const hooks = Object.values(routes).filter(({ module }) => levelOf(module.action) === 'hook')
  expect(hooks.map(pathOf)).toContain('/webhooks/stripe')
  for (const { parentId, path, module } of hooks) {
    expect([parentId, path]).toEqual(['root', expect.stringMatching(/^[\w/-]+$/)])
    expect(levelOf(module.loader)).toBe('hook')
  }
})

test('every call of the contract is below exactly one of the routes of the API', () => {
  for (const { path } of endpoints) expect([path, apiRoutesOf(path).length]).toEqual([path, 1])
})

const root = fileURLToPath(new URL('../..', import.meta.url))
const siteMap = readFileSync(join(root, 'app/routes.ts'), 'utf8')
const routeFiles = readdirSync(join(root, 'app/routes'), { recursive: true, encoding: 'utf8' })
  .filter((name) => siteMap.includes(`'routes/${name}'`))
  .map((name) => ({ name, text: readFileSync(join(root, 'app/routes', name), 'utf8') }))

/** The source of loader and action, from the export to the next top-level line. */
const bodiesOf = (text: string) => text.match(/^export const (loader|action) =[\s\S]*?(?=\n\S(?![)}\]]))/gm) ?? []

const forbidden = {
  'try or catch': /\btry\s*\{|\}\s*catch\b/,
  SQL: /\bsql`|\b(selectFrom|insertInto|updateTable|deleteFrom)\(/,
  'process.env': /process\.env/,
  'new Response': /\bnew Response\(/,
}

test.each(Object.entries(forbidden))('route files contain no %s', (_name, pattern) => {
  expect(routeFiles.length).toBeGreaterThan(15)
  expect(routeFiles.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([])
})

test('route files, loaders and actions are short', () => {
  const lines = (text: string) => text.trimEnd().split('\n').length
  expect(routeFiles.filter(({ text }) => lines(text) > 300).map(({ name }) => name)).toEqual([])
  const form = /\b(form|sensitive)\(/g
  const tooLong = routeFiles.flatMap(({ name, text }) =>
    bodiesOf(text)
      .filter((body) => lines(body) > 25 * Math.max(1, body.match(form)?.length ?? 1))
      .map((body) => `${name}: ${lines(body)}`),
  )
  expect(routeFiles.flatMap(({ text }) => bodiesOf(text)).length).toBeGreaterThan(20)
  expect(tooLong).toEqual([])
})

test('a redirect from within the app loads the document of every page that is not hydrated', () => {
  const own = Object.values(routes).filter(({ module }) => {
    const handle = module.handle as { scripts?: boolean | string } | undefined
    return handle?.scripts !== undefined && handle.scripts !== true
  })
  const paths = own.map((route) => pathOf(route) || '/').filter((path) => !path.endsWith('*'))
  expect(unhydrated.toSorted()).toEqual(paths.toSorted())
})
