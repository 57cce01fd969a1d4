import { expect, test } from 'vitest'
import { preparedInterestsOf } from '#app/adapters/model/embedded/interests.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { packed } from '#app/adapters/model/encoder/vector.ts'
import type { Profile } from '#app/contract/profile.ts'

const reader: Reader = { posts: async () => [], texts: async () => [] }
const vector = (value: number) => packed(new Int8Array(512).fill(value))

const profileOf = (ids: string[], value: number, width = 0.06) => {
  const posts = ids.map((id) => ({
    id,
    text: `Post ${id}.`,
    created_at: '2026-06-15T09:00:00Z',
    vector: vector(value),
  }))
  return { interests: { posts, middle: 0.2, width, words: [] }, key_topics: [], niche: 'coffee' } as unknown as Profile
}

test('the profile of an account is its own, whatever ids the posts of another account are said to have', async () => {
  const signal = new AbortController().signal
  const ids = ['1', '2', '3']
  const [one, other] = [profileOf(ids, 40), profileOf(ids, -40)]
  const read = await preparedInterestsOf(one, reader, signal)
  const lied = await preparedInterestsOf(other, reader, signal)
  expect(lied?.own[0]?.vector).not.toEqual(read?.own[0]?.vector)
  expect(await preparedInterestsOf(profileOf(ids, 40), reader, signal), 'prepared once').toBe(read)
  expect((await preparedInterestsOf(profileOf(ids, 40, 10), reader, signal))?.width).toBe(10)
})
