import { beforeEach, describe, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { addAvoided, stopAvoiding } from '#app/domain/bot/settings/targets.ts'
import { allowAuthor, leaveAuthorAlone } from '#app/domain/inbox/decide.ts'
import { hour, minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { loadInbox } from '../kit/inbox.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const hana = fakeAccount('901', 'hana')
const ana = fakeAccount('902', 'ana')
let user: SessionUser

const translated = new Map([
  ['@finch Kérem, ne írj nekem többet.', 'Please don’t write to me anymore.'],
  ['@finch Ma jó nap van.', 'Today is a good day.'],
])

/** Judges like any, but does not read the language of the posts. */
const mind: Mind = {
  ...eagerMind(),
  for: () => mind,
  readAnswers: async (posts) =>
    posts.map(({ lang, text }) =>
      translated.has(text)
        ? { says: 'chat', english: translated.get(text) as string }
        : lang === 'en'
          ? { says: text.includes('somebody else') ? 'stop' : text.includes('refund') ? 'complaint' : 'chat' }
          : { says: 'unreadable', language: lang ?? 'und' },
    ),
}
const world = botWorld(me, mind)

beforeEach(async () => {
  user = await newBotUser(world.bench, me)
})

const japanese = (change: Partial<Post> & { at?: Date } = {}) =>
  fakePost({ author: hana, text: '@finch 今日はちょっと疲れました', lang: 'ja', at: world.clock.now(), ...change })
const english = () => fakePost({ author: ana, text: '@finch good morning to you', at: world.clock.now() })
const inbox = async () => (await loadInbox(world.bench.db, world.network, user.id, 'all', world.clock.now())).posts
/** As who sees it presses it. */
async function allow(shown?: Awaited<ReturnType<typeof inbox>>[0]) {
  const { id = '', held_for } = shown ?? (await inbox())[0] ?? {}
  return allowAuthor(world.bench.db, user.id, { inbox_id: id, held_for }, world.clock.now())
}
const done = () => world.network.done.map(({ kind, target_id }) => [kind, target_id])

async function stepLater(by = hour) {
  world.clock.set(new Date(world.clock.now().getTime() + by))
  await world.bench.sql('update bots set due_at = $1, act_at = null', [world.clock.now()])
  await stepOnce(world.bench)
}

describe('a person who wrote in a language that the mind cannot read', () => {
  test('gets nothing from the bot, not even what was planned before', async () => {
    await planAction(world.bench, user.id, me.id, 'like', { post: fakePost({ author: hana }) })
    const written = japanese()
    world.mentions = [written]
    await stepOnce(world.bench)
    world.found = [fakePost({ author: hana, at: world.clock.now() })]
    await stepLater()
    await stepLater()
    expect(world.network.done).toEqual([])
    const rows = await world.bench.sql(`select distinct state, code from actions where author_id = '901' order by 1`)
    expect(rows).toEqual([
      { state: 'expired', code: 'unread' },
      { state: 'skipped', code: 'unread' },
    ])
  })

  test('is held by the words of the translation, whatever the model says of them', async () => {
    const said = [...translated.keys()].map((text, at) =>
      fakePost({ author: at === 0 ? hana : ana, text, lang: 'hu', at: world.clock.now() }),
    )
    world.mentions = said
    await stepOnce(world.bench)
    expect(await world.bench.sql('select author_id, says from unread_authors')).toEqual([
      { author_id: hana.id, says: 'stop' },
    ])
  })

  test('is held for a request with a slip of the hand, where the mind hears none', async () => {
    world.mentions = [
      fakePost({ author: ana, text: '@finch stpo replying to me', lang: 'en', at: world.clock.now() }),
      fakePost({ author: hana, text: '@finch the bus stpos at my café', lang: 'en', at: world.clock.now() }),
    ]
    await stepOnce(world.bench)
    expect(await world.bench.sql('select author_id, says from unread_authors')).toEqual([
      { author_id: ana.id, says: 'stop' },
    ])
  })

  test('and a slip changes nothing of a stop that a language model hears for all users', async () => {
    const mind: typeof world.bench.mind = {
      ...world.bench.mind,
      for: () => mind,
      readAnswers: async (posts) => posts.map(() => ({ says: 'stop', opts_out: true })),
    }
    world.mentions = [fakePost({ author: ana, text: '@finch stpo replying to me', lang: 'en', at: world.clock.now() })]
    await stepOnce({ ...world.bench, mind })
    expect(await world.bench.sql('select author_id from opt_outs')).toEqual([{ author_id: ana.id }])
    await world.bench.sql('delete from opt_outs')
  })

  const stopThenComplaint = () =>
    ['@finch I would rather you found somebody else to talk to', '@finch where is my refund?'].map((text, at) =>
      fakePost({ author: ana, text, lang: 'en', at: new Date(world.clock.now().getTime() - (2 - at) * minute) }),
    )
  test.each([
    ['later', [[0], [1]]],
    ['in the same look', [[1, 0]]],
    ['in what is read first', [[1], [0]]],
  ])('is held for a stop, whatever they complain of %s', async (_when, looks) => {
    const said = stopThenComplaint()
    for (const look of looks) {
      world.mentions = look.flatMap((at) => said[at] ?? [])
      await stepLater(minute)
    }
    expect(await world.bench.sql('select author_id, says, written_at from unread_authors')).toEqual([
      { author_id: ana.id, says: 'stop', written_at: said[1]?.created_at },
    ])
  })

  test('is held again for an older stop that is read after the user allowed it', async () => {
    const [stop, complaint] = stopThenComplaint() as [Post, Post]
    world.mentions = [complaint]
    await stepLater(minute)
    await allow()
    world.mentions = [stop]
    await stepLater(minute)
    expect(await world.bench.sql('select says, allowed_at from unread_authors')).toEqual([
      { says: 'stop', allowed_at: null },
    ])
  })

  test('comes first in the inbox, with the language', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    world.clock.set('2026-06-15T10:00:00Z')
    world.mentions = [english(), ...world.mentions]
    await stepLater(minute)
    expect((await inbox()).map(({ handle, unreadable }) => [handle, unreadable])).toEqual([
      ['hana', { code: 'ja', name: 'Japanese' }],
      ['ana', null],
    ])
  })

  test('may be contacted once the user says so, until they write again like that', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    await allow()
    expect((await inbox())[0]?.unreadable).toBeNull()
    const coffee = fakePost({ author: hana, at: world.clock.now() })
    world.found = [coffee]
    await stepLater()
    expect(done()).toHaveLength(1)
    await stepLater(minute)
    world.mentions = [japanese(), ...world.mentions]
    world.found = [fakePost({ author: hana, at: world.clock.now() })]
    await stepLater(25 * hour)
    world.found = [fakePost({ author: hana, at: world.clock.now() })]
    await stepLater()
    expect(done()).toHaveLength(1)
  })

  test('is held by what they wrote after the page was made', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    const [shown] = await inbox()
    world.clock.forward(minute)
    world.mentions = [japanese(), ...world.mentions]
    await stepLater()
    expect(await allow(shown)).toEqual({ handle: 'hana', is_allowed: false })
    expect(await allow()).toEqual({ handle: 'hana', is_allowed: true })
  })

  test('is held by an older stop that was read after the page was made', async () => {
    const [stop, complaint] = stopThenComplaint() as [Post, Post]
    world.mentions = [complaint]
    await stepLater(minute)
    const [shown] = await inbox()
    world.mentions = [stop]
    await stepLater(minute)
    expect(await allow(shown)).toEqual({ handle: 'ana', is_allowed: false })
    expect(await allow()).toEqual({ handle: 'ana', is_allowed: true })
  })

  test('stays held by a press that does not say what for', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    const [shown] = await inbox()
    expect(await allow(shown && { ...shown, held_for: undefined })).toMatchObject({ is_allowed: false })
  })

  test('is avoided once the user says so, and is not asked about again', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    await leaveAuthorAlone(world.bench.db, user.id, (await inbox())[0]?.id ?? '', world.clock.now())
    world.mentions = [japanese({ at: new Date(world.clock.now().getTime() + minute) }), ...world.mentions]
    world.found = [fakePost({ author: hana, at: world.clock.now() })]
    await stepLater()
    expect(world.network.done).toEqual([])
    expect((await inbox()).map(({ unreadable }) => unreadable)).toEqual([null, null])
    expect(await world.bench.sql(`select value, author_id from bot_terms where list = 'person'`)).toEqual([
      { value: 'hana', author_id: '901' },
    ])
  })

  const avoidAna = (author_id: string | null) =>
    addAvoided(world.bench.db, user.id, { handle: 'ana', author_id, network: 'perch' }, world.clock.now())
  const allowedAgain = () => stopAvoiding(world.bench.db, user.id, { handle: 'ana', network: 'perch' })
  test.each<[string, () => Promise<void>]>([
    [
      'what they wrote while they were avoided',
      async () => {
        await avoidAna(ana.id)
        world.mentions = [stopThenComplaint()[0] as Post]
        await stepLater(minute)
      },
    ],
    [
      'what they were avoided for',
      async () => {
        world.mentions = [stopThenComplaint()[0] as Post]
        await stepLater(minute)
        await leaveAuthorAlone(world.bench.db, user.id, (await inbox())[0]?.id ?? '', world.clock.now())
      },
    ],
  ])('is held again for %s, once they are avoided no longer', async (_what, avoid) => {
    await avoid()
    expect((await inbox()).map(({ held_for }) => held_for)).toEqual(['stop'])
    expect(await allowedAgain()).toEqual({ because: 'held' })
    expect((await inbox()).map(({ held_for }) => held_for)).toEqual(['stop'])
    world.found = [fakePost({ author: ana, at: world.clock.now() })]
    await stepLater()
    expect(world.network.done).toEqual([])
    await allow()
    await avoidAna(ana.id)
    expect(await allowedAgain()).toEqual({ because: null })
  })

  test('who is avoided by handle alone is known by what they wrote, and who asked any customer for no contact is said to', async () => {
    world.mentions = [stopThenComplaint()[0] as Post]
    await stepLater(minute)
    await avoidAna(null)
    expect(await allowedAgain()).toEqual({ because: 'held' })
    const optOut = `insert into opt_outs (network, author_id, said_at, words) values ('perch', $1, now(), 'no')`
    await world.bench.sql(optOut, [ana.id])
    await avoidAna(null)
    expect(await allowedAgain()).toEqual({ because: 'opted_out' })
    await world.bench.sql('delete from opt_outs')
  })

  test('is nobody else’s to decide about', async () => {
    world.mentions = [japanese()]
    await stepOnce(world.bench)
    const [post] = await inbox()
    const other = await newBotUser(world.bench, fakeAccount('4712', 'other'))
    const given = { inbox_id: post?.id ?? '', held_for: post?.held_for }
    const work = allowAuthor(world.bench.db, other.id, given, world.clock.now())
    await expect(work).rejects.toMatchObject({ code: 'not_found' })
    expect((await inbox())[0]?.unreadable).not.toBeNull()
  })
})

