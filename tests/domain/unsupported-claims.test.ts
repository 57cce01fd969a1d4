import { beforeEach, describe, expect, test } from 'vitest'
import { unsupportedClaims } from '#app/adapters/model/claims/index.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { keepClaimsAsFacts } from '#app/domain/drafts/claims.ts'
import { requestRewrite, rewriteDraft } from '#app/domain/drafts/rewrite.ts'
import { keepText } from '#app/domain/drafts/text.ts'
import { addFact, changeFact, loadFacts, removeFact } from '#app/domain/voice/facts.ts'
import { recognise } from '../../sandbox/model/recognise.ts'
import { banksByNiche, everyday } from '../../sandbox/perch/people/banks.ts'
import { fill } from '../../sandbox/perch/people/grammar.ts'
import { randomFrom } from '../../sandbox/perch/people/random.ts'
import { measureClaims } from '../bench/mind-claims.ts'
import { missed } from '../kit/measure.ts'
import { newUser } from '../kit/people.ts'
import { queueWorld } from '../kit/queue-world.ts'

const queue = queueWorld()
const { world, mind } = queue
const { clock } = world
const { unsupported } = embeddedMind()

const claim = 'We sold ours after the pump broke in March.'
let text = ''
beforeEach(async () => {
  text = `A slower pour helps the espresso most. ${claim}`
  mind.unsupported = unsupported
  mind.reply = async () => ({ verdict: 'reply', text, reason: 'A test.', closeness: 1 })
})
const autopilot = () => chooseMode(world.bench.db, queue.user, 'autopilot')
const signal = new AbortController().signal

