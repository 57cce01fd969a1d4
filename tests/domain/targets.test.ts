import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import { maxTargets } from '#app/contract/settings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { botSettings, saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { removePerson } from '#app/domain/bot/settings/targets.ts'
import { addPriority, avoidPerson, avoidSeveral } from '#app/domain/contacts/change.ts'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { avoidedOf, priorityOf } from '../kit/named-people.ts'
import { newBotUser, newUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock, network } = world
const wanted = fakeAccount('800', 'wanted_one')
let user: SessionUser
beforeEach(async () => {
  user = await newBotUser(world.bench, me)
  world.named = [wanted, me]
})

const add = (handle: string, by = user, author_id: string | null = null) =>
  addPriority(world.bench, network, by, { handle, author_id })
const load = () => priorityOf(world.bench, user)
const remove = (handle: string) => removePerson(world.bench.db, user.id, 'target', { handle, network: 'perch' })
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
    (error) => error.details?.text ?? error.code,
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
    expect((await load())[0]?.opted_out_at).toEqual(clock.now())
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
    await avoidSeveral(world.bench.db, network, user, ['Wanted_One'], clock.now())
    expect(await load()).toEqual([])
    expect(await why(add('wanted_one'))).toContain('@wanted_one is on your avoid list')
    world.byTargets = [post(wanted)]
    world.found = [post(wanted)]
    await stepAt()
    expect(await actedOn()).toEqual([])
  })
})

describe('people are meant by their id', () => {
  const renamed = { ...wanted, handle: 'new_name' }
  const taken = fakeAccount('801', 'wanted_one')

  test('a priority person keeps their place under a new handle, and who takes the old one gets none', async () => {
    await add('wanted_one')
    world.found = [post(taken), post(renamed)]
    await stepAt()
    expect(await load()).toMatchObject([{ handle: 'new_name', author_id: '800' }])
    expect(await actedOn()).toEqual(['new_name'])
  })

  test('whoever takes the handle of an avoided person may be contacted', async () => {
    await avoidPerson(world.bench, network, user, { handle: 'wanted_one', author_id: null })
    world.found = [post(renamed), post(taken)]
    await stepAt()
    expect(await actedOn()).toEqual(['wanted_one'])
    expect(await avoidedOf(world.bench, user)).toMatchObject([{ handle: 'new_name', author_id: '800' }])
  })

  test('named by handle alone they get their id when the bot meets them', async () => {
    await avoidSeveral(world.bench.db, network, user, ['wanted_one'], clock.now())
    world.found = [post(wanted)]
    await stepAt()
    expect(await avoidedOf(world.bench, user)).toMatchObject([{ author_id: '800', name: 'wanted_one' }])
  })

  test('a page that shows someone whose handle is another’s now adds no one', async () => {
    world.named = [taken]
    expect(await why(add('wanted_one', user, '800'))).toBe('@wanted_one belongs to someone else now. Search again.')
    expect(await load()).toEqual([])
  })
})

describe('whom the network does not know', () => {
  test.each([
    ['nobody_here', null, 'There’s no @nobody_here on Perch. Check the spelling.'],
    ['finch', null, 'That’s your own account. Add someone else.'],
    ['renamed', me.id, 'That’s your own account. Add someone else.'],
    ['a.b.com', null, 'Enter the handle: letters, digits and underscores, up to 15.'],
  ])('@%s is refused with a sentence', async (handle, author_id, sentence) => {
    const ask = vi.spyOn(network.client({ kind: 'tokens', auth_token: '', ct0_token: '' }), 'personBy')
    ask.mockResolvedValue(null)
    expect(await why(add(handle, user, author_id))).toBe(sentence)
    expect(await why(avoidPerson(world.bench, network, user, { handle, author_id }))).toBe(sentence)
    ask.mockRestore()
    expect(await world.bench.sql('select from bot_terms')).toHaveLength(0)
  })

  test('no one is added while the network can’t be asked, or without an account', async () => {
    const ask = vi.spyOn(network.client({ kind: 'tokens', auth_token: '', ct0_token: '' }), 'personBy')
    ask.mockRejectedValue(new NetworkError('unavailable', 'Down.'))
    expect(await why(add('wanted_one'))).toContain('couldn’t check @wanted_one on Perch right now')
    ask.mockRestore()
    const newcomer = await newUser(world.bench)
    expect(await why(add('wanted_one', newcomer))).toContain('Connect an account first')
    expect(await world.bench.sql('select from bot_terms')).toHaveLength(0)
  })

  test('no one who asked for no contact becomes a priority', async () => {
    await world.bench.sql(
      `insert into opt_outs (network, author_id, said_at, words) values ('perch', '800', $1, 'no')`,
      [clock.now()],
    )
    expect(await why(add('wanted_one'))).toContain('asked not to be contacted')
  })
})

describe('targets', () => {
  test('stay when the bot’s settings are saved, and are removed by handle', async () => {
    await add('wanted_one')
    await add('@Wanted_One'.slice(1))
    const { plan: _plan, ...settings } = await botSettings(world.bench.db, network, user)
    await saveBotSettings(world.bench.db, network, user, { ...settings, avoid: ['crypto'] }, clock.now())
    expect((await load()).map(({ handle }) => handle)).toHaveLength(1)
    expect(await remove('WANTED_ONE')).toBe(true)
    expect(await remove('WANTED_ONE')).toBe(false)
    expect(await load()).toEqual([])
  })

  test('are at most twenty, also when added at the same time, and one user’s own', async () => {
    const other = await newBotUser(world.bench, fakeAccount('4712', 'wren'))
    await add('theirs', other)
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
    await world.bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle,
         author_name, text, thread, posted_at, says)
       select actions.user_id, network, network_account_id, said.says, said.kind, author_id, author_handle,
         author_name, 'A post.', '[]', $1, said.says
       from actions, (values ('answer', 'chat'), ('mention', 'question'), ('answer', 'complaint')) as said (kind, says)
       where state = 'success'`,
      [clock.now()],
    )
    const other = await newUser(world.bench)
    expect(await why(steerFrom(world.bench.db, other.id, id, 'target', clock.now()))).toBe('not_found')
    expect(await load()).toMatchObject([
      {
        handle: 'wanted_one',
        opted_out_at: null,
        results: { replies: 1, likes: 0, likes_back: 3, received: 2, followed_back: false, unwelcome: 0 },
      },
    ])
  })
})
