import { expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs/ledger.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { ownServers, type ServedUser, shownAs } from '../kit/own-servers.ts'

/** Requests that a user's own server told of: whether a trusted view confirms them for everybody. */
const world = ownServers()
const { clock, view } = world
const person = fakeAccount('did:plc:person', 'person.example.com')
const other = fakeAccount('did:plc:other', 'other.example.com')

const stopBy = (author: typeof person, text: string) =>
  fakePost({ network: 'bluesky', id: `at://${author.id}/app.bsky.feed.post/stop`, author, text, at: clock.now() })
const everybody = async () =>
  (await world.bench.sql<{ author_id: string }>('select author_id from opt_outs where taken_back_at is null')).map(
    ({ author_id }) => author_id,
  )

/** A language model that hears a stop in this text only. */
function hearing(stop: string): Mind & { asked: Post[][] } {
  const asked: Post[][] = []
  const mind: Mind & { asked: Post[][] } = {
    ...world.bench.mind,
    asked,
    for: () => mind,
    async readAnswers(posts) {
      asked.push(posts)
      return posts.map(({ text }) => (text === stop ? { says: 'stop', opts_out: true } : { says: 'chat' }))
    },
  }
  return mind
}
const hearByModel = ({ user, account }: ServedUser, post: Post) =>
  recordOptOuts(world.bench.db, world.bench.network, user.id, account, [post], clock.now(), new Set([post.id]))

test.each([
  ['an emoji', '🙏', 'Good morning from the roastery.'],
  ['its beginning', 'Please stop replying to me', 'Please stop replying to me only at night, I love it by day.'],
  ['other signs', 'please, stop. replying to me!', 'Please stop replying to me.'],
])('a request does not hold for others if what was heard is only %s of the post', async (_what, heard, shown) => {
  const liar = await world.join('liar')
  const post = stopBy(person, heard)
  view.posts.set(post.id, shownAs(post, liar.account, { text: shown }))
  await hearByModel(liar, post)
  await confirmOptOuts({ ...world.bench, mind: hearing(shown) })
  expect(view.asked).toBe(1)
  expect(await everybody()).toEqual([])
})

test('a request that only the model heard is judged again, by the words that the trusted view shows', async () => {
  const user = await world.join('user')
  const [real, led] = [stopBy(person, 'Genug davon, wirklich.'), stopBy(other, 'Yes, exactly.')]
  for (const post of [real, led]) {
    view.posts.set(post.id, shownAs(post, user.account))
    await hearByModel(user, post)
  }
  const mind = hearing(real.text)
  await confirmOptOuts({ ...world.bench, mind })
  expect(await everybody()).toEqual([person.id])
  expect(mind.asked.map((posts) => posts.map(({ text, thread }) => [text, thread]))).toEqual(
    expect.arrayContaining([[[real.text, []]], [[led.text, []]]]),
  )
})

test('a request may be as long as a post can be', async () => {
  const honest = await world.join('honest')
  const text = `Please stop replying to me. ${'ありがとうございました。'.repeat(24)}`.slice(0, 300)
  const post = stopBy(person, text)
  honest.server.mentions = [post]
  view.posts.set(post.id, shownAs(post, honest.account))
  await world.step(honest)
  await confirmOptOuts(world.bench)
  expect(await everybody()).toEqual([person.id])
})

test('a request that waits to be confirmed is not lost to a later one, beyond the day’s limit too', async () => {
  const user = await world.join('user')
  const [first, second] = ['first', 'second'].map((id) => ({
    ...stopBy(person, `Please stop replying to me, for the ${id} time.`),
    id: `at://${person.id}/app.bsky.feed.post/${id}`,
    created_at: new Date(clock.now().getTime() - (id === 'first' ? 2 : 1)),
  })) as [Post, Post]
  const record = (...posts: Post[]) =>
    recordOptOuts(world.bench.db, world.bench.network, user.user.id, user.account, posts, clock.now())
  await record(first)
  await record(
    ...Array.from({ length: 25 }, (_, at) => stopBy(fakeAccount(`did:plc:${at}`, `p${at}.example.com`), first.text)),
  )
  await record(second)
  view.posts.set(second.id, shownAs(second, user.account))
  await confirmOptOuts(world.bench)
  expect(await everybody()).toEqual([person.id])
})
