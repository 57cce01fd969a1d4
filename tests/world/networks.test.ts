import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import twitterText from 'twitter-text'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { SessionCredentials } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import { xLinks } from '#app/adapters/network/x-links.ts'
import { startBlueskyServer, startDirectory } from '../kit/bluesky-server.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'
import { worldTests } from '../kit/world-data.ts'

const random = seeded(seedOf(20_261_132))
const signal = () => AbortSignal.timeout(maxWaitMs)

worldTests('“It counted my post differently than X”', 'lengths_as_x_counts', (texts) => {
  test.each(texts)('$text has the length $x', ({ text, x, links }) => {
    expect(textLengths.weighted(text)).toBe(x)
    expect(xLinks(text).map(({ url }) => url)).toEqual(links)
  })

  test('nor do these texts put together and taken apart differ', () => {
    const differing: string[] = []
    for (let turn = 0; turn < 400; turn += 1) {
      const [one, other] = [random.pick(texts).text, random.pick(texts).text]
      const text = `${[...one].slice(0, random.int(1, one.length)).join('')}${random.pick([' ', '\n', '。', '', '/'])}${other}`
      if (textLengths.weighted(text) !== twitterText.parseTweet(text).weightedLength) differing.push(text)
    }
    expect(differing).toEqual([])
  })
})

/** What the adapter reads of a post, its author's name and bio, and of the account's own name. */
async function readOf(sent: string): Promise<(string | undefined)[]> {
  const user = { id: '7', username: 'ada', name: sent, description: sent }
  const post = { id: '70', text: sent, author_id: '7', created_at: new Date().toISOString(), lang: 'en' }
  const server = createServer((request, response) => {
    const isMe = request.url?.startsWith('/2/users/me')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isMe ? { data: user } : { data: [post], includes: { users: [user] }, meta: {} }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = perchNetwork(origin, systemClock).client({ kind: 'tokens', auth_token: 'a', ct0_token: 'b' })
  const [found] = await client.search(['fun'], 10, signal())
  const own = await client.me(signal())
  server.close()
  return [found?.text, found?.author.display_name, found?.author.bio, own.display_name]
}

worldTests('“It read &amp; where I wrote &”', 'network_texts', (texts) => {
  test.each(texts)('%j is read as %j, in posts, names and bios', async (sent, read) => {
    expect(await readOf(sent)).toEqual([read, read, read, read])
  })

  test('any text is read as it was written', async () => {
    const pieces = ['R&D', ' a < b', ' > c', ' &amp;', ' &lt;3', ' “q”', ' é', ' 🐦', ' &', ' x;', ' &#39;', ' &nbsp;']
    const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
    for (let turn = 0; turn < 12; turn += 1) {
      const written = Array.from({ length: 4 }, () => random.pick(pieces))
        .join('')
        .trim()
      const sent = written.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
      expect(await readOf(sent)).toEqual([written, written, written, written])
    }
  })
})

/** The language of a post whose author gave it this tag. */
async function languageOf(tag: string): Promise<string | null | undefined> {
  const directory = await startDirectory()
  const server = await startBlueskyServer(directory)
  const person = server.person('user')
  server.post(person, 'Some words about coffee.', new Date())
  server.tell((_call, honest) => {
    const bare = JSON.stringify(honest).replaceAll(/"langs":\[[^\]]*\],?/g, '')
    return JSON.parse(bare.replaceAll('"record":{', `"record":{"langs":["${tag}"],`).replaceAll(',}', '}'))
  })
  const network = blueskyNetwork(
    { directory: directory.directory, oauth: null, public_url: null, appview_url: null },
    systemClock,
  )
  const session = (await network.signIn?.(person.handle, person.password, signal())) as SessionCredentials
  const [post] = await network.client(session, { caller: 'user' }).posts(person.did, 10, signal())
  server.close()
  directory.close()
  return post?.lang
}

worldTests('“It took my language for another”', 'languages', (languages) => {
  test.each(languages)('a post in %j is in %j', async (tag, language) => expect(await languageOf(tag)).toBe(language))

  test('nor do a script, a region or capitals change it', async () => {
    for (const [tag, language] of languages)
      for (const more of ['-Latn', '-Cyrl-RS', '-001', '-x-mine'])
        if (!tag.includes('-'))
          expect([tag + more, await languageOf(tag.toUpperCase() + more)]).toEqual([tag + more, language])
  })
})

describe('languages of three letters beside those of two', () => {
  test.each(['fil', 'fi', 'haw', 'ha', 'tpi', 'tl', 'yue', 'gsw', 'ast', 'as'])('%s is itself', async (tag) => {
    expect(await languageOf(tag)).toBe(tag)
  })
})
