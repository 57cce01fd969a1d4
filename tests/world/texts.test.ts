import twitterText from 'twitter-text'
import { describe, expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { hour } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { stepOnce } from '../kit/steps.ts'
import { worldTests } from '../kit/world-data.ts'

const me = fakeAccount('4711', 'finch')

/** Writes this text, whatever the post, and reads answers as the embedded mind does. */
let draft: string | null = null
const eager: Mind = { ...eagerMind(), readAnswers: embeddedMind().readAnswers }
const mind: Mind = {
  ...eager,
  for: () => mind,
  unaided: () => mind,
  reply: async (post, ...rest) =>
    draft === null ? eager.reply(post, ...rest) : { verdict: 'reply', text: draft, reason: 'A test.' },
}
const world = botWorld(me, mind)
const random = seeded(seedOf(20_261_131))

let people = 0
const somebody = () => {
  people += 1
  return fakeAccount(String(9_000 + people), `somebody_${people}`)
}

async function steps(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await world.bench.sql('update bots set due_at = $1, act_at = null', [world.clock.now()])
    await stepOnce(world.bench)
    world.clock.forward(hour / 4)
  }
}

const actionsOn = (authorId: string) =>
  world.bench.sql<{ state: string; code: string | null; kind: string }>(
    'select state, code, kind from actions where author_id = $1',
    [authorId],
  )

/** Whether a draft with this text goes out as the answer to a question. */
async function isSent(text: string): Promise<boolean> {
  draft = text
  await newBotUser(world.bench, me)
  const author = somebody()
  world.mentions = [
    fakePost({ author, text: '@finch which guide, template or sample do you use?', at: world.clock.now() }),
  ]
  await steps(2)
  draft = null
  return (await actionsOn(author.id)).some(({ kind, state }) => kind === 'reply' && state === 'success')
}

/** With nothing else that a draft could fail on. */
async function faultOf(text: string): Promise<string | null> {
  const { checkDraft } = await import('#app/adapters/model/checks.ts')
  const checked = checkDraft(text, {
    post: fakePost({ text: 'What do you think?' }),
    profile: { voice: { languages: ['en'] } } as never,
    recent: nobody,
    maxLength: 280,
    closeness: 1,
    lengthOf: textLengths.weighted,
  })
  return checked.ok ? null : checked.code
}

const around = ['Yes.', 'It took me a while, honestly:', '😀', '(really)', 'Two things,', '“Well”', 'So…', '']
const within = (text: string) => `${random.pick(around)} ${text} ${random.pick(around)}`.trim()

worldTests('“It sent a link in my name”', 'drafts_with_a_link', (drafts) => {
  test.each(drafts)('%j is not sent', async (text) => expect(await isSent(text)).toBe(false))

  test('another draft is, at the same place', async () => {
    expect(await isSent('A gooseneck kettle and a cheap sample roaster made the difference for my template.')).toBe(
      true,
    )
  })

  test('nor is one of them among other words', async () => {
    for (const text of drafts) expect([text, await faultOf(within(text))]).toEqual([text, 'link'])
  })
})

worldTests('“It said that my text has a link, and it has none”', 'drafts_without_a_link', (drafts) => {
  test.each(drafts)('%j passes as a text without a link', async (text) => {
    for (const one of [text, within(text), within(text)]) expect([one, await faultOf(one)]).not.toEqual([one, 'link'])
  })
})

/** Whether the bot did anything to the person who wrote this. */
async function isLeftAlone(text: string): Promise<boolean> {
  await world.bench.sql('delete from users')
  await newBotUser(world.bench, me)
  const author = somebody()
  world.mentions = [fakePost({ author, text: `@finch ${text}`, at: world.clock.now() })]
  await steps(1)
  world.found = [fakePost({ author, text: coffeeText(), at: world.clock.now() })]
  await steps(3)
  return (await actionsOn(author.id)).every(({ state }) => state !== 'success')
}