describe('what only the mind hears', () => {
  test('counts as a request to everyone’s bots, and each post is asked about once', async () => {
    const asked: string[] = []
    const hearing: Mind = {
      ...mind,
      for: () => hearing,
      readAnswers: async (posts) => {
        asked.push(...posts.map(({ text }) => text))
        return posts.map(({ text }) => (text.includes('weary') ? { says: 'stop', opts_out: true } : { says: 'chat' }))
      },
    }
    const bench = { ...world.bench, mind: hearing }
    const weary = fakePost({ author: ana, text: '@finch I am weary of all this', at: world.clock.now() })
    world.mentions = [weary, fakePost({ text: '@finch please stop', at: world.clock.now() })]
    await stepOnce(bench)
    world.clock.set('2026-06-15T10:00:00Z')
    await stepOnce(bench)
    expect(asked).toEqual([weary.text])
    expect(await world.bench.sql(`select author_id from opt_outs where author_id = '902'`)).toHaveLength(1)
    expect(await world.bench.sql('select author_id, by_model from heard_opt_outs where by_model')).toHaveLength(1)
  })
})

describe('a profile that wants no bots', () => {
  test.each(['#nobot', 'Coffee. No bots please.', 'do not reply', 'Baker 🥐 #NoAI', 'keine Bots!', 'bots DNI'])(
    '%s is obeyed',
    async (bio) => {
      world.found = [fakePost({ author: { ...hana, bio }, at: world.clock.now() })]
      world.mentions = [fakePost({ author: { ...ana, bio }, text: '@finch hello there', at: world.clock.now() })]
      await stepOnce(world.bench)
      expect(world.network.done).toEqual([])
      expect(await world.bench.sql('select distinct code from actions')).toEqual([{ code: 'no_bots' }])
    },
  )

  test.each([
    'I’m not a bot',
    'I do not reply to DMs',
    'We build bots',
    'Stop motion artist',
    'No bots were harmed here',
  ])('%s is none of these', async (bio) => {
    world.found = [fakePost({ author: { ...hana, bio }, at: world.clock.now() })]
    await stepOnce(world.bench)
    expect(await world.bench.sql('select distinct code from actions')).not.toContainEqual({ code: 'no_bots' })
    expect(world.network.done).toHaveLength(1)
  })
})
