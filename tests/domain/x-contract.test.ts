import { afterEach, describe, expect, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import { unkeptIn, withOddValues } from '../kit/odd-values.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'
import { inPostNames, type SentRequest, withTweetNames, XContract } from '../kit/x-contract.ts'
import { badParameter, wirePost, wireUser, type XAnswer, type XStub, xStub } from '../kit/x-stub.ts'

const file = process.env.X_OPENAPI_FILE
const signal = () => AbortSignal.timeout(maxWaitMs)
const since = new Date('2026-06-14T00:00:00Z')
const target = { kind: 'reply' as const, target_id: '17', text: 'Well said.' }
const like = { kind: 'like' as const, target_id: '17', text: null }
const follow = { kind: 'follow' as const, target_id: '18', text: null }

/** All that the adapter asks X. A view is not among it: X has none. */
const calls: [string, (client: XStub['client']) => Promise<unknown> | undefined][] = [
  ['me', (client) => client.me(signal())],
  ['own posts', (client) => client.posts('1', 200, signal())],
  ['first mentions', (client) => client.mentions('1', null, signal())],
  [
    'mentions',
    (client) => client.mentions('1', '1800000000000000000', signal(), { known_id: '1900000000000000001', at: null }),
  ],
  ['quotes', (client) => client.quotes?.('finch', null, signal())],
  ['search', (client) => client.search(['coffee', 'C++', 'cold brew'], 60, signal(), '1800000000000000000')],
  ['posts by', (client) => client.postsBy?.(['ada', 'bo'], 60, signal())],
  ['a person', (client) => client.personBy('tired', signal())],
  ['people', (client) => client.people('Älva’s tea, 2', 6, signal())],
  ['outcomes', (client) => client.outcomes(['17', '18'], signal())],
  ['followers', (client) => client.followersAmong(['17', '18'], signal())],
  ['whether liked', (client) => client.isDone('1', like, signal())],
  ['whether followed', (client) => client.isDone('1', follow, signal())],
  ['a lost reply', (client) => client.find('1', target, since, signal())],
  ['a lost like', (client) => client.find('1', like, since, signal())],
  ['a lost follow', (client) => client.find('1', follow, since, signal())],
  ['a like by the user', (client) => client.seen?.('1', like, since, signal())],
  ['reply', (client) => client.perform('1', target, signal())],
  ['like', (client) => client.perform('1', like, signal())],
  ['follow', (client) => client.perform('1', follow, signal())],
  ['undo a reply', (client) => client.undo('1', { ...target, result_id: '19' }, signal())],
  ['undo a like', (client) => client.undo('1', { ...like, result_id: null }, signal())],
  ['undo a follow', (client) => client.undo('1', { ...follow, result_id: null }, signal())],
]

const hasPostNames = ({ url }: SentRequest) => /post/.test(url.search.replace(/query=[^&]*/, ''))

describe.skipIf(!file)('by X’s OpenAPI file', () => {
  const contract = new XContract(file ?? '')
  let x: XStub | undefined
  afterEach(() => x?.close())

  test.each(calls)('the request is valid in both vocabularies: %s', async (_name, call) => {
    x = await xStub((request) => (hasPostNames(request) ? badParameter('post.fields') : { body: {} }))
    await call(x.client)?.catch(() => undefined)
    expect(x.requests.length).toBeGreaterThan(0)
    for (const request of x.requests) {
      const isOld = /tweet\.|_tweet/.test(request.url.search)
      expect(contract.faults(isOld ? inPostNames(request) : request), request.url.href).toEqual([])
    }
    const asksForFields = x.requests.some(hasPostNames)
    expect(x.requests.at(-1) && hasPostNames(x.requests.at(-1) as SentRequest)).toBe(false)
    if (asksForFields) expect(x.requests.some(({ url }) => /tweet\.|_tweet/.test(url.search))).toBe(true)
  })

  const random = seeded(seedOf(36))
  /** Each answer has one object that must be found in it, among others as X may send them. */
  function answerTo({ method, url }: SentRequest): Record<string, unknown> {
    const body = contract.example(method, url.pathname, random)
    const [, list] = /\/(tweets|mentions|recent|liked_tweets|following|users|search)$/.exec(url.pathname) ?? []
    if (method !== 'GET') return body
    if (!list) return { ...body, data: { ...Object(body.data), ...wireUser() } }
    const good = ['following', 'users', 'search'].includes(list)
      ? wireUser({ id: '18', connection_status: ['followed_by'] })
      : wirePost({ id: '17', referenced_posts: [{ type: 'replied_to', id: '17' }] })
    const data = [good, { id: 'odd' }, null, 'odd', ...((body.data as unknown[] | null) ?? [])]
    const includes = Object(body.includes) as { users?: unknown[] | null }
    return { ...body, data, includes: { ...includes, users: [...(includes.users ?? []), wireUser(), 7] }, meta: null }
  }

  const reads: [string, (client: XStub['client']) => Promise<unknown> | undefined, unknown][] = [
    ['me', (client) => client.me(signal()), expect.objectContaining({ handle: 'tired' })],
    ['own posts', (client) => client.posts('1', 100, signal()), expect.arrayContaining([post17()])],
    ['mentions', (client) => client.mentions('1', null, signal()), expect.arrayContaining([post17()])],
    ['search', (client) => client.search(['tea'], 60, signal()), expect.arrayContaining([post17()])],
    ['posts by', (client) => client.postsBy?.(['ada'], 60, signal()), expect.arrayContaining([post17()])],
    ['quotes', (client) => client.quotes?.('ada', null, signal()), expect.arrayContaining([post17()])],
    ['a person', (client) => client.personBy('tired', signal()), expect.objectContaining({ id: '9' })],
    ['people', (client) => client.people('tea', 6, signal()).then((all) => all.some(({ id }) => id === '18')), true],
    ['outcomes', (client) => client.outcomes(['17'], signal()).then((all) => all.has('17')), true],
    ['followers', (client) => client.followersAmong(['18'], signal()).then((all) => all.has('18')), true],
    ['whether liked', (client) => client.isDone('1', like, signal()), true],
    ['a lost reply', (client) => client.find('1', target, since, signal()), { happened: 'yes', result_id: '17' }],
    ['a lost like', (client) => client.find('1', like, since, signal()), { happened: 'yes', result_id: null }],
    ['a lost follow', (client) => client.find('1', follow, since, signal()), { happened: 'yes', result_id: null }],
  ]

  test.each(reads)('no answer is lost, whatever is missing or null in it: %s', async (_name, call, found) => {
    for (const renamed of [(value: unknown) => value, withTweetNames]) {
      x = await xStub((request): XAnswer => ({ body: renamed(answerTo(request)) }))
      for (let round = 0; round < 100; round += 1) expect(await call(x.client)).toEqual(found)
      await x.close()
    }
  })

  test.each(reads)('nor whatever else stands in it: %s', async (_name, call, found) => {
    for (const renamed of [(value: unknown) => value, withTweetNames]) {
      x = await xStub((request): XAnswer => ({ body: renamed(withOddValues(answerTo(request), random)) }))
      for (let round = 0; round < 100; round += 1) {
        const read = await call(x.client)
        expect(read).toEqual(found)
        expect(unkeptIn(read)).toEqual([])
      }
      await x.close()
    }
  })

  const acts = calls.filter(([name]) => /^(?:reply|like|follow|undo .*|whether followed)$/.test(name))
  test.each(acts)('an answer to an act is understood or said not to be: %s', async (_name, call) => {
    x = await xStub((request): XAnswer => ({ body: answerTo(request) }))
    for (let round = 0; round < 100; round += 1)
      await call(x.client)?.catch((error: unknown) => expect(error).toBeInstanceOf(NetworkError))
    expect(x.requests).toHaveLength(100)
  })
})

function post17() {
  return expect.objectContaining({ id: '17', author: expect.objectContaining({ handle: 'tired' }) })
}
