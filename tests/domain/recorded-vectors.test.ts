import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encoder, readableText } from '#app/adapters/model/encoder/encoder.ts'
import { closeness, dimensions } from '#app/adapters/model/encoder/vector.ts'
import { labelledPeople } from '../kit/labelled.ts'

beforeAll(() => void vi.stubEnv('ENCODE_ANEW', '1'))
afterAll(() => void vi.unstubAllEnvs())

const keyLength = 16

function recordedVectors(): Map<string, Int8Array> {
  const file = readFileSync(new URL('../kit/recorded-vectors.bin', import.meta.url))
  const records = new Map<string, Int8Array>()
  for (let at = 0; at < file.length; at += keyLength + dimensions)
    records.set(
      file.toString('hex', at, at + keyLength),
      new Int8Array(file.subarray(at + keyLength, at + keyLength + dimensions)),
    )
  return records
}

const keyOf = (text: string) =>
  createHash('sha256')
    .update(readableText(text))
    .digest('hex')
    .slice(0, 2 * keyLength)

test('the vectors that other tests read from a file are the encoder’s', async () => {
  const records = recordedVectors()
  const recorded = labelledPeople(7, 300).posts.flatMap(({ post: { text } }) => {
    const vector = records.get(keyOf(text))
    return vector ? [[text, vector] as const] : []
  })
  expect(recorded.length).toBeGreaterThan(100)
  const some = recorded.filter((_, at) => at % Math.ceil(recorded.length / 50) === 0)
  const anew = await encoder.encode(
    some.map(([text]) => text),
    new AbortController().signal,
  )
  for (const [at, [text, vector]] of some.entries())
    expect([text, closeness(vector, anew[at] as Int8Array)]).toEqual([text, expect.closeTo(1, 1)])
})
