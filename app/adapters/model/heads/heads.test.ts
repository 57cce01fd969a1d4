import { expect, test } from 'vitest'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { answerKindOf, isRequest, subjectShare } from '#app/adapters/model/heads/heads.ts'

const read = (texts: string[]) => createReader().texts(texts, new AbortController().signal)
const shares = async (words: string[]) => (await read(words)).map((vector) => subjectShare(vector))

test('words that occur with any subject have less of one than words that name something', async () => {
  const telling = await shares(['deadlift', 'coffee', 'programming', 'pizza', 'concert', 'playoffs'])
  const weak = await shares(['everyone', 'always', 'feel', 'guys', 'literally', 'thought', 'start', 'hey'])
  expect(Math.min(...telling)).toBeGreaterThan(1.5 * Math.max(...weak))
})

test('a few words that address no one are a request to stop only if that is likely', async () => {
  const kindsOf = async (texts: string[]) =>
    (await read(texts)).map((vector, at) => answerKindOf(texts[at] ?? '', vector))
  expect(await kindsOf(['Wild.', 'To the deleted one.', 'Bold.', 'Mood.', 'Not today.'])).not.toContain('stop')
  expect(new Set(await kindsOf(['Leave me alone.', 'No thanks.', 'Get out!', 'Could you stop this?']))).toEqual(
    new Set(['stop']),
  )
})

test('a friendly remark is no complaint', async () => {
  const texts = [
    'No idea yet. What would you have said?',
    'And how was that for you in the end?',
    'Nobody has asked me about the handle before.',
    'For us it was better light that worked.',
  ]
  expect((await read(texts)).map((vector, at) => answerKindOf(texts[at] ?? '', vector))).not.toContain('complaint')
  expect(['And now?', 'Can anybody look into that parcel?'].map(isRequest)).toEqual([false, true])
})
