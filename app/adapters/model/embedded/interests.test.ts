import { expect, test } from 'vitest'
import { interestsOf, preparedInterestsOf, topicScoreOf } from '#app/adapters/model/embedded/interests.ts'
import { createReader, type Reader } from '#app/adapters/model/encoder/reader.ts'
import { packed, type Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'

const signal = new AbortController().signal
const reader: Reader = { posts: async () => [], texts: async () => [] }

const profileOf = (ids: string[], vectorOf: (at: number) => Int8Array) => {
  const posts = ids.map((id, at) => ({
    id,
    text: `Post ${id}.`,
    created_at: '2026-06-15T09:00:00Z',
    vector: packed(vectorOf(at)),
  }))
  return { interests: { posts, words: [] }, key_topics: [], niche: 'coffee' } as unknown as Profile
}
const vectorOf = (sign: number) => () => Int8Array.from({ length: 512 }, (_, at) => sign * ((at % 7) * 20 - 60))

test('the profile of an account is its own, whatever ids the posts of another account are said to have', async () => {
  const ids = ['1', '2', '3']
  const [one, other] = [profileOf(ids, vectorOf(1)), profileOf(ids, vectorOf(-1))]
  const read = await preparedInterestsOf(one, reader, signal)
  const lied = await preparedInterestsOf(other, reader, signal)
  expect(lied?.seen[0]?.own).not.toEqual(read?.seen[0]?.own)
  expect(await preparedInterestsOf(profileOf(ids, vectorOf(1)), reader, signal), 'prepared once').toBe(read)
})

const baking = [
  'Fed the starter at five and it doubled before my coffee.',
  'The rye has forty percent now, a denser crumb and better toast.',
  'Shaped 180 rolls before sunrise.',
  'Brioche may cost more, butter went up again.',
  'A long cold ferment beats any improver for bread.',
  'My croissants leaked butter in the oven today.',
]
const cycling = [
  'Trued four wheels before lunch.',
  'A worn chain eats the cassette, replace it in time.',
  'Your disc brakes squeal because of the oil on them.',
  'Forty punctures this week at the workshop.',
  'Built a touring bike from an old steel frame.',
  'The bottom bracket creak was the saddle.',
]

test('an account of two subjects knows both, and what belongs to neither', async () => {
  const encoded = createReader()
  const texts = [...baking, ...cycling]
  const vectors = await encoded.texts(texts, signal)
  const posts = texts.map((text, at) => ({ id: `${at}`, text, created_at: new Date(0) }) as Post)
  const interests = interestsOf(posts, vectors, [])
  const likes = await preparedInterestsOf({ interests } as Profile, encoded, signal)
  if (!likes) throw new Error('no interests')
  const scores = (
    await encoded.texts(
      [
        'Open crumb at last, my sourdough rose well with a wetter dough.',
        'Which tyres do you ride on gravel in winter?',
        'The notary moved our closing to Friday.',
      ],
      signal,
    )
  ).map((vector: Vector) => topicScoreOf(likes, vector))
  expect(Math.min(...scores.slice(0, 2))).toBeGreaterThan(0.8)
  expect(scores[2]).toBeLessThan(0.2)
})

test('any topic will do for a post that the user asked for', async () => {
  const any = await preparedInterestsOf({ interests: { posts: [], any_topic: true } } as never, reader, signal)
  if (!any) throw new Error('no interests')
  const score = topicScoreOf(any, new Int8Array(512))
  expect(score).toBeGreaterThan(0.5)
  expect(score, 'not so close that signs of distress would be overlooked').toBeLessThan(0.8)
})
