import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

/** kB that a first visit may load, gzipped. */
const maxStyle = 13.2
const pages = [
  { path: '/', script: 12 },
  { path: '/try', script: 12 },
  { path: '/pricing', script: 12 },
  { path: '/contact', script: 12 },
  { path: '/terms', script: 12 },
  { path: '/no/such/page', script: 0 },
  { path: '/login', script: 12 },
  { path: '/signup', script: 12 },
  { path: '/dashboard', script: 121.5 },
  { path: '/dashboard/analytics', script: 122 },
]

let world: World
let cookie: string
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  cookie = (await seedActor(world)).cookie
})
afterAll(() => world?.close())

async function read(path: string): Promise<string> {
  const answer = await fetch(world.origin + path)
  expect(answer.status).toBe(200)
  return answer.text()
}
const weigh = (text: string) => gzipSync(text, { level: 9 }).length / 1000

/** Every script that a page loads initially: those in its HTML and their imports. */
async function scriptsOf(html: string): Promise<Map<string, string>> {
  const scripts = new Map<string, string>()
  const follow = async (path: string): Promise<void> => {
    if (scripts.has(path)) return
    scripts.set(path, '')
    const text = await read(path)
    scripts.set(path, text)
    const imports = text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g)
    for (const [, name] of imports) await follow(`/assets/${name}`)
  }
  // Not every script URL in the HTML: the manifest also names scripts of other pages.
  const named = /(?:<link rel="later" href=|<script[^>]* src=|\bimport\s(?:[^"]*\sfrom\s)?)"(\/assets\/[\w.-]+\.js)"/g
  for (const [, path] of html.matchAll(named)) await follow(String(path))
  return scripts
}

test.each(pages)('a first visit to $path loads at most $script kB of script', async ({ path, script }) => {
  const signedIn = path.startsWith('/dashboard')
  const answer = await fetch(world.origin + path, { headers: signedIn ? { cookie } : {} })
  const html = await answer.text()
  const scripts = await scriptsOf(html)
  const weight = [...scripts.values()].reduce((sum, text) => sum + weigh(text), 0)
  expect(weight).toBeLessThanOrEqual(script)
  if (script === 0) expect(html).not.toContain('<script')
  else expect(scripts.size).toBeGreaterThan(0)
  const sheets = [...new Set([...html.matchAll(/href="([^"]+\.css)"/g)].map(([, sheet]) => String(sheet)))]
  expect(sheets.length).toBeGreaterThan(0)
  const styles = await Promise.all(sheets.map(read))
  expect(styles.reduce((sum, text) => sum + weigh(text), 0)).toBeLessThanOrEqual(maxStyle)
})

test('no script has the library of the contracts in it: components import their types only', () => {
  const folder = new URL('../../build/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes('_zod'))).toEqual([])
})

test('what X’s way of counting takes is one small script, of the pages with a counter only', () => {
  const folder = new URL('../../build/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  const [counter = '', ...more] = scripts.filter((name) => textOf(name).includes('afamilycompany'))
  expect(more).toEqual([])
  expect(weigh(textOf(counter))).toBeLessThan(11)
  const manifest = scripts.map(textOf).find((text) => text.startsWith('window.__remixManifest=')) ?? ''
  const modules = [...manifest.matchAll(/"(routes\/[^"]+)":\{[^}]*"module":"\/assets\/([^"]+)"/g)]
  const users = scripts.filter((name) => textOf(name) !== manifest && textOf(name).includes(counter))
  const counting = modules.filter(([, , module = '']) =>
    [counter, ...users].some((script) => module === script || textOf(module).includes(script)),
  )
  const pages = ['inbox/conversation', 'inbox/route', 'queue/route'].map((page) => `routes/dashboard/${page}`)
  expect(counting.map(([, route]) => route).toSorted()).toEqual(pages)
})