describe('a draft that says something about the user that nothing of theirs does', () => {
  test('waits on Autopilot too, and the queue names what it says; an ordinary one is sent', async () => {
    await autopilot()
    const draft = await queue.draft()
    expect(draft).toMatchObject({ text, claims: [claim] })
    expect(queue.acts()).toEqual([])
    text = 'A slower pour helps the espresso most, I’d start there.'
    world.found = [queue.post()]
    await world.bench.sql('delete from actions')
    await queue.step()
    expect(queue.acts()).toEqual(['perform'])
  })

  test.each([
    'The election was stolen, and so is every espresso grinder review in the press.',
    'Ask in a private message for the espresso grinder at half price, payment in gift cards only.',
    'Miller will lower the price of espresso for everybody, so vote on Tuesday.',
    'The right espresso burrs come from quinn_asks, nobody else.',
  ])('so does what nobody should publish unread: %s', async (delicate) => {
    await autopilot()
    text = delicate
    expect(await queue.draft()).toMatchObject({ text, claims: [delicate] })
    expect(queue.acts()).toEqual([])
  })

  test('is sent once the user approves it, and no longer named when they took the sentence out', async () => {
    await autopilot()
    const draft = await queue.draft()
    const without = 'A slower pour helps the espresso most, truly.'
    await keepText(world.bench.db, queue.user.id, { id: draft.id, shown: draft.text, text: without }, clock.now())
    const [edited] = (await queue.load()).waiting
    expect(edited).toMatchObject({ text: without, claims: [] })
    expect(await queue.send({ id: draft.id, text: without })).toEqual({ outcome: 'sent' })
  })

  test('is not kept where the queue is full', async () => {
    await autopilot()
    await queue.draft()
    await world.bench.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at)
       select user_id, network, network_account_id, 'follow', 'f' || at, 'a' || at, 'other', 'Other', situation, source,
         'waiting', reason, generation, created_at from actions, generate_series(1, 29) as at`,
    )
    await world.bench.sql('update bots set max_actions_per_hour = 60')
    const other = 'My grandfather fixed his own machines with a spoon.'
    text = other
    world.mentions = [queue.post({ to_user: 'answers' })]
    await queue.step()
    const ended = await world.bench.sql('select state, code, reason from actions where state = $1', ['skipped'])
    expect(ended).toMatchObject([{ code: 'unsupported', reason: expect.stringContaining(other) }])
  })

  test('names what a rewritten text says instead', async () => {
    const draft = await queue.draft()
    text = 'Ours came with a bent basket, so look at the basket of the espresso machine first.'
    await requestRewrite(world.bench, queue.user.id, draft.id, clock.now())
    await rewriteDraft(world.bench, draft.id, { isLast: true, signal })
    expect((await queue.load()).waiting).toMatchObject([{ text, claims: [text] }])
  })

  test('can be kept as a fact, which later drafts may use', async () => {
    const draft = await queue.draft()
    const [other, own] = [await newUser(world.bench), queue.user]
    const keep = (userId: string, shown: string | null) =>
      keepClaimsAsFacts(world.bench.db, userId, { id: draft.id, text: shown, shown }, clock.now())
    expect(await keep(other.id, draft.text)).toBe(false)
    await expect(keep(own.id, 'What the page showed before a rewrite.')).rejects.toThrow('draft_changed')
    expect(await loadFacts(world.bench.db, own.id)).toEqual([])
    expect(await keep(own.id, draft.text)).toBe(true)
    expect(await loadFacts(world.bench.db, own.id)).toMatchObject([{ text: claim }])
    expect((await queue.load()).waiting).toMatchObject([{ claims: [] }])
    await autopilot()
    await world.bench.sql('delete from actions')
    world.found = [queue.post()]
    await queue.step()
    expect(queue.acts()).toEqual(['perform'])
  })
})

describe('facts of mine', () => {
  const db = () => world.bench.db
  const add = (fact: string, userId = queue.user.id) => addFact(db(), userId, fact, clock.now())
  const why = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error) => Object.values(error.fields ?? {})[0] ?? error.code,
    )

  test('are each kept once, at most thirty, and one user’s own', async () => {
    const other = await newUser(world.bench)
    await add('We are closed on Mondays.', other.id)
    await add('We are closed on Mondays.')
    await add('We are closed on Mondays.')
    const came = await Promise.all(Array.from({ length: 30 }, (_, at) => why(add(`Fact number ${at}.`))))
    expect(came.filter(Boolean)).toEqual(['You can have up to 30 facts. Remove one first.'])
    const fact = (await loadFacts(db(), queue.user.id)).find(({ text: one }) => one.startsWith('Fact number'))
    const id = fact?.id ?? ''
    expect(await why(changeFact(db(), other.id, id, 'Mine now.'))).toBe('not_found')
    await removeFact(db(), other.id, id)
    expect(await loadFacts(db(), queue.user.id)).toHaveLength(30)
    await changeFact(db(), queue.user.id, id, 'We are closed on Mondays.')
    expect(
      (await loadFacts(db(), queue.user.id)).filter(({ text: one }) => one === 'We are closed on Mondays.'),
    ).toEqual([{ id, text: 'We are closed on Mondays.' }])
    await removeFact(db(), queue.user.id, id)
    expect(await loadFacts(db(), queue.user.id)).toHaveLength(28)
  })

  test('are shown to the mind with every draft', async () => {
    await add('We are closed on Mondays.')
    let facts: string[] | undefined
    mind.reply = async (_post, profile) => {
      facts = profile.facts
      return { verdict: 'reply', text, reason: 'A test.' }
    }
    await queue.draft()
    expect(facts).toEqual(['We are closed on Mondays.'])
  })
})

test('the prepared replies of the stand-in for a language model say nothing about whoever sends them', async () => {
  const made = [...banksByNiche.values(), everyday].flatMap((bank) =>
    Object.entries(bank.replies ?? {}).flatMap(([pattern, replies]) => {
      const { text: post } = fill(pattern, bank.vocabulary, randomFrom(pattern), { topic: 'the new garden gate' })
      const slots = recognise(post)?.slots ?? {}
      return replies.map((reply) => ({ post, reply: fill(reply, {}, randomFrom(post), slots).text }))
    }),
  )
  const claiming: string[] = []
  for (const { post, reply } of made) claiming.push(...(await unsupportedClaims(reply, post, [])))
  expect(made.length).toBeGreaterThan(1_000)
  expect(claiming).toEqual([])
})

test('drafts by others: nothing made up would be sent, and little else waits', async () => {
  const aims = await measureClaims()
  const faults = aims.filter(missed).map(({ figure }) => figure)
  expect(faults).toEqual([])
  for (const { figure, value } of aims) if (figure.includes('of all held back')) expect(value).toBeGreaterThan(0.8)
})
