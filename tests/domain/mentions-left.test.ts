import { beforeEach, expect, test } from 'vitest'
import { type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { retention } from '#app/domain/retention.ts'
import { offering } from '../kit/bench.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { inboxWorld } from '../kit/inbox-world.ts'
import { lookForMentions } from '../kit/look.ts'

/** More people write between two looks than one look reads. */
const { me, world, receive, ...owner } = inboxWorld()
const { clock } = world
/** Newest first. */
let timeline: Post[] = []
let isForgotten = false
const perLook = 3
const perPart = 2

const olderThan = (place: string | null, count: number, left: ((place: string) => void) | undefined) => {
  const start = timeline.findIndex(({ id }) => id === place) + 1
  const read = timeline.slice(start, start + count)
  if (start + count < timeline.length) left?.(read.at(-1)?.id ?? '')
  return read
}
const mentions: NetworkClient['mentions'] = async (_id, since, _signal, _known, left) => {
  const isReached = timeline.slice(0, perLook).some(({ id }) => id === since)
  return olderThan(null, perLook, since === null || isReached ? undefined : left)
}
const mentionsFrom: NonNullable<NetworkClient['mentionsFrom']> = async (place, _signal, left) => {
  if (isForgotten) throw new NetworkError('refused', 'No such cursor.')
  return olderThan(place, perPart, left)
}
const network = fakeNetwork(me, { mentions, mentionsFrom })
const mind = eagerMind()

beforeEach(() => {
  timeline = []
  isForgotten = false
})

let written = 0
function write(count: number, text = 'Nice one.') {
  for (let at = 0; at < count; at += 1) {
    written += 1
    clock.forward(1_000)
    const author = fakeAccount(`9${written}`, `writer${written}`)
    timeline.unshift(fakePost({ author, text: `@finch ${text} ${written}`, at: clock.now() }))
  }
}
const look = async () =>
  expect(await lookForMentions({ ...world.bench, mind, ...offering(network) }, owner.user().id)).toBeNull()
const kept = async () =>
  (await world.bench.sql<{ post_id: string }>('select post_id from inbox_posts order by posted_at desc')).map(
    ({ post_id }) => post_id,
  )
const left = async () =>
  (await world.bench.sql<{ left: { place: string }[] | null }>('select mentions_left as left from connections'))[0]
    ?.left

test('the rest is read on, and a stop in it is heard', async () => {
  write(1)
  await look()
  write(1, 'Please stop replying to me.')
  const stop = timeline[0]?.author.id
  write(7)
  await look()
  expect(await kept()).toHaveLength(4)
  for (let turn = 0; turn < 3; turn += 1) await look()
  expect(await kept()).toEqual(timeline.map(({ id }) => id))
  expect(await world.bench.sql('select author_id from opt_outs')).toEqual([{ author_id: stop }])
  expect(await left()).toBeNull()
})

test('a second flood does not make it forget the first', async () => {
  write(1)
  await look()
  write(6)
  await look()
  write(6)
  await look()
  expect(await left()).toHaveLength(2)
  for (let turn = 0; turn < 6; turn += 1) await look()
  expect(await kept()).toHaveLength(13)
  expect(await left()).toBeNull()
})

test('nothing is left to read where looks meet, or where the network forgot the place', async () => {
  write(1)
  await look()
  write(2)
  await look()
  expect(await left()).toBeNull()
  write(8)
  await look()
  isForgotten = true
  await look()
  expect(await left()).toBeNull()
})

test('a server that has more without end is read on from, part by part, up to a bound', async () => {
  write(1)
  await look()
  let asked = 0
  const endless: NetworkClient['mentionsFrom'] = async (_place, _signal, note) => {
    asked += 1
    note(`${asked}`)
    note('x'.repeat(2_000))
    return []
  }
  const lying = { ...world.bench, mind, ...offering(fakeNetwork(me, { mentions, mentionsFrom: endless })) }
  write(5)
  for (let turn = 0; turn < 60; turn += 1) await lookForMentions(lying, owner.user().id)
  expect(asked).toBe(50)
  expect(await left()).toBeNull()
})

test('one author’s flood does not take the places of others, in inbox and notifications', async () => {
  await receive(fakePost({ author: fakeAccount('901', 'ana'), text: '@finch Which grinder?', at: clock.now() }))
  const flood = { id: '902', handle: 'flood' }
  for (const [table, columns, values] of [
    [
      'inbox_posts',
      'network, network_account_id, post_id, kind, author_id, author_handle, author_name, text, thread, posted_at',
      `'perch', $3, 'p' || n, 'answer', $4, $5, '', 'More.', '[]', $2::timestamptz + n * interval '1 second'`,
    ],
    [
      'notices',
      'kind, key, person, text, created_at',
      `'mention', 'k' || n || $3 || $4, $5, 'More.', $2::timestamptz + n * interval '1 second'`,
    ],
  ])
    await world.bench.sql(
      `insert into ${table} (user_id, ${columns}) select $1, ${values} from generate_series(1, ${retention.inbox_posts.most}) n`,
      [owner.user().id, clock.now(), me.id, flood.id, flood.handle],
    )
  clock.forward(3_600_000)
  await receive(fakePost({ author: fakeAccount(flood.id, flood.handle), text: '@finch And more.', at: clock.now() }))
  const people = await world.bench.sql(
    'select author_handle as person, count(*)::int as posts from inbox_posts group by 1 order by 1',
  )
  expect(people).toEqual([
    { person: 'ana', posts: 1 },
    { person: 'flood', posts: retention.inbox_posts.most - 1 },
  ])
  const told = await world.bench.sql(`select 1 from notices where person = 'ana'`)
  expect(told).toHaveLength(1)
})
