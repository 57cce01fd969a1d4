import { beforeEach, describe, expect, test } from 'vitest'
import { maxTargets } from '#app/contract/settings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { botSettings, saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { addTargetByHandle, loadTargets, removeTarget } from '#app/domain/bot/settings/targets.ts'
import { day, hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, newUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock, network } = world
const wanted = fakeAccount('800', 'wanted_one')
let user: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

const onPerch = (id = user.id) => ({ id, network: 'perch' as const })
const add = (handle: string, userId?: string) =>
  addTargetByHandle(world.bench.db, network, onPerch(userId), handle, clock.now())
const load = () => loadTargets(world.bench.db, network, onPerch(), new Date(clock.now().getTime() - 90 * day))
const post = (author = fakeAccount(`${Math.random()}`.slice(2, 12), 'somebody')) =>
  fakePost({ text: coffeeText(), at: clock.now(), author })
const stepAt = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}
const actedOn = async () =>
  (await world.bench.sql<{ author_handle: string }>(`select author_handle from actions where state = 'success'`)).map(
    ({ author_handle }) => author_handle,
  )
const why = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.fields?.handle ?? error.code,
  )

describe('the bot', () => {
  test('looks at targets’ new posts first, and at everybody else’s then', async () => {
    await add('wanted_one')
    world.found = Array.from({ length: 6 }, () => post())
    world.byTargets = [post(wanted)]
    await stepAt()
    expect(await actedOn()).toEqual(['wanted_one'])
    world.byTargets = []
    clock.forward(hour)
    world.found = Array.from({ length: 6 }, () => post())
    await stepAt()
    expect(await actedOn()).toHaveLength(2)
  })

  test('asks for no posts by people while there are no targets', async () => {
    world.found = [post()]
    await stepAt()
    expect(network.calls).not.toContain('postsBy')
  })

  test('keeps to every limit with targets: two actions a person and day, none off hours, none to who opted out', async () => {
    await add('wanted_one')
    for (let turn = 0; turn < 6; turn += 1) {
      world.byTargets = [post(wanted)]
      await stepAt()
      clock.forward(hour / 2)
    }
    const toTarget = (await actedOn()).filter((handle) => handle === 'wanted_one')
    expect(toTarget.length).toBeGreaterThan(0)
    expect(toTarget.length).toBeLessThanOrEqual(2)
    await world.bench.sql('delete from actions')
    await world.bench.sql(
      `insert into opt_outs (network, author_id, said_at, words) values ('perch', '800', $1, 'no')`,
      [clock.now()],
    )
    world.byTargets = [post(wanted)]
    await stepAt()
    expect(await actedOn()).toEqual([])
    expect((await load())[0]?.opted_out).toBe(true)
    await world.bench.sql('delete from opt_outs')
    // Hours that the user chose hold for the first actions too.
    await world.bench.sql('update bots set hours = $1', [JSON.stringify(standardHours)])
    clock.set('2026-06-16T02:00:00Z')
    world.byTargets = [post(wanted)]
    await stepAt()
    expect(await actedOn()).toEqual([])
  })

  test('leaves alone whom the user excludes, also if they came first before', async () => {
    await add('wanted_one')
    const { plan: _plan, ...settings } = await botSettings(world.bench.db, network, user)
    await saveBotSettings(world.bench.db, network, user, { ...settings, people: ['Wanted_One'] }, clock.now())
    expect(await load()).toEqual([])
    expect(await why(add('wanted_one'))).toContain('@wanted_one is on your avoid list')
    world.byTargets = [post(wanted)]
    world.found = [post(wanted)]
    await stepAt()
    expect(await actedOn()).toEqual([])
  })
})

test('who is to be left alone stays so when settings are saved from a page loaded before', async () => {
  const { plan: _plan, ...settings } = await botSettings(world.bench.db, network, user)
  const save = (people: string[], loaded_at?: Date) =>
    saveBotSettings(
      world.bench.db,
      network,
      user,
      { ...settings, people, ...(loaded_at && { loaded_at }) },
      clock.now(),
    )
  const left = async () => (await botSettings(world.bench.db, network, user)).people
  await save(['former'])
  clock.forward(hour)
  const loaded_at = clock.now()
  clock.forward(hour)
  world.found = [post(wanted)]
  await stepAt()
  const [action] = await world.bench.sql<{ id: string }>(`select id from actions where state = 'success'`)
  await steerFrom(world.bench.db, user.id, action?.id ?? '', 'not_person', clock.now())
  await save([], loaded_at)
  expect(await left()).toEqual(['wanted_one'])
  await save([])
  expect(await left()).toEqual([])
})

describe('targets', () => {
  test('stay when the bot’s settings are saved, and are removed by handle', async () => {
    await add('wanted_one')
    await add('@Wanted_One'.slice(1))
    const { plan: _plan, ...settings } = await botSettings(world.bench.db, network, user)
    await saveBotSettings(world.bench.db, network, user, { ...settings, avoid: ['crypto'] }, clock.now())
    expect((await load()).map(({ handle }) => handle)).toHaveLength(1)
    await removeTarget(world.bench.db, onPerch(), 'WANTED_ONE')
    expect(await load()).toEqual([])
  })

  test('are never the user’s own account', async () => {
    expect(await why(add('Finch'))).toBe('That’s your own account. Add someone else.')
    expect(await load()).toEqual([])
  })

  test('are at most twenty, also when added at the same time, and one user’s own', async () => {
    const other = await newUser(world.bench)
    await add('theirs', other.id)
    const came = await Promise.all(Array.from({ length: maxTargets + 2 }, (_, at) => why(add(`person_${at}`))))
    expect(came.filter((one) => one === null)).toHaveLength(maxTargets)
    expect(await load()).toHaveLength(maxTargets)
    expect((await load()).map(({ handle }) => handle)).not.toContain('theirs')
  })

  test('come from a row of the activity, with what came of it', async () => {
    await world.bench.sql(
      'update bots set enable_auto_like = false, enable_auto_follow = false, enable_auto_view = false',
    )
    world.found = [post(wanted)]
    await stepAt()
    const [action] = await world.bench.sql<{ id: string }>(
      `update actions set outcome_likes = 3, outcome_replies = 1 where state = 'success' returning id`,
    )
    const id = action?.id ?? ''
    expect(await steerFrom(world.bench.db, user.id, id, 'target', clock.now())).toBe('@wanted_one')
    const other = await newUser(world.bench)
    expect(await why(steerFrom(world.bench.db, other.id, id, 'target', clock.now()))).toBe('not_found')
    expect(await load()).toMatchObject([
      { handle: 'wanted_one', replies: 1, likes: 0, likes_back: 3, answers: 1, followed_back: false, opted_out: false },
    ])
  })
})
