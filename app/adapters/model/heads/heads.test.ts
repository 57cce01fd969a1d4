import { expect, test } from 'vitest'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { subjectShare } from '#app/adapters/model/heads/heads.ts'

const shares = async (words: string[]) =>
  (await createReader().texts(words, new AbortController().signal)).map((vector) => subjectShare(vector))

test('words that occur with any subject have less of one than words that name something', async () => {
  const telling = await shares(['deadlift', 'coffee', 'programming', 'pizza', 'concert', 'playoffs'])
  const weak = await shares(['everyone', 'always', 'feel', 'guys', 'literally', 'thought', 'start', 'hey'])
  expect(Math.min(...telling)).toBeGreaterThan(1.5 * Math.max(...weak))
})
