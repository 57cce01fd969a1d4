import { expect, test } from 'vitest'
import { type PostView, toPost } from '#app/adapters/network/bluesky/views.ts'

const now = new Date('2026-06-15T12:00:00Z')
const uri = (who: string) => `at://did:plc:${who}/app.bsky.feed.post/3k`
const ref = (who: string) => ({ uri: uri(who), cid: 'bafy' })

const read = (reply: object | undefined) => {
  const author = { did: 'did:plc:asker', handle: 'asker.bsky.social' }
  const record = { text: 'Which grinder?', createdAt: now.toISOString(), reply }
  const view = { uri: uri('asker'), cid: 'bafy', author, record, indexedAt: now.toISOString() }
  return toPost(view as unknown as PostView, undefined, undefined, now).reaches
}

test('an answer reaches whoever began the thread, and whom it answers', () => {
  expect(read({ root: ref('began'), parent: ref('me') })).toEqual(['did:plc:began', 'did:plc:me'])
  expect(read(undefined)).toBeUndefined()
})
