import { beforeEach, describe, expect, test } from 'vitest'
import type { Profile } from '#app/contract/profile.ts'
import { voiceBounds } from '#app/contract/settings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { maxExamples } from '#app/domain/bot/decide/examples.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { keepText } from '#app/domain/drafts/text.ts'
import { minute } from '#app/domain/time.ts'
import { dropEdit, loadEdits } from '#app/domain/voice/edits.ts'
import { addExample, addNeverSay, loadVoice, removeExample, removeNeverSay } from '#app/domain/voice/voice.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, newUser, planAction } from '../kit/people.ts'
import { decisionOn } from '../kit/queue-world.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
let seen: Profile | null = null
const eager = eagerMind()
const world = botWorld(me, {
  ...eager,
  reply: (post, profile, ...rest) => {
    seen = profile
    return eager.reply(post, profile, ...rest)
  },
})
const { clock } = world
let user: SessionUser
beforeEach(async () => {
  seen = null
  user = await newBotUser(world.bench, me)
})

const load = () => loadVoice(world.bench.db, user.id)
const example = (text: string, userId = user.id) => addExample(world.bench.db, userId, text, clock.now())
const never = (word: string, userId = user.id) => addNeverSay(world.bench.db, userId, word, clock.now())
const stepAt = async () => {
  world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}
const onlyReplies = () =>
  world.bench.sql('update bots set enable_auto_like = false, enable_auto_follow = false, enable_auto_view = false')
const why = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => Object.values(error.fields ?? {})[0] ?? error.code,
  )

describe('own examples', () => {
  test('are shown to the model with every draft, and say how many replies came since', async () => {
    await example('Short answer: fresher beans. Long answer: also fresher beans.')
    clock.forward(minute)
    await onlyReplies()
    await stepAt()
    expect(seen?.prompts.at(-1)?.text).toContain('“Short answer: fresher beans. Long answer: also fresher beans.”')
    expect((await load()).examples).toMatchObject([{ replies_since: 1 }])
  })

  test('are each kept once, at most twenty, and one user’s own', async () => {
    const other = await newUser(world.bench)
    await example('Something of theirs.', other.id)
    await example('The same words twice.')
    await example('The same words twice.')
    const came = await Promise.all(
      Array.from({ length: voiceBounds.examples + 1 }, (_, at) => why(example(`Example number ${at}.`))),
    )
    expect(came.filter(Boolean)).toEqual(Array(2).fill('You can have up to 20 examples. Remove one first.'))
    const { examples } = await load()
    expect(examples).toHaveLength(voiceBounds.examples)
    await removeExample(world.bench.db, other.id, examples[0]?.id ?? '')
    expect((await load()).examples).toHaveLength(voiceBounds.examples)
    await removeExample(world.bench.db, user.id, examples[0]?.id ?? '')
    expect((await load()).examples).toHaveLength(voiceBounds.examples - 1)
  })
})

