import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { needed } from '#app/http/cache/paint-first.ts'

const client = fileURLToPath(new URL('../../build/client', import.meta.url))
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })

/** Words by which EasyList, EasyPrivacy and the lists of annoyances stop files. */
const blocked =
  /ad[sv]?(?![a-z])|advert|affiliat|analytic|banner|beacon|campaign|chat|consent|cookie|event|facebook|fingerprint|metric|newsletter|notif|notice|pixel|popup|promo|referr|share|social|sponsor|stat(s|ist)|subscri|support|telemetry|track|twitter|visit|widget/i

test('no built file has a name by which a common list would block it', () => {
  const names = files.map((file) => file.split('/').at(-1) ?? '')
  const scripts = names.filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'))
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((name) => !/^[0-9a-f]+\.js$/.test(name))).toEqual([])
  const others = names.filter((name) => !/^[0-9a-f]{8}\d*\./.test(name))
  expect(others.filter((name) => blocked.test(name))).toEqual([])
})

/** Newer than the engines that get the scripts; with the guard that a use needs, if it may be used at all. */
const newer: Record<string, { call: RegExp; guard?: RegExp }> = {
  'structured clones': { call: /\bstructuredClone\(/ },
  'arrays by copy': { call: /\.(toReversed|toSpliced)\(|Object\.groupBy\(|Map\.groupBy\(|Array\.fromAsync\(/ },
  'set operations': { call: /\.(isSubsetOf|isSupersetOf|symmetricDifference)\(/ },
  'iterator helpers': { call: /\.(values|keys|entries)\(\)\.(map|filter|toArray|some|find|reduce)\(/ },
  'promises with their resolvers': { call: /Promise\.(withResolvers|try)\(/ },
  'several signals in one': { call: /AbortSignal\.any\(/ },
  'view transitions': {
    call: /document\.startViewTransition\(/,
    guard: /"function"!=typeof \w+\.window\.document\.startViewTransition/,
  },
  'idle callbacks': { call: /requestIdleCallback\(/ },
  popovers: { call: /\.(showPopover|togglePopover)\(/ },
  'web locks': { call: /navigator\.locks\./, guard: /navigator\.locks\)|!navigator\.locks|navigator\.locks\?/ },
  'broadcast channels': { call: /new BroadcastChannel\(/, guard: /typeof BroadcastChannel/ },
  segmenters: { call: /new Intl\.Segmenter\(/, guard: /"Segmenter"in Intl/ },
  'random ids': { call: /crypto\.randomUUID\(/ },
  'addresses that are checked': { call: /URL\.(canParse|parse)\(/ },
  'aria properties': { call: /\.aria(Busy|Label|Pressed|Disabled|Expanded)\b/ },
}

const scripts = files
  .filter((file) => /assets\/[0-9a-f]+\.js$/.test(file))
  .map((file) => readFileSync(join(client, file), 'utf8'))

test.each(Object.entries(newer))('the scripts use %s only where the engine has them', (_, { call, guard }) => {
  const uses = scripts.filter((script) => call.test(script) && !guard?.test(script))
  expect(uses.map((script) => call.exec(script)?.[0])).toEqual([])
})

/** As old as the older ones of these, or older. */
const asked = [
  '.at(',
  '.findLast',
  '.toSorted(',
  '.replaceAll(',
  'Object.hasOwn',
  'AbortSignal.timeout',
  '.requestSubmit(',
]

test.each(asked)('a page with %s in its scripts asks for it first', (call) => {
  expect(scripts.some((script) => script.includes(call))).toBe(true)
  const name = /\w+$/.exec(call.replace('(', ''))?.[0] ?? ''
  expect(needed.some((feature) => feature.endsWith(name))).toBe(true)
})
