import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const list = read('tests/http/asvs.md')

interface Row {
  number: string
  level: string
  asked: string
  where: string
  shows: string
}

const rows = [...list.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', level = '', asked = '', where = '', shows = '']): Row => ({ number, level, asked, where, shows }),
)
const isMet = ({ where }: Row) => !/^(Not met|Does not apply)/.test(where)
const numbered = (some: Row[]) => some.map((row) => [row.number, row] as const)

/** All requirements of the standard's first two levels, as listed at the end. */
const wanted = [...list.matchAll(/^(\d+\.\d+) {2}((?:\d+:[12] ?)+)$/gm)].flatMap(([, section, numbers = '']) =>
  numbers.split(' ').map((entry) => {
    const [at, level] = entry.split(':')
    return `${section}.${at} level ${level}`
  }),
)

describe('the list is whole', () => {
  test('it has the 70 requirements of level 1 and the 183 of level 2, each in one row', () => {
    expect(wanted.filter((one) => one.endsWith(' level 1'))).toHaveLength(70)
    expect(wanted.filter((one) => one.endsWith(' level 2'))).toHaveLength(183)
    const listed = rows.filter(({ level }) => level !== '3').map(({ number, level }) => `${number} level ${level}`)
    expect(listed).toEqual(wanted)
  })

  test('no row is written in a way that is not read', () => {
    expect(list.match(/^\| \d/gm)).toHaveLength(rows.length)
  })

  test('its sum is right, and at most ten are not met', () => {
    const low = rows.filter(({ level }) => level !== '3')
    const starting = (word: string) => low.filter(({ where }) => where.startsWith(word)).length
    const [apart, unmet] = [starting('Does not apply'), starting('Not met')]
    const sum = `Of the ${low.length} requirements ${low.length - apart - unmet} are met, ${apart} do not apply, and ${unmet} are not met.`
    expect(list).toContain(sum)
    expect(unmet).toBeLessThanOrEqual(10)
  })
})

test.each(numbered(rows.filter((row) => !isMet(row))))('%s has a reason', (_number, { where }) => {
  expect(where).toMatch(/^(Not met|Does not apply): \S.{12,}\.$/)
  if (where.startsWith('Not met')) expect(where.length).toBeGreaterThan(60)
})

test.each(numbered(rows.filter(isMet)))('%s says where it is met and what shows it', (_number, { where, shows }) => {
  expect(where).toMatch(/^`[^`]+`(, `[^`]+`)*$/)
  expect(shows).toMatch(/^`[^`]+`: \S/)
})

const files = [...new Set(rows.flatMap(({ where, shows }) => [...`${where} ${shows}`.matchAll(/`([^`]+)`/g)]))]

test('every file that is named is there', () => {
  const missing = new Set(files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))))
  expect([...missing]).toEqual([])
})

const references = rows.flatMap(({ number, shows }) =>
  shows === '–'
    ? []
    : shows.split('<br>').map((one) => {
        const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? []
        return [number, file, name] as const
      }),
)

const quoted = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/
const plain = new RegExp(`\\b(?:test|it|describe)(?:\\.\\w+)*\\(\\s*${quoted.source}`, 'g')
const templated = new RegExp(
  `\\b(?:test|it|describe)(?:\\.\\w+)*\\.(?:each|for|runIf|skipIf)\\b[\\s\\S]*?\\)\\(\\s*${quoted.source}`,
  'g',
)

/** The full names of a file's tests; those of a table as written there. */
function namesIn(file: string): string[] {
  const text = read(file)
  return [plain, templated].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , name = '']) => name.replace(/\\(.)/g, '$1')),
  )
}

/** A name from a table matches everything with the same beginning, if it begins with words. */
function fits(name: string, wanted: string): boolean {
  const begin = name.split(/%|\$/)[0] ?? ''
  return name === wanted || (begin !== '' && begin !== name && wanted.startsWith(begin))
}

describe('what shows it is there', () => {
  test.each(references)('%s %s: %s', (_number, file, name) => {
    if (/\.(test|spec)\.tsx?$/.test(file)) expect(namesIn(file).filter((one) => fits(one, name))).not.toEqual([])
    else expect(read(file).replace(/\s+/g, ' ')).toContain(name)
  })

  test('a name that is nowhere would be found out', () => {
    const own = namesIn('tests/http/asvs.test.ts')
    expect(own.some((one) => fits(one, 'a name that is nowhere would be found out'))).toBe(true)
    expect(own.some((one) => fits(one, '6.2.1 has a reason'))).toBe(false)
    expect(own.some((one) => fits(one, 'every file that is named'))).toBe(false)
    expect(namesIn('tests/http/guard.test.ts')).toContain('Host: %s')
    expect(fits('Host: %s', 'Host: evil.test')).toBe(true)
  })
})
