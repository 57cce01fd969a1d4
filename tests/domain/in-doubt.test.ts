import { expect, test } from 'vitest'
import type { Judgement } from '#app/adapters/model/mind.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { decisionOn } from '../kit/queue-world.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const doubt: Judgement = {
  verdict: 'doubt',
  code: 'sensitive',
  reason: 'In doubt: a test.',
  otherwise: { verdict: 'engage', score: 0.9, reason: 'They mention coffee.' },
}
const world = botWorld(me, {
  ...mind,
  judge: async (post, ...asked) => (post.text.startsWith('Hm') ? doubt : mind.judge(post, ...asked)),
  for() {
    return this
  },
})
const { clock, network } = world
const unsure = () => fakePost({ text: `Hm. ${coffeeText()}`, at: clock.now() })
const sure = () => fakePost({ text: coffeeText(), at: clock.now() })

const step = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
  clock.forward(2 * hour)
}
const actions = () =>
  world.bench.sql<{ kind: string; state: string; reason: string; post_text: string }>(
    `select kind, state, reason, post_text from actions where state <> 'skipped' order by created_at`,
  )

test.each([false, true])(
  'what is in doubt waits for the user on Autopilot too, with the reason (no model: %s)',
  async (speechless) => {
    mind.speechless = speechless
    const user = await newBotUser(world.bench, me)
    const post = unsure()
    world.found = [post]
    await step()
    await step()
    expect(network.done).toEqual([])
    expect(await actions()).toMatchObject([
      { kind: speechless ? 'like' : 'reply', state: 'waiting', post_text: post.text },
    ])
    const { waiting } = await loadQueue(world.bench.db, world.bench.networks, user.id, clock.now())
    expect(waiting[0]?.why).toMatch(/^In doubt: a test\. They mention coffee\./)
    if (waiting[0]) await sendDraft(world.bench, user, decisionOn(waiting[0]))
    expect(network.done).toMatchObject([{ kind: speechless ? 'like' : 'reply' }])
  },
)

test('people who wrote to the user are no exception, and what is sure comes first', async () => {
  mind.speechless = true
  await newBotUser(world.bench, me)
  world.mentions = [{ ...unsure(), to_user: 'answers' }]
  const post = sure()
  world.found = [post]
  await step()
  expect(network.done).toHaveLength(1)
  expect(await actions()).toMatchObject([{ state: 'success', post_text: post.text }])
  world.found = []
  await step()
  expect(network.done).toHaveLength(1)
  expect((await actions())[1]).toMatchObject({ kind: 'like', state: 'waiting' })
})

test('no one in doubt is followed or viewed instead', async () => {
  mind.speechless = true
  await newBotUser(world.bench, me)
  await world.bench.sql('update bots set enable_auto_like = false')
  world.found = [unsure()]
  await step()
  expect(network.done).toEqual([])
  expect(await actions()).toEqual([])
})
