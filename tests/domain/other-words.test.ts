import { expect, test } from 'vitest'
import { minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser, plainProfile } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())
const { clock, network } = world
const stepAt = async () => {
  await world.bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await stepOnce(world.bench)
}

test('searches for other words of the account in turn where its topics find nobody new', async () => {
  await newBotUser(world.bench, me)
  const words = [...'abcdefghijklm'].map((letter) => `word ${letter}`)
  const interests = { posts: [], words }
  await world.bench.sql('update account_analyses set profile = $1', [JSON.stringify({ ...plainProfile, interests })])
  const searches: string[][] = []
  const client = network.client({ kind: 'tokens', auth_token: '', ct0_token: '' })
  const search = client.search
  client.search = async (topics, ...rest) => {
    searches.push(topics)
    return topics.includes('word m') ? search(topics, ...rest) : []
  }
  clock.set('2026-06-15T12:00:00Z')
  world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
  await stepAt()
  clock.forward(5 * minute)
  world.found = [fakePost({ text: coffeeText(), at: clock.now() })]
  await stepAt()
  client.search = search
  const other = searches.filter((topics) => !topics.includes('coffee'))
  expect(other.toSorted()).toEqual([words.slice(0, 10), words.slice(10)])
  expect(network.done.length).toBeGreaterThan(0)
})
