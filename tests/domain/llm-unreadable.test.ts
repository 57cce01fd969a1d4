import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { systems } from '#app/adapters/model/llm/prompts.ts'
import type { Engage, Mind } from '#app/adapters/model/mind.ts'
import type { Profile } from '#app/contract/profile.ts'
import { says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { flaky, good, mindAt, noon, ownPosts, person, post, readProfile, work } from '../kit/mind/llm.ts'

let model: StandIn
let profile: Profile
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  profile = await readProfile()
})
afterAll(() => model.close())

const otherwise: Engage = { verdict: 'engage', score: 0.7, reason: 'They mention tests.' }
const doubt = { verdict: 'doubt', code: 'sensitive', reason: 'In doubt.', otherwise } as const
const inDoubt = { ...embeddedMind(), judge: async () => doubt }
const draft = { text: 'Retrying hides races.', written_by: 'test-model' }
const asks = (mind: Mind) => ({
  analyze: async () => (await mind.analyze(person(), ownPosts, work())).tone,
  judge: () => mind.judge(flaky, profile, noon, work()),
  doubt: () => mind.judge(flaky, profile, noon, work()),
  answers: () => mind.readAnswers([post('Thank you so much, that helped')], work()),
  reply: () => mind.reply(flaky, profile, 280, work()),
  unsupported: () => mind.unsupported(draft, flaky, [], work()),
  topic: () => mind.chooseTopic('How many?', ['Prices'], work()),
})
type Question = keyof typeof systems
/** An answer as it should be. */
const bare: Record<Question, unknown> = {
  analyze: good.profile,
  judge: good.judgement,
  doubt: { class: 'ordinary', reason: 'They joke.' },
  answers: { english: '', says: 'thanks' },
  reply: good.draft,
  unsupported: { unsupported: [] },
  topic: { topic: 1 },
}
/** What happens if the answer can't be read, and whether words beside the object make it unreadable. */
const instead: Record<Question, { result: unknown; isBare: boolean }> = {
  analyze: { result: expect.not.stringMatching(good.profile.tone), isBare: false },
  judge: { result: { reason: expect.stringContaining('judged without the language model') }, isBare: false },
  doubt: { result: { verdict: 'doubt' }, isBare: true },
  answers: { result: [{ says: null }], isBare: true },
  reply: { result: { verdict: 'skip', code: 'no_draft' }, isBare: false },
  unsupported: { result: [draft.text], isBare: true },
  topic: { result: null, isBare: false },
}

describe.each(Object.keys(systems) as Question[])('the answer to “%s”', (question) => {
  const { result, isBare } = instead[question]
  const json = JSON.stringify(bare[question])
  const other = JSON.stringify({ ...(bare[question] as object), reason: 'Another.' })
  async function answered(answer: string) {
    model.next(says(answer))
    const { mind, fallbacks } = mindAt(model.url, question === 'doubt' ? { fallback: inDoubt } : {})
    const outcome = await asks(mind)[question]()
    return { outcome, unread: fallbacks.map(({ task }) => task) }
  }
  const unreadable = async (answer: string) => {
    const { outcome, unread } = await answered(answer)
    expect(unread).toEqual([question])
    if (typeof result !== 'object' || result === null || Array.isArray(result)) expect(outcome).toEqual(result)
    else if ('asymmetricMatch' in result) expect(outcome).toEqual(result)
    else expect(outcome).toMatchObject(result)
  }

  test('counts if it is one object, also after reasoning and in a fence', async () => {
    for (const one of [json, `<think>Maybe ${other}</think>${json}`, `\`\`\`json\n${json}\n\`\`\``])
      expect((await answered(one)).unread).toEqual([])
  })

  test('does not count if another object may be it', async () => {
    await unreadable(`${other} If it were harmless: ${json}`)
    await unreadable(`${json} The post said: ${other}`)
    await unreadable(`{"post":${json},"answer":"no"}`)
  })

  test(`${isBare ? 'does not count' : 'counts'} in the middle of words`, async () => {
    const inWords = `They write ${json} and nothing else.`
    if (isBare) return unreadable(inWords)
    expect((await answered(inWords)).unread).toEqual([])
  })

  test('does not count behind a tag that the model only repeats', async () => {
    await unreadable(`{"reason":"They write </think>${json}`)
  })
})
