import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Encoder } from '#app/adapters/model/encoder/encoder.ts'
import { createReader, type Reader } from '#app/adapters/model/encoder/reader.ts'
import { postVectors } from '#app/db/post-vectors.ts'
import { deleteOldRows } from '#app/domain/old-rows.ts'
import { day } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { post } from '../kit/mind/posts.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
const encoded: string[] = []
const endless = new AbortController().signal

/** Records the texts it encodes; the vector of a text holds its negated length. */
const encoder: Encoder = {
  async encode(texts) {
    encoded.push(...texts)
    return texts.map((text) => new Int8Array(512).fill(-text.length))
  },
}

const ofProcess = (): Reader => createReader(postVectors(bench.db, bench.clock), encoder)
const posts = ['one', 'three', 'eleven'].map((text) => post(text, { id: text }))

beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'finch')))
})
afterAll(() => bench?.close())
beforeEach(async () => {
  encoded.length = 0
  await bench.sql('delete from post_vectors')
})

test('a text is encoded once per installation, whichever process asks', async () => {
  const [first, second] = [ofProcess(), ofProcess()]
  const vectors = await first.posts(posts, endless)
  expect(vectors.map((vector) => vector[0])).toEqual([-3, -5, -6])
  expect(await second.posts([...posts].reverse(), endless)).toEqual([...vectors].reverse())
  await first.posts(posts, endless)
  expect(encoded).toEqual(['one', 'three', 'eleven'])
})

test('a text is read as what it says, whoever had another text under the id of its post', async () => {
  const claimed = posts.map(({ text, ...one }) => ({ ...one, text: `${text}, says somebody` }))
  const lied = await ofProcess().posts(claimed, endless)
  const read = await ofProcess().posts(posts, endless)
  expect(read.map((vector) => vector[0])).toEqual([-3, -5, -6])
  expect(read).not.toEqual(lied)
  expect(encoded).toHaveLength(6)
})

test('of known and new posts only the new ones are encoded', async () => {
  await ofProcess().posts(posts.slice(0, 2), endless)
  await ofProcess().posts(posts, endless)
  expect(encoded).toEqual(['one', 'three', 'eleven'])
})

test('vectors are deleted after two days', async () => {
  await ofProcess().posts(posts, endless)
  const now = bench.clock.now()
  await deleteOldRows(bench.db, 'post_vectors', new Date(now.getTime() + day))
  expect(await bench.sql('select 1 from post_vectors')).toHaveLength(3)
  await deleteOldRows(bench.db, 'post_vectors', new Date(now.getTime() + 2 * day + 1))
  expect(await bench.sql('select 1 from post_vectors')).toHaveLength(0)
})
