import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst, transformWithEsbuild } from 'vite'
import { describe, expect, test, vi } from 'vitest'
import { attacksOn } from '../kit/attacks.ts'
import { stopwatch } from '../kit/growth.ts'
import { seeded, seedOf } from '../kit/random.ts'

/**
 * Runs every regular expression of the product against hostile input, as a text that keeps a pattern busy for a minute
 * blocks the process for that minute (ReDoS).
 */

const app = fileURLToPath(new URL('../../app', import.meta.url))
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|\/fixtures\//.test(name),
)

async function literalsIn(name: string): Promise<RegExp[]> {
  const source = readFileSync(join(app, name), 'utf8')
  if (!source.includes('/')) return []
  const { code } = await transformWithEsbuild(source, name, { jsx: 'automatic' })
  const found: RegExp[] = []
  JSON.stringify(parseAst(code), (_key, value) => {
    if (value?.regex) found.push(new RegExp(value.regex.pattern, value.regex.flags))
    return typeof value === 'bigint' ? null : value
  })
  return found
}

/** The patterns that modules build with `new RegExp` when they are loaded. */
async function assembled(): Promise<[string, RegExp][]> {
  const found = new Map<string, [string, RegExp]>()
  const Plain = RegExp
  // Some modules were already loaded by other imports.
  vi.resetModules()
  for (const name of sources.filter((one) => readFileSync(join(app, one), 'utf8').includes('new RegExp'))) {
    function Recorded(...parameters: ConstructorParameters<typeof RegExp>) {
      const made = new Plain(...parameters)
      const caller = new Error().stack?.split('\n')[2]
      if (caller?.includes(name)) found.set(String(made), [name, made])
      return made
    }
    vi.stubGlobal('RegExp', Object.assign(Recorded, { prototype: Plain.prototype }))
    await import(join(app, name))
    vi.unstubAllGlobals()
  }
  return [...found.values()]
}

const literals = await Promise.all(
  sources.map(async (name) => (await literalsIn(name)).map((one) => [name, one] as const)),
)
const patterns = [...literals.flat(), ...(await assembled())]

const long = 10_000
/** Short ones first: at exponential cost the long ones would never finish. */
const lengths = [20, 22, 24, 26, 28, 30, 33, 36, 40, 100, 300, 1_000, 1_500, 2_000, 3_000, long]
const longer = 4 * long
/** What takes longer is compared with a quarter of the text; a pattern of cubic cost needs minutes. */
const maxMs = 250
/** In ms: too long even if linear. */
const unbearable = 10 * maxMs
/** For four times the text, four times the time is linear and sixteen times is quadratic. Below `noiseMs` it is noise. */
const [mostGrowth, noiseMs] = [8, 100]
/** In ms: less is no fault at any length. */
const negligibleMs = 1

/** In ms. */
function timeOf(pattern: RegExp, text: string): number {
  const once = () => {
    const ms = stopwatch()
    pattern.test(text)
    return ms()
  }
  const first = once()
  return first <= negligibleMs || first > maxMs * 2 ? first : Math.min(first, once())
}

/** Why the pattern is too slow on this text, or null. */
function slowness(pattern: RegExp, text: string): string | null {
  const cut = (length: number) => `${text.slice(0, length)}\0`
  for (const length of lengths) {
    const ms = timeOf(pattern, cut(length))
    if (ms > maxMs && (ms > unbearable || ms / timeOf(pattern, cut(length / 4)) > mostGrowth))
      return `${Math.round(ms)} ms on ${length} characters`
    if (length === long && ms > negligibleMs) {
      const growth = [ms, timeOf(pattern, cut(longer))] as const
      if (growth[1] > noiseMs && growth[1] / growth[0] > mostGrowth)
        return `${growth.map(Math.round).join(' and ')} ms on ${long} and ${longer} characters`
    }
  }
  return null
}

function faultOf(pattern: RegExp): string | null {
  const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  for (const text of attacksOn(plain, longer, 30, seeded(seedOf(1)))) {
    // Measured once more from the start: on a loaded machine a single measure may be far too high.
    const slow = slowness(plain, text) && slowness(plain, text)
    if (slow) return `${slow}, of ${JSON.stringify(text.slice(0, 40))}`
  }
  return null
}

describe('regular expressions', () => {
  test('are found in all modules, literal or built', () => {
    const files = new Set(patterns.map(([name]) => name))
    for (const name of [
      'adapters/model/checks.ts',
      'domain/bot/opt-outs/request.ts',
      'http/doors/api.ts',
      'contract/forms.ts',
    ])
      expect(files).toContain(name)
    expect(patterns.length).toBeGreaterThan(300)
    expect(
      patterns.some(([name, { source }]) => name === 'domain/bot/opt-outs/request.ts' && source.endsWith('{1,8}$')),
    ).toBe(true)
  })

  test('take time linear in the length of the text', () => {
    const different = new Map(patterns.map((one) => [String(one[1]), one]))
    const faults = [...different.values()].flatMap(([name, pattern]) => {
      const fault = faultOf(pattern)
      return fault ? [`${name}: ${fault}: ${pattern.source.slice(0, 60)}`] : []
    })
    expect(faults).toEqual([])
  })

  test.each([
    ['quadratic', /x.*y/],
    ['cubic', /^a*a*a*b/],
    ['exponential', /^(?:a|a)*b/],
  ])('of %s cost would be detected', (_cost, pattern) => {
    expect(faultOf(pattern)).toMatch(/ms on/)
  })
})
