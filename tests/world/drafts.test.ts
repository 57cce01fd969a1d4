import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unwrapped } from '#app/adapters/model/llm/unwrapped.ts'
import type { Profile } from '#app/contract/profile.ts'
import { says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { flaky, good, mindAt, readProfile, work } from '../kit/mind/llm.ts'
import { seeded, seedOf } from '../kit/random.ts'

let model: StandIn
let profile: Profile
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  profile = await readProfile()
})
afterAll(() => model.close())

const random = seeded(seedOf(20_261_137))
const { handle } = flaky.author
const fence = '```'

/** What models put around a reply. */
const wrappings: ((text: string) => string)[] = [
  (text) => `"${text}"`,
  (text) => `“${text}”`,
  (text) => `„${text}“`,
  (text) => `«${text}»`,
  (text) => `「${text}」`,
  (text) => `**${text}**`,
  (text) => `*${text}*`,
  (text) => `${fence}\n${text}\n${fence}`,
  (text) => `${fence}text\n${text}\n${fence}`,
  (text) => `\`${text}\``,
  (text) => `@${handle} ${text}`,
  (text) => `@${handle.toUpperCase()}, ${text}`,
  (text) => `＠${handle} ${text}`,
  (text) => `Reply: ${text}`,
  (text) => `**Reply:** ${text}`,
  (text) => `Here's a possible reply: ${text}`,
  (text) => `My reply to @${handle}:\n${text}`,
  (text) => `Antwort: ${text}`,
  (text) => `返信：${text}`,
  (text) => `${text} #testing #CI`,
  (text) => `${text}\n\n#テスト ＃品質`,
  (text) => `${text} (118 characters)`,
  (text) => `> ${text}`,
  (text) => `---\n${text}\n---`,
]

describe('“It had a good reply and threw it away, because the model had wrapped it up”', () => {
  test.each(wrappings.map((wrap) => [wrap('…'), wrap] as const))('%j is the reply itself', async (_shown, wrap) => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next(says({ ...good.draft, text: wrap(good.draft.text) }))
    expect(await mind.reply(flaky, profile, 280, work())).toMatchObject({ text: good.draft.text })
    expect(fallbacks).toEqual([])
  })

  test('so it is in several of them', () => {
    const texts = [
      good.draft.text,
      'Two things: a fixture for each test, and no retries.',
      '了解、再試行はしないほうがいい。',
    ]
    for (let turn = 0; turn < 300; turn += 1) {
      const text = random.pick(texts)
      const wraps = [random.pick(wrappings), random.pick(wrappings)]
      const wrapped = wraps.reduce((inner, wrap) => wrap(inner), text)
      expect([wrapped, unwrapped(wrapped, handle)]).toEqual([wrapped, text])
    }
  })

  test.each([
    '"Flaky" and "slow" are two problems, not one "test problem"',
    '"Retry" hides it, and so does "ignore"',
    '“Retry” hides it, and so does “ignore”',
    'Two things: a fixture for each test, and no retries.',
    'It says 2 * 3 * 4 in ours.',
    'snake_case_names and __init__ are fine',
    'The tag #1 is what we use most',
    'Postgres answers: no. The response: silence.',
    '@somebody_else wrote that too',
    `Ask @${handle} again`,
    "'Twas the fixture, said the log",
    'C# (12 or later) has it',
    'Python prints \\U0001F600 as a grin there.',
    'On our side it was the `fixture` and the `pool`',
    'You should never use </s> there',
    'The fixture [/INST] and the pool',
  ])('%j stays as it is', (text) => expect(unwrapped(text, handle)).toBe(text))

  test.each([
    ['Not the race. \\n\\nThe fixture.', 'Not the race.\n\nThe fixture.'],
    ['Not the race.\\nThe fixture.', 'Not the race.\nThe fixture.'],
    ['The pool &amp; the fixture: it&#39;s &quot;both&quot;', 'The pool & the fixture: it\'s "both"'],
    ['It\\u2019s the fixture \\ud83d\\ude00', 'It’s the fixture 😀'],
    ['It is \\"both\\"', 'It is "both"'],
    ['{"text": "It is the fixture."}', 'It is the fixture.'],
    ['{ "reply": "It is the\\nfixture." }', 'It is the\nfixture.'],
    ['It is the fixture.<|im_end|>', 'It is the fixture.'],
    ['Love this 🎉</s> Here’s a warmer one', 'Love this 🎉'],
    ['So good 👍🏽<|im_end|>user Thanks', 'So good 👍🏽'],
    ['<s>It is the fixture.</s>', 'It is the fixture.'],
    ['It is the fixture. [/INST] And then', 'It is the fixture.'],
    ['It is the fixture.<end_of_turn>\n<start_of_turn>user', 'It is the fixture.'],
    ['It is the fixture.\nUser: thanks!\nAssistant: no problem', 'It is the fixture.'],
    ['Option 1: It is the fixture.\n\nOption 2: It is the pool.', 'It is the fixture.'],
    ['It is the fixture.\n\n(Note: kept short as requested.)', 'It is the fixture.'],
    ['It is the fixture.\n\n**Explanation:** they said so.', 'It is the fixture.'],
    ['### Reply\nIt is the fixture.', 'It is the fixture.'],
    ['It is the fixture.<br><br>And the pool.', 'It is the fixture.\n\nAnd the pool.'],
    ['It is in C:\\new, see \\node', 'It is in C:\\new, see \\node'],
    ['a < b && c > d, R&D, {"a": 1, "b": 2}', 'a < b && c > d, R&D, {"a": 1, "b": 2}'],
    ['Ask the user: is it the pool?', 'Ask the user: is it the pool?'],
    ['Note: 3.2 has it. Option 2 is better', 'Note: 3.2 has it. Option 2 is better'],
  ])('“It posted what the program around the model adds”: %j', (text, kept) => {
    expect(unwrapped(text, handle)).toBe(kept)
  })

  test('“It posted a Chinese word in the middle of an English reply”', async () => {
    const slips = ['非常', 'ひ', '너무', 'и', 'جدا', 'बहुत', '\ufffd']
    for (const slip of slips) {
      const { mind, fallbacks } = mindAt(model.url)
      model.next(says({ ...good.draft, text: good.draft.text.replace(' ', ` ${slip} `) }))
      await mind.reply(flaky, profile, 280, work())
      expect([slip, fallbacks.map(({ kind }) => kind)]).toEqual([slip, ['bad_draft']])
    }
    const about = { ...flaky, text: `${flaky.text} We call it 非常.` }
    const { mind, fallbacks } = mindAt(model.url)
    model.next(says({ ...good.draft, text: `${good.draft.text} 非常?` }))
    await mind.reply(about, profile, 280, work())
    expect(fallbacks).toEqual([])
  })

  test('what is not a draft without its wrapping is still refused', async () => {
    for (const text of [
      '"Great post!"',
      `@somebody_else ${good.draft.text}`,
      `Reply: see https://evil.example about fixtures`,
      `I like #testing very much, and the fixture race too`,
    ]) {
      const { mind, fallbacks } = mindAt(model.url)
      model.next(says({ ...good.draft, text }))
      await mind.reply(flaky, profile, 280, work())
      expect([text, fallbacks.map(({ kind }) => kind)]).toEqual([text, ['bad_draft']])
    }
  })
})
