import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { labels, specTexts } from '../kit/spec-texts.ts'

const app = fileURLToPath(new URL('../../app/', import.meta.url))
/** A source file on one line, with plain apostrophes. */
const read = (file: string) =>
  readFileSync(app + file, 'utf8')
    .replace(/\s+/g, ' ')
    .replace(/\\'|&apos;|’/g, "'")

describe('texts quoted in the specification', () => {
  const quotedTexts = Object.entries(specTexts).flatMap(([text, place]) =>
    'in' in place ? [[text, place.in, place.as ?? text] as const] : [],
  )
  test.each(quotedTexts)('%s is in %s', (_text, file, as) => {
    expect(read(file)).toContain(as)
  })

  test.each(Object.entries(labels))('the label %s is in %s', (label, file) => {
    expect(read(file)).toContain(label)
  })

  // The specification is not part of the project: .ci/run sets its path where it is available.
  const spec = process.env.PRODUCT_SPEC_FILE ?? ''
  test.runIf(existsSync(spec))('are all in the table', () => {
    const sections = readFileSync(spec, 'utf8').split(/^## /m)
    const quoted = sections.filter((section) => /^[24589]\./.test(section)).flatMap(quotedIn)
    expect(quoted.length).toBeGreaterThan(90)
    expect(quoted.filter((text) => !(text in specTexts))).toEqual([])
  })
})

/** The texts between single quotes; apostrophes inside words do not count. */
function quotedIn(section: string): string[] {
  return [...section.matchAll(/(?<![\w'])'(\S(?:[^'\n]|'(?=(?:m|t|re|ll|s|ve)\b))*)'(?!\w)/g)].map(
    ([, text]) => text ?? '',
  )
}