describe('edits of drafts', () => {
  const edits = (userId = user.id) => loadEdits(world.bench.db, userId)
  /** The newest draft, reworded by the user. */
  async function reworded(end: string): Promise<string> {
    const [draft] = await world.bench.sql<{ id: string; text: string }>(
      `select id, text from actions where state = 'waiting' order by created_at desc`,
    )
    if (!draft) throw new Error('no draft')
    await keepText(world.bench.db, user.id, decisionOn(draft, `${draft.text} ${end}`), clock.now())
    return draft.id
  }

  test('are listed with what they changed, shown to the model, and no longer once dropped', async () => {
    await onlyReplies()
    await chooseMode(world.bench.db, user, 'copilot')
    await stepAt()
    const id = await reworded('Fresh water too.')
    const [edit] = await edits()
    expect(edit).toMatchObject({ handle: expect.stringMatching(/^@person/), replies_since: 0 })
    expect(edit?.changes.at(-1)).toEqual({ kind: 'in', words: 'Fresh water too.' })
    clock.forward(minute)
    await chooseMode(world.bench.db, user, 'autopilot')
    await stepAt()
    expect(seen?.prompts.at(-1)?.text).toContain('Fresh water too.')
    expect(await edits()).toMatchObject([{ replies_since: 1 }])

    await dropEdit(world.bench.db, (await newUser(world.bench)).id, edit?.id ?? '')
    expect(await edits()).toHaveLength(1)
    await dropEdit(world.bench.db, user.id, edit?.id ?? '')
    expect(await edits()).toEqual([])
    await stepAt()
    expect(JSON.stringify(seen)).not.toContain('Fresh water too.')
    const { waiting } = await loadQueue(world.bench.db, world.bench.networks, user.id, clock.now())
    expect(waiting.find((item) => item.id === id)?.written_by).toBe('Edited by you')
  })

  test('are no examples where the draft was turned down in the end', async () => {
    await onlyReplies()
    await chooseMode(world.bench.db, user, 'copilot')
    await stepAt()
    const id = await reworded('Never mind.')
    expect(await edits()).toHaveLength(1)
    await rejectDrafts(world.bench.db, user.id, [id], 'rejected', clock.now())
    expect(await edits()).toEqual([])
    clock.forward(minute)
    await stepAt()
    expect(seen).toBeDefined()
    expect(JSON.stringify(seen)).not.toContain('Never mind.')
  })

  test('are one user’s own, the latest ten', async () => {
    await onlyReplies()
    await chooseMode(world.bench.db, user, 'copilot')
    for (let at = 0; at < maxExamples + 1; at += 1) {
      clock.forward(minute)
      await stepAt()
      await reworded(`Ending ${at}.`)
    }
    const ends = (await edits()).map(({ changes }) => changes.at(-1)?.words)
    expect(ends).toEqual(Array.from({ length: maxExamples }, (_, at) => `Ending ${maxExamples - at}.`))
    expect(await edits((await newUser(world.bench)).id)).toEqual([])
  })
})

describe('words never to use', () => {
  test('are each counted where one draft has several', async () => {
    for (const word of ['Difference', 'here']) await never(word)
    await onlyReplies()
    await stepAt()
    expect((await load()).never_say).toEqual([
      { word: 'Difference', held_back: 1 },
      { word: 'here', held_back: 1 },
    ])
  })

  test('hold every draft back that has one, and say so', async () => {
    await never('Difference')
    await onlyReplies()
    await stepAt()
    expect(await world.bench.sql(`select 1 from actions where kind = 'reply' and state = 'success'`)).toEqual([])
    expect(await world.bench.sql(`select reason from actions where code = 'never_say'`)).toEqual([
      { reason: 'The draft used “Difference”, a word you never use.' },
    ])
    expect((await load()).never_say).toEqual([{ word: 'Difference', held_back: 1 }])
    expect(seen?.prompts.at(-1)?.text).toContain('“Difference”')
    await removeNeverSay(world.bench.db, user.id, 'difference')
    await stepAt()
    expect(await world.bench.sql(`select 1 from actions where kind = 'reply' and state = 'success'`)).toHaveLength(1)
  })

  test('end what the bot has planned, but not what the user has approved', async () => {
    const plan = (text: string) => planAction(world.bench, user.id, me.id, 'reply', { text })
    const own = await plan('A synergy of beans.')
    const approved = { ...(await plan('Some synergy of burrs.')), source: 'approved' as const }
    await never('synergy')
    const claim = (action: typeof own) => claimAction(world.bench.db, world.network, action, clock.now())
    expect(await claim(own)).toEqual({ claimed: false, code: 'never_say', retry_at: null })
    expect(await claim(approved)).toMatchObject({ claimed: true })
  })

  test('are compared without case, at most fifty, and one user’s own', async () => {
    await never('Synergy')
    await never('SYNERGY')
    expect((await load()).never_say).toEqual([{ word: 'Synergy', held_back: 0 }])
    const other = await newUser(world.bench)
    expect((await loadVoice(world.bench.db, other.id)).never_say).toEqual([])
    for (let at = 1; at < voiceBounds.words; at += 1) await never(`word${at}`)
    expect(await why(never('one more'))).toBe('You can have up to 50 entries. Remove one first.')
    expect(await why(never('synergy'))).toBeNull()
  })
})
