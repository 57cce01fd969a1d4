import { describe, expect, test } from 'vitest'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { limits } from '#app/domain/metering/limits.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { operate } from '#app/operator/commands.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { loadInbox } from '../kit/inbox.ts'
import { ownServers, type ServedUser, shownAs } from '../kit/own-servers.ts'
import { planAction } from '../kit/people.ts'

/** Each user is on a server of their own choice: what it answers is that user's claim, and nobody else's fact. */
const world = ownServers()
const { clock, view } = world
const person = fakeAccount('did:plc:person', 'person.example.com')

const idOf = (name: string, author = person) => `at://${author.id}/app.bsky.feed.post/${name}`
const stopBy = (author = person, change: Parameters<typeof fakePost>[0] = {}) =>
  fakePost({
    network: 'bluesky',
    id: idOf('stop', author),
    author,
    text: 'Please stop replying to me.',
    at: clock.now(),
    ...change,
  })

const rowsOf = ({ user }: ServedUser) =>
  world.bench.sql<{ kind: string; state: string; code: string | null }>(
    'select kind, state, code from actions where user_id = $1 order by kind',
    [user.id],
  )
/** How an action that is planned for the person ends. */
async function contact({ user, account }: ServedUser, author = person): Promise<string> {
  const action = await planAction(world.bench, user.id, account.id, 'like', {
    post: fakePost({ network: 'bluesky', author, at: clock.now() }),
  })
  return action.id
}
const stateOf = async (id: string) =>
  (await world.bench.sql<{ state: string }>('select state from actions where id = $1', [id]))[0]?.state
const everybody = async () =>
  (await world.bench.sql<{ author_id: string }>('select author_id from opt_outs where taken_back_at is null')).map(
    ({ author_id }) => author_id,
  )
const confirm = () => confirmOptOuts(world.bench)
const operator = (...words: string[]) => operate(world.bench, ['opt-out', ...words], clock.now())
const inboxOf = async ({ user }: ServedUser) =>
  (await loadInbox(world.bench.db, world.bench.network, user.id, 'all', world.clock.now())).posts.map(
    ({ answer }) => answer.state,
  )

test('what one user’s server puts under the id of somebody’s post does not change how another user’s bot reads it', async () => {
  const [liar, victim] = [await world.join('liar'), await world.join('victim')]
  const about = { network: 'bluesky' as const, id: idOf('1'), author: person, at: clock.now() }
  const coffee = 'A great espresso from my new burr grinder this morning, what a coffee.'
  const death = 'Our coffee machine is silent today. My father died last night, I miss him so much.'
  liar.server.found = [fakePost({ ...about, text: coffee })]
  await world.step(liar)
  expect(liar.server.done).toHaveLength(1)
  victim.server.found = [fakePost({ ...about, text: death })]
  await world.step(victim)
  expect(victim.server.done).toEqual([])
  expect(await rowsOf(victim)).toMatchObject([{ state: 'skipped', code: 'sensitive' }])
})

