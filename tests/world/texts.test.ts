import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { SessionCredentials } from '#app/adapters/network/network.ts'
import { linksIn, textLengths } from '#app/adapters/network/text-length.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import { saveBotSettings } from '#app/domain/bot/settings/settings.ts'
import { hour } from '#app/domain/time.ts'
import { startBlueskyServer, startDirectory } from '../kit/bluesky-server.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { newBotUser } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { worldTests } from '../kit/world-data.ts'

const me = fakeAccount('4711', 'finch')

/** Writes this text, whatever the post. */
let draft: string | null = null
const eager = eagerMind()
const mind: Mind = {
  ...eager,
  for: () => mind,
  unaided: () => mind,
  reply: async (post, ...rest) =>
    draft === null ? eager.reply(post, ...rest) : { verdict: 'reply', text: draft, reason: 'A test.' },
}
const world = botWorld(me, mind)

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
  world.bench.sql<{ state: string; code: string | null; kind: string; text: string | null }>(
    'select state, code, kind, text from actions where author_id = $1',
    [authorId],
  )

worldTests('“It counted my post differently than X”', 'lengths_as_x_counts', (texts) => {
  test.each(texts)('$text has the length $x', ({ text, x, links }) => {
    expect(textLengths.weighted(text)).toBe(x)
    expect(linksIn(text)).toEqual(links)
  })
})

/** Whether a reply with this text goes out. */
async function sentWith(text: string): Promise<boolean> {
  draft = text
  await newBotUser(world.bench, me)
  const author = somebody()
  world.mentions = [
    fakePost({ author, text: '@finch which guide, template or sample do you use?', at: world.clock.now() }),
  ]
  await steps(2)
  draft = null
  const sent = await actionsOn(author.id)
  if (sent.length === 0) throw new Error('The post was not answered at all.')
  return sent.some(({ kind, state }) => kind === 'reply' && state === 'success')
}

worldTests('“It sent a link in my name”', 'drafts_with_a_link', (drafts) => {
  test.each(drafts)('%j is not sent', async (text) => {
    const { checkDraft } = await import('#app/adapters/model/checks.ts')
    expect(checkDraft(text, draftContext())).toMatchObject({ ok: false, code: 'link' })
    expect(await sentWith(text)).toBe(false)
  })
})

worldTests('“It said that my text has a link, and it has none”', 'drafts_without_a_link', (drafts) => {
  test.each(drafts)('%j passes as a text without a link', async (text) => {
    const { checkDraft } = await import('#app/adapters/model/checks.ts')
    expect(checkDraft(text, draftContext())).not.toMatchObject({ code: 'link' })
  })
})

/** With nothing else that a draft could fail on. */
const draftContext = () => ({
  ...{ post: fakePost({ text: 'What do you think?' }), profile: voice, maxLength: 280, closeness: 1 },
  recent: { own: [], others: [], rejected: [] } as never,
  lengthOf: textLengths.weighted,
})
const voice = { voice: { languages: ['en'] } } as never

worldTests('“I asked it to stop, and it wrote again”', 'asks_to_be_left_alone', ({ yes, no }) => {
  test.each(yes)('after %j the bot does nothing more to the person', async (text) => {
    await newBotUser(world.bench, me)
    const author = somebody()
    world.mentions = [fakePost({ author, text: `@finch ${text}`, at: world.clock.now() })]
    await steps(1)
    world.found = [fakePost({ author, text: coffeeText(), at: world.clock.now() })]
    await steps(3)
    expect((await actionsOn(author.id)).filter(({ state }) => state === 'success')).toEqual([])
  })

  test.each(no)('%j is no such request', async (text) => {
    await newBotUser(world.bench, me)
    const author = somebody()
    world.mentions = [fakePost({ author, text: `@finch ${text}`, at: world.clock.now() })]
    await steps(2)
    expect(await world.bench.sql('select 1 from opt_outs where author_id = $1', [author.id])).toEqual([])
    expect(await world.bench.sql('select 1 from heard_opt_outs where author_id = $1', [author.id])).toEqual([])
  })
})

worldTests('“I told it to avoid this, and it answered all the same”', 'avoided_terms', (terms) => {
  test.each(terms)('%j in %j: %j', async (term, text, isAvoided) => {
    const user = await newBotUser(world.bench, me)
    const given = {
      ...{ max_actions_per_hour: 15, daily_follow_limit: 5, enable_auto_reply: true, enable_auto_like: true },
      ...{ enable_auto_follow: true, enable_auto_view: true, look_for: [], avoid: [term], people: [] },
      ...{ hours: standardHours, mode: undefined },
    }
    await saveBotSettings(world.bench.db, world.network, user, given, world.clock.now())
    const author = somebody()
    world.found = [fakePost({ author, text, lang: null, at: world.clock.now() })]
    await steps(3)
    const codes = (await actionsOn(author.id)).map(({ code }) => code)
    expect(codes.includes('avoided_term')).toBe(isAvoided)
  })
})

describe('texts as networks send them', () => {
  const signal = () => AbortSignal.timeout(10_000)

  worldTests('“It read &amp; where I wrote &”', 'network_texts', (texts) => {
    test.each(texts)('%j is read as %j, in posts, names and bios', async (sent, read) => {
      const [user, time] = [{ id: '7', username: 'ada', name: sent, description: sent }, new Date().toISOString()]
      const post = { id: '70', text: sent, author_id: '7', created_at: time, lang: 'en' }
      const server = createServer((request, response) => {
        const isMe = request.url?.startsWith('/2/users/me')
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(isMe ? { data: user } : { data: [post], includes: { users: [user] }, meta: {} }))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const client = perchNetwork(origin, world.clock).client({ kind: 'tokens', auth_token: 'a', ct0_token: 'b' })
      const [found] = await client.search(['fun'], 10, signal())
      expect([found?.text, found?.author.display_name, found?.author.bio]).toEqual([read, read, read])
      expect((await client.me(signal())).display_name).toBe(read)
      server.close()
    })
  })

  worldTests('“It took my language for another”', 'languages', (languages) => {
    test.each(languages)('a post in %j is in %j', async (given, language) => {
      const directory = await startDirectory()
      const server = await startBlueskyServer(directory)
      const [person, friend] = [server.person('user'), server.person('friend')]
      server.post(friend, 'Some words about coffee.', new Date(), person.did)
      server.tell((_call, honest) => {
        const bare = JSON.stringify(honest).replaceAll(/"langs":\[[^\]]*\],?/g, '')
        return JSON.parse(bare.replaceAll('"record":{', `"record":{"langs":["${given}"],`))
      })
      const network = blueskyNetwork(
        { directory: directory.directory, oauth: null, public_url: null, appview_url: null },
        world.clock,
      )
      const session = (await network.signIn?.(person.handle, person.password, signal())) as SessionCredentials
      const [mention] = await network.client(session, { caller: 'user' }).mentions(person.did, null, signal())
      expect(mention?.lang).toBe(language)
      server.close()
      directory.close()
    })
  })
})