async function isHeardAsRequest(text: string): Promise<boolean> {
  await newBotUser(world.bench, me)
  const author = somebody()
  world.mentions = [fakePost({ author, text: `@finch ${text}`, at: world.clock.now() })]
  await steps(2)
  const heard = (table: string) => world.bench.sql(`select 1 from ${table} where author_id = $1`, [author.id])
  return (await heard('opt_outs')).length + (await heard('heard_opt_outs')).length > 0
}

worldTests('“I asked it to stop, and it wrote again”', 'asks_to_be_left_alone', ({ yes, no }) => {
  test.each(yes)('after %j the bot does nothing more to the person', async (text) => {
    expect(await isLeftAlone(text)).toBe(true)
  })

  test.each(yes)('nor after %j with other marks, in capitals, or among more mentions', async (text) => {
    for (const one of [`${text}!!! 😡`, text.toUpperCase(), `@somebody_else ${text}`, `${text}.\nThanks.`])
      expect([one, await isLeftAlone(one)]).toEqual([one, true])
  })

  test.each(no)('%j is no such request', async (text) => expect(await isHeardAsRequest(text)).toBe(false))
})

async function isAvoided(term: string, text: string): Promise<boolean> {
  await world.bench.sql('delete from users')
  const user = await newBotUser(world.bench, me)
  const given = {
    max_actions_per_hour: 15,
    daily_follow_limit: 5,
    enable_auto_reply: true,
    enable_auto_like: true,
    enable_auto_follow: true,
    enable_auto_view: true,
    look_for: [],
    avoid: [term],
    hours: standardHours,
    mode: undefined,
  }
  await saveBotSettings(world.bench.db, world.network, user, given, world.clock.now())
  const author = somebody()
  world.found = [fakePost({ author, text, lang: null, at: world.clock.now() })]
  await steps(3)
  return (await actionsOn(author.id)).some(({ code }) => code === 'avoided_term')
}

worldTests('“I told it to avoid this, and it answered all the same”', 'avoided_terms', (terms) => {
  test.each(terms)('%j in %j: %j', async (term, text, expected) => {
    expect(await isAvoided(term, text)).toBe(expected)
  })

  test.each(terms)('%j in %j among other words and marks: %j', async (term, text, expected) => {
    for (const one of [`“${text}”`, `${text}!`, `(${text})`, `1. ${text}\n2. ok`, ` ${text}…`])
      expect([one, await isAvoided(term, one)]).toEqual([one, expected])
  })
})

describe('every text that the bot may send', () => {
  test('“The counter said it fits, and X refused it”: has no blanks at its end, which X counts', async () => {
    const text = 'A gooseneck kettle and a cheap sample roaster made the difference for my template.'
    expect(await isSent(`${text} \n `)).toBe(true)
    expect(await world.bench.sql(`select text from actions where state = 'success' and kind = 'reply'`)).toContainEqual(
      { text },
    )
  })

  test.each(['кофе.рф', 'Чай-дом.рф/меню', '例子.中国', '咖啡.公司', '커피.한국', 'καφές.ελ'])(
    'has no address in the reader’s own script: %s',
    async (address) => expect(await faultOf(within(`Mine stands at ${address} since Monday`))).toBe('link'),
  )

  test.each(['Сказал и пошёл.Рад за тебя', 'これはいいです。みんな飲む'])(
    'may have a full stop without a space after it: %s',
    async (text) => expect(await faultOf(text)).not.toBe('link'),
  )

  test('has no address that X would link, whatever its end', async () => {
    const hosts = ['a-b', 'grinder', 'пример', 'bücher', 'xn--e1afmkfd', '1a', 'ex.am.ple']
    const ends = ['com', 'club', 'notion.so', 'рф', 'co.uk', 'io/x?y=1#z', 'shop/a/b', 'ly', 'museum', 'みんな']
    for (let turn = 0; turn < 60; turn += 1) {
      const address = `${random.pick(['', '', 'https://', 'www.'])}${random.pick(hosts)}.${random.pick(ends)}`
      const text = within(`Mine stands at ${address} since Monday`)
      if (twitterText.extractUrls(text).length > 0) expect([text, await faultOf(text)]).toEqual([text, 'link'])
    }
  })
})
