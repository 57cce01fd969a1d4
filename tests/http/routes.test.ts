import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { levelOf, pathOf, routes } from '../kit/built.ts'

const handlers = Object.values(routes).flatMap(({ id, module }) =>
  ['loader', 'action'].flatMap((kind) => (module[kind] === undefined ? [] : [{ id, kind, handler: module[kind] }])),
)

test('every loader and action of the build is wrapped', () => {
  expect(handlers.length).toBeGreaterThan(40)
  const levels = ['public', 'guest', 'user', 'factor', 'endpoints', 'hook', 'assets']
  const naked = handlers.filter(({ handler }) => !levels.includes(String(levelOf(handler))))
  expect(naked.map(({ id, kind }) => `${id} ${kind}`)).toEqual([])
})

test('a naked loader would be found', () => {
  expect(levelOf(() => null)).toBeUndefined()
})

test('pages below the dashboard check for themselves', () => {
  const inside = Object.values(routes).filter((route) => pathOf(route).startsWith('/dashboard'))
  expect(inside.length).toBeGreaterThan(0)
  for (const { id, module } of inside) expect([id, levelOf(module.loader)]).toEqual([id, 'user'])
})

test('endpoint handlers answer both reads and writes, so that a wrong method is told in our form', () => {
  const calls = Object.values(routes).filter(({ module }) => levelOf(module.loader) === 'endpoints')
  expect(calls.length).toBeGreaterThan(10)
  for (const { id, module } of calls) expect([id, levelOf(module.action)]).toEqual([id, 'endpoints'])
})

test('a hook stands at an address of its own, so that it is answered without the framework’s matching', () => {
  const hooks = Object.values(routes).filter(({ module }) => levelOf(module.action) === 'hook')
  expect(hooks.map(pathOf)).toContain('/webhooks/stripe')
  for (const { parentId, path, module } of hooks) {
    expect([parentId, path]).toEqual(['root', expect.stringMatching(/^[\w/-]+$/)])
    // Whatever the method, its action answers.
    expect(levelOf(module.loader)).toBe('hook')
  }
})

test('the contract and the mounted calls are the same list', () => {
  const forPrograms =
    /^\/(api|bots|twitter|analytics|rest|onboarding(?=\/)|auth\/v1|functions\/v1|\.well-known|events)(\/|$)/
  const mounted = Object.values(routes)
    .map(pathOf)
    .filter((path) => forPrograms.test(path) && !path.endsWith('*') && path !== '/api/docs')
  const told = [...new Set(endpoints.map(({ path }) => path))]
  expect(mounted.toSorted()).toEqual(told.toSorted())
})

const root = fileURLToPath(new URL('../..', import.meta.url))
const routeFiles = readdirSync(join(root, 'app/routes'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'app/routes', name), 'utf8') }))

/** Loader and action: from their export to the next top-level line. */
const bodiesOf = (text: string) => text.match(/^export const (loader|action) =[\s\S]*?(?=\n\S(?![)}\]]))/gm) ?? []

const forbidden = {
  'try or catch': /\btry\s*\{|\}\s*catch\b/,
  SQL: /\bsql`|\b(selectFrom|insertInto|updateTable|deleteFrom)\(/,
  'process.env': /process\.env/,
  'a hand-made answer': /\bnew Response\(/,
}

test.each(Object.entries(forbidden))('no %s in a route file', (_name, pattern) => {
  expect(routeFiles.length).toBeGreaterThan(15)
  expect(routeFiles.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([])
})

test('route files are short, and loaders and actions thin', () => {
  const lines = (text: string) => text.trimEnd().split('\n').length
  expect(routeFiles.filter(({ text }) => lines(text) > 300).map(({ name }) => name)).toEqual([])
  const form = /\b(form|sensitive)\(/g
  const thick = routeFiles.flatMap(({ name, text }) =>
    bodiesOf(text)
      .filter((body) => lines(body) > 25 * Math.max(1, body.match(form)?.length ?? 1))
      .map((body) => `${name}: ${lines(body)}`),
  )
  expect(routeFiles.flatMap(({ text }) => bodiesOf(text)).length).toBeGreaterThan(20)
  expect(thick).toEqual([])
})
