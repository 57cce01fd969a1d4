import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import { helpFacts } from '#app/content/help/facts.ts'
import { help } from '#app/content/help/index.ts'
import { pages } from '#app/routes/dashboard/layout/pages.ts'
import { sections } from '#app/routes/dashboard/settings/sections.ts'
import routes from '#app/routes.ts'
import { linksIn } from '#app/view/site/help-links.ts'

const app = join(import.meta.dirname, '../../app')
/** Words of the day on which the weights were trained, which no one reads. */
const trained = 'adapters/model/embedded/trained-wordings.ts'
const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      !['routes.ts', trained].includes(file) &&
      !file.startsWith('routes/onboarding/'),
  )
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8').replaceAll('&gt;', '>') }))

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const all = flat(routes as RouteConfigEntry[])
const isFormer = ({ file }: RouteConfigEntry) => /\/former-[\w-]+\.ts$/.test(file)
const current = new Set(all.filter((entry) => entry.path && !isFormer(entry)).map(({ path }) => `/${path}`))

const found = (pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })))

test('every “Settings > X” in a text is the name of a section', () => {
  const names = new Set(sections.map(({ label }) => label))
  const pointers = found(/(?<!in Bluesky under )\bSettings > ([A-Z]\w*(?: [a-z]+)?)/g)
  expect(pointers.length).toBeGreaterThan(20)
  // A word that goes on is not a part of the name.
  expect(pointers.filter(({ name }) => !names.has(name) && !names.has(name.split(' ')[0] ?? ''))).toEqual([])
})

test('every address of the dashboard in a source is a page, and none that has moved', () => {
  const addresses = found(/['"`(](\/dashboard[\w/-]*)(?=['"`?#)])/g)
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter(({ name }) => !current.has(name) && !name.endsWith('/'))).toEqual([])
})

test('a help text calls a page by the name in the menu', () => {
  const nameOf = new Map([...pages.map(({ to, name }) => [to, name] as const), ['/dashboard/notices', 'Notifications']])
  const named = [...help, ...helpFacts].flatMap(({ says }) => linksIn(says)).filter((part) => typeof part !== 'string')
  const wrong = named.filter(({ words, path }) => {
    const name = path.startsWith('/dashboard/settings/')
      ? `Settings > ${sections.find(({ to }) => to === path)?.label}`
      : nameOf.get(path)
    return path.startsWith('/dashboard') && !words.toLowerCase().includes((name ?? '?').toLowerCase())
  })
  expect(wrong).toEqual([])
})