describe('a request not to be contacted, told by a user’s own server', () => {
  test('holds for that user at once, and for nobody else while no trusted view has the post', async () => {
    const [liar, victim] = [await world.join('liar'), await world.join('victim')]
    const [own, other] = [await contact(liar), await contact(victim)]
    liar.server.mentions = [stopBy()]
    await world.step(liar)
    await confirm()
    expect(view.asked).toBe(1)
    expect([await stateOf(own), await stateOf(other)]).toEqual(['expired', 'planned'])
    await world.step(victim)
    expect(victim.server.done).toMatchObject([{ kind: 'like' }])
    expect(liar.server.done).toEqual([])
  })

  test.each([
    ['is somebody else’s', { author_id: 'did:plc:other' }],
    ['says something else', { text: 'Please stop tagging me, whoever you are.' }],
    ['asks for nothing', { text: 'Good morning.' }],
    ['was written to another account', { to: ['did:plc:other'] }],
  ])('does not hold for others if the post %s', async (_what, change) => {
    const liar = await world.join('liar')
    const post = stopBy()
    liar.server.mentions = [post]
    view.posts.set(post.id, shownAs(post, liar.account, change))
    await world.step(liar)
    await confirm()
    expect(view.asked).toBe(1)
    expect(await everybody()).toEqual([])
  })

  test('holds for everybody once a trusted view shows the post, and what is planned is dropped', async () => {
    const [honest, other] = [await world.join('honest'), await world.join('other')]
    const planned = await contact(other)
    const post = stopBy()
    honest.server.mentions = [post]
    await world.step(honest)
    view.isDown = true
    await confirm()
    expect(await everybody()).toEqual([])
    view.isDown = false
    view.posts.set(post.id, shownAs(post, honest.account))
    await confirm()
    expect(await everybody(), 'not asked again at once').toEqual([])
    clock.forward(2 * minute)
    await confirm()
    expect(await everybody()).toEqual([person.id])
    expect(await stateOf(planned)).toBe('expired')
    await confirm()
    expect(view.asked).toBe(2)
    await world.bench.sql('delete from users where id = $1', [honest.user.id])
    expect(await world.bench.sql('select 1 from heard_opt_outs')).toEqual([])
    expect(await everybody()).toEqual([person.id])
  })

  test('is asked about for some days, less and less often', async () => {
    const honest = await world.join('honest')
    honest.server.mentions = [stopBy()]
    await world.step(honest)
    for (let at = 0; at < 7 * 24 * 4; at += 1) {
      await confirm()
      clock.forward(hour / 4)
    }
    expect(view.asked).toBeGreaterThan(5)
    expect(view.asked).toBeLessThan(20)
    expect(await world.bench.sql('select 1 from heard_opt_outs where check_at is not null')).toEqual([])
  })

  test('is the same to inbox and queue: the person of the one is nobody’s of the other', async () => {
    const [liar, victim] = [await world.join('liar'), await world.join('victim')]
    const kind = { id: idOf('kind'), text: 'Which grinder would you buy?' }
    liar.server.mentions = [stopBy()]
    victim.server.mentions = [stopBy(person, kind)]
    await world.step(liar)
    await world.bench.sql('update bots set enable_auto_like = false, enable_auto_reply = false')
    await world.step(victim)
    expect(await inboxOf(liar)).toEqual(['opted_out'])
    expect(await inboxOf(victim)).toEqual(['none'])
  })

  test('is dated now at the latest, and can be withdrawn; the same post does not bring it back', async () => {
    const honest = await world.join('honest')
    const post = stopBy(person, { at: new Date('2099-01-01') })
    honest.server.mentions = [post]
    view.posts.set(post.id, shownAs(post, honest.account))
    await world.step(honest)
    await confirm()
    expect(await world.bench.sql('select said_at from opt_outs union select said_at from heard_opt_outs')).toEqual([
      { said_at: clock.now() },
    ])
    // As an installation may have it from before.
    await world.bench.sql(`update opt_outs set said_at = '2099-01-01'`)
    clock.forward(hour)
    expect((await operator('remove', 'bluesky', person.id)).code).toBe(0)
    clock.forward(hour)
    for (const user of [honest, await world.join('other')]) {
      user.server.mentions = [post]
      await world.step(user)
      await confirm()
    }
    expect(await everybody()).toEqual([])
    const planned = await contact(honest)
    await world.step(honest)
    expect(await stateOf(planned)).toBe('success')
  })

  test('that nobody has confirmed can be withdrawn too', async () => {
    const honest = await world.join('honest')
    honest.server.mentions = [stopBy()]
    await world.step(honest)
    expect((await operator('remove', 'bluesky', person.id)).code).toBe(0)
    const planned = await contact(honest)
    await world.step(honest)
    expect(await stateOf(planned)).toBe('success')
    expect((await operator('remove', 'bluesky', person.id)).code).toBe(1)
    expect(await world.bench.sql(`select 1 from heard_opt_outs where words <> ''`)).toEqual([])
  })
})

describe('the requests that one account brings to everybody in a day', () => {
  const crowd = Array.from({ length: limits.opt_outs.max + 5 }, (_, at) =>
    fakeAccount(`did:plc:p${at}`, `p${at}.example.com`),
  )

  test('are bounded; the others hold for that user, and the operator sees and confirms them', async () => {
    const popular = await world.join('popular')
    const posts = crowd.map((author) => stopBy(author))
    popular.server.mentions = posts
    for (const post of posts) view.posts.set(post.id, shownAs(post, popular.account))
    await world.step(popular)
    await confirm()
    expect(await everybody()).toHaveLength(limits.opt_outs.max)
    clock.forward(day)
    await world.step(popular)
    await confirm()
    expect(await everybody(), 'the same posts again').toHaveLength(limits.opt_outs.max)
    const unconfirmed = (await operator('list')).lines.filter((line) => line.includes('unconfirmed, heard by 1'))
    expect(unconfirmed).toHaveLength(5)
    const [, id = ''] = unconfirmed[0]?.split('\t') ?? []
    const author = crowd.find((one) => one.id === id)
    const planned = await contact(await world.join('other'), author)
    expect((await operator('confirm', 'bluesky', id)).code).toBe(0)
    expect(await everybody()).toContain(id)
    expect(await stateOf(planned)).toBe('expired')
    expect((await operator('confirm', 'bluesky', id)).code).toBe(1)
    const last = crowd.find((one) => unconfirmed[4]?.includes(`\t${one.id}\t`))
    expect(await stateOf(await contact(popular, last))).toBe('planned')
    await world.step(popular)
    expect(popular.server.done).toEqual([])
  })

  test('wait for a view that does not answer, which is asked once a minute for all of them', async () => {
    for (const handle of ['one', 'two']) {
      const user = await world.join(handle)
      user.server.mentions = crowd.map((author) => stopBy(author))
      await world.step(user)
    }
    view.isDown = true
    for (let at = 0; at < 5; at += 1) await confirm()
    expect(view.asked).toBe(1)
    clock.forward(minute)
    await confirm()
    expect(view.asked).toBe(2)
  })

  test('leave the next account its own', async () => {
    const [liar, honest] = [await world.join('liar'), await world.join('honest')]
    liar.server.mentions = crowd.map((author) => stopBy(author))
    await world.step(liar)
    const post = stopBy()
    honest.server.mentions = [post]
    view.posts.set(post.id, shownAs(post, honest.account))
    await world.step(honest)
    await confirm()
    await confirm()
    expect(await everybody()).toEqual([person.id])
  })

  test('takes the person’s id from the operator, as any server can claim a handle', async () => {
    const liar = await world.join('liar')
    await contact(liar, { ...person, handle: 'famous.example.com' })
    const { code, lines } = await operator('add', 'bluesky', 'famous.example.com')
    expect([code, lines]).toEqual([1, [expect.stringContaining("the account's id")]])
  })
})
