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
  requirement: string
  where: string
  evidence: string
}

const rows = [...list.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', level = '', requirement = '', where = '', evidence = '']): Row => ({
    number,
    level,
    requirement,
    where,
    evidence,
  }),
)
const isMet = ({ where }: Row) => !/^(Not met|Does not apply)/.test(where)
const numbered = (some: Row[]) => some.map((row) => [row.number, row] as const)

/** All requirements of the standard’s first two levels, from the list at the end of the file. */
const requirements = [...list.matchAll(/^(\d+\.\d+) {2}((?:\d+:[12] ?)+)$/gm)].flatMap(([, section, numbers = '']) =>
  numbers.split(' ').map((entry) => {
    const [at, level] = entry.split(':')
    return `${section}.${at} level ${level}`
  }),
)

describe('the list of requirements is complete', () => {
  test('has the 70 requirements of level 1 and the 183 of level 2, each in one row', () => {
    expect(requirements.filter((one) => one.endsWith(' level 1'))).toHaveLength(70)
    expect(requirements.filter((one) => one.endsWith(' level 2'))).toHaveLength(183)
    const listed = rows.filter(({ level }) => level !== '3').map(({ number, level }) => `${number} level ${level}`)
    expect(listed).toEqual(requirements)
  })

  test('every row of the table is parsed', () => {
    expect(list.match(/^\| \d/gm)).toHaveLength(rows.length)
  })

  test('its totals are right, and at most ten requirements are not met', () => {
    const required = rows.filter(({ level }) => level !== '3')
    const starting = (word: string) => required.filter(({ where }) => where.startsWith(word)).length
    const [notApplicable, unmet] = [starting('Does not apply'), starting('Not met')]
    const met = required.length - notApplicable - unmet
    const sum = `Of the ${required.length} requirements ${met} are met, ${notApplicable} do not apply, and ${unmet} are not met.`
    expect(list).toContain(sum)
    expect(unmet).toBeLessThanOrEqual(10)
  })
})

test.each(numbered(rows.filter((row) => !isMet(row))))('%s gives a reason', (_number, { where }) => {
  expect(where).toMatch(/^(Not met|Does not apply): \S.{12,}\.$/)
  if (where.startsWith('Not met')) expect(where.length).toBeGreaterThan(60)
})

test.each(numbered(rows.filter(isMet)))(
  '%s names the code that meets it and the test that verifies it',
  (_number, { where, evidence }) => {
    expect(where).toMatch(/^`[^`]+`(, `[^`]+`)*$/)
    expect(evidence).toMatch(/^`[^`]+`: \S/)
  },
)

const files = [...new Set(rows.flatMap(({ where, evidence }) => [...`${where} ${evidence}`.matchAll(/`([^`]+)`/g)]))]

test('every file named in the list exists', () => {
  const missing = new Set(files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file))))
  expect([...missing]).toEqual([])
})

const references = rows.flatMap(({ number, evidence }) =>
  evidence === '–'
    ? []
    : evidence.split('<br>').map((one) => {
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

/** The titles of a file’s tests, with the placeholders of table tests. */
function namesIn(file: string): string[] {
  const text = read(file)
  return [plain, templated].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, , name = '']) => name.replace(/\\(.)/g, '$1')),
  )
}

/** The title of a table test matches whatever begins with the text before its first placeholder. */
function fits(name: string, title: string): boolean {
  const begin = name.split(/%|\$/)[0] ?? ''
  return name === title || (begin !== '' && begin !== name && title.startsWith(begin))
}

describe('cited tests exist', () => {
  test.each(references)('%s %s: %s', (_number, file, name) => {
    if (/\.(test|spec)\.tsx?$/.test(file)) expect(namesIn(file).filter((one) => fits(one, name))).not.toEqual([])
    else expect(read(file).replace(/\s+/g, ' ')).toContain(name)
  })

  test('a citation matches whole titles only, or the fixed beginning of a table’s title', () => {
    const own = namesIn('tests/http/asvs.test.ts')
    expect(
      own.some((one) => fits(one, 'a citation matches whole titles only, or the fixed beginning of a table’s title')),
    ).toBe(true)
    expect(own.some((one) => fits(one, '6.2.1 gives a reason'))).toBe(false)
    expect(own.some((one) => fits(one, 'every file named in'))).toBe(false)
    expect(namesIn('tests/http/guard.test.ts')).toContain('Host: %s')
    expect(fits('Host: %s', 'Host: evil.test')).toBe(true)
  })
})
