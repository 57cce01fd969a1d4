import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('..', import.meta.url)
const lines = [
  ...readFileSync(new URL('world/lines.md', folder), 'utf8').matchAll(
    /^\| (.+) \| .+ \| `(.+)` \| (.+) \| (?:held|mended) \|$/gm,
  ),
]

test('each reported symptom has the test that the list names', () => {
  const missing = lines.filter(
    ([, _symptom, file = '', title = '']) => !readFileSync(new URL(file, folder), 'utf8').includes(title),
  )
  expect(lines.length).toBeGreaterThanOrEqual(60)
  expect(missing.map(([line]) => line)).toEqual([])
})
