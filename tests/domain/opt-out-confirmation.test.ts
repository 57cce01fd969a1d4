import { describe, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs/ledger.ts'
import { hour } from '#app/domain/time.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { ownServers, type ServedUser, shownAs } from '../kit/own-servers.ts'

/** Requests that a user's own server told of: whether a trusted view confirms them for everybody. */
const world = ownServers()
const { clock, view } = world
const person = fakeAccount('did:plc:person', 'person.example.com')
const other = fakeAccount('did:plc:other', 'other.example.com')

const stopBy = (author: typeof person, text: string) =>
  fakePost({ network: 'bluesky', id: `at://${author.id}/app.bsky.feed.post/stop`, author, text, at: clock.now() })
const saidTo = ({ account }: ServedUser, post: Post): Post => ({ ...post, is_reply: true, reply_to: account.id })
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

describe('a request that waits to be confirmed', () => {
  const stops = (to: ServedUser, author = person, change: Partial<Post> = {}) =>
    Array.from({ length: 25 }, (_, at) => ({
      ...saidTo(to, stopBy(author, `Please stop replying to me, for the ${at}th time.`)),
      id: `at://${author.id}/app.bsky.feed.post/${at}`,
      created_at: new Date(clock.now().getTime() - (30 - at)),
      ...(at > 0 && change),
    }))
  const record = ({ user, account }: ServedUser, ...posts: Post[]) =>
    recordOptOuts(world.bench.db, world.bench.network, user.id, account, posts, clock.now())

  test('is not lost to a later one, beyond the day’s limit too', async () => {
    const user = await world.join('user')
    const [first, second] = stops(user) as [Post, Post]
    await record(user, first)
    await record(
      user,
      ...Array.from({ length: 25 }, (_, at) =>
        saidTo(user, stopBy(fakeAccount(`did:plc:${at}`, `p${at}.example.com`), first.text)),
      ),
    )
    await record(user, second)
    view.posts.set(second.id, shownAs(second, user.account))
    await confirmOptOuts(world.bench)
    expect(await everybody()).toEqual([person.id])
  })

  test('is not replaced by one to somebody else, which cannot be confirmed', async () => {
    const user = await world.join('user')
    const [first, second] = stops(user, person, { reply_to: other.id }) as [Post, Post]
    view.isDown = true
    await record(user, first)
    await confirmOptOuts(world.bench)
    await record(user, second)
    view.isDown = false
    view.posts.set(first.id, shownAs(first, user.account)).set(second.id, shownAs(second, other))
    clock.forward(hour)
    await confirmOptOuts(world.bench)
    expect(await everybody()).toEqual([person.id])
  })

  test('counts once against the day’s limit, however often it is repeated', async () => {
    const user = await world.join('user')
    for (const post of stops(user)) await record(user, post)
    const [request] = stops(user, other) as [Post]
    await record(user, request)
    view.posts.set(request.id, shownAs(request, user.account))
    await confirmOptOuts(world.bench)
    expect(await everybody()).toEqual([other.id])
  })

  test('is one to the user: those to others leave the day’s limit alone', async () => {
    const user = await world.join('user')
    const elsewhere = Array.from({ length: 25 }, (_, at) => ({
      ...stopBy(fakeAccount(`did:plc:${at}`, `p${at}.example.com`), 'Please stop replying to me'),
      is_reply: true,
      reply_to: other.id,
    }))
    await record(user, ...elsewhere)
    const [request] = stops(user) as [Post]
    await record(user, request)
    view.posts.set(request.id, shownAs(request, user.account))
    await confirmOptOuts(world.bench)
    expect(await everybody()).toEqual([person.id])
  })
})
