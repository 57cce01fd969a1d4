import { cid, type Json, type Lie, postAt } from './bluesky-server.ts'

/** Somebody who has nothing to do with the server. */
export const stranger = { did: 'did:plc:strangerstrangerstrangers', handle: 'stranger.test' }

const lists = ['posts', 'feed', 'notifications', 'profiles', 'records', 'actors'] as const

/** Changes each item of the answer's list, or the answer itself where it has none. */
const each =
  (change: (item: Json) => Json): Lie =>
  (_call, honest) => {
    const name = lists.find((one) => Array.isArray(honest[one]))
    return name ? { ...honest, [name]: (honest[name] as Json[]).map(change) } : change(honest)
  }
/** The same for the post within an item. */
const eachPost = (change: (post: Json) => Json) =>
  each((item) => ('post' in item ? { ...item, post: change(item.post as Json) } : change(item)))
const withRecord = (change: Json) => eachPost((post) => ({ ...post, record: { ...(post.record as Json), ...change } }))
const withAuthor = (change: Json) => eachPost((post) => ({ ...post, author: { ...(post.author as Json), ...change } }))
const raw =
  (body: string, status = 200, headers: Record<string, string> = {}): Lie =>
  () => ({ body, status, headers })

/** More items than were asked for, all different. */
const many =
  (count: number): Lie =>
  (_call, honest) => {
    const name = lists.find((one) => Array.isArray(honest[one]))
    const [first] = name ? (honest[name] as Json[]) : []
    if (!name || !first) return honest
    const other = (item: Json, at: number): Json =>
      'post' in item
        ? { post: other(item.post as Json, at) }
        : { ...item, ...('uri' in item && { uri: `${item.uri}x${at}` }) }
    return { ...honest, [name]: Array.from({ length: count }, (_, at) => other(first, at)) }
  }
const withCursor = (cursor: () => string, change: Lie): Lie => {
  return (call, honest) => ({ ...(change(call, honest) as Json), cursor: cursor() })
}
const truth: Lie = (_call, honest) => honest
const nothing: Lie = (_call, honest) =>
  Object.fromEntries(Object.entries(honest).map(([name, value]) => [name, Array.isArray(value) ? [] : value]))
let cursors = 0
const invented = () => {
  cursors += 1
  return `c${cursors}`
}
const deep = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`

/** One lie at a time, by name. */
export const lies: Record<string, Lie> = {
  'the truth': truth,
  'the id of somebody else': each((item) => ({ ...item, did: stranger.did })),
  'the handle of somebody else': each((item) => ({ ...item, handle: stranger.handle })),
  'an id that is none': each((item) => ({ ...item, did: 'did:web:127.0.0.1%3A80:a' })),
  'posts of somebody else': eachPost((post) => ({ ...post, uri: postAt(stranger.did, 'real') })),
  'authors of somebody else': withAuthor(stranger),
  'addresses of something else': each((item) => ({ ...item, uri: `at://${stranger.did}/app.bsky.graph.block/1` })),
  'a reply to somebody else': withRecord({
    reply: { root: { uri: postAt(stranger.did, 'root'), cid }, parent: { uri: postAt(stranger.did, 'above'), cid } },
  }),
  'a time of the future': eachPost((post) => ({ ...post, indexedAt: '2999-01-01T00:00:00.000Z' })),
  'a creation in the future': withRecord({ createdAt: '2999-01-01T00:00:00.000Z' }),
  'a creation before all times': withRecord({ createdAt: '-200000-01-01T00:00:00.000Z' }),
  'no time at all': eachPost((post) => ({
    ...post,
    indexedAt: 'yesterday',
    record: { ...(post.record as Json), createdAt: 'tomorrow' },
  })),
  'both times in the future': eachPost((post) => ({
    ...post,
    indexedAt: '2999-01-01T00:00:00.000Z',
    record: { ...(post.record as Json), createdAt: '2999-01-01T00:00:00.000Z' },
  })),
  'a time that is none': eachPost((post) => ({ ...post, indexedAt: 'yesterday' })),
  'counts without end': eachPost((post) => ({ ...post, likeCount: 1e300, replyCount: -1e300, followersCount: 1e20 })),
  'counts that are none': eachPost((post) => ({ ...post, likeCount: 'many', followersCount: [] })),
  'a record that is a list': eachPost((post) => ({ ...post, record: [1, 2, 3], value: [1] })),
  'a record without anything': eachPost((post) => ({ ...post, record: {}, value: {} })),
  'a record of other things': withRecord({ text: { a: 1 }, langs: 'en', reply: 'none', createdAt: 7 }),
  'a text of a million characters': withRecord({ text: 'é'.repeat(1_000_000) }),
  'a text that no database holds': withRecord({ text: 'a\0b\ud800c\u202ed' }),
  'a name that no database holds': withAuthor({ displayName: `\0\udc00${'n'.repeat(5_000)}` }),
  'ten thousand labels': eachPost((post) => ({
    ...post,
    labels: Array.from({ length: 10_000 }, () => ({
      src: stranger.did,
      uri: 'a',
      val: 'x',
      cts: '2026-01-01T00:00:00Z',
    })),
  })),
  'three thousand items': many(3_000),
  'three thousand items, and more pages': withCursor(invented, many(3_000)),
  'a page again and again': withCursor(() => 'same', truth),
  'pages without end': withCursor(invented, truth),
  'a place that no database holds': withCursor(() => `c\0\ud800${invented()}`, truth),
  'a place of any length': withCursor(() => `${invented()}${'c'.repeat(2_000)}`, many(100)),
  'addresses of elsewhere': each((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('http') ? 'http://127.0.0.1:9/elsewhere' : value,
      ]),
    ),
  ),
  'lifetimes without end': each((item) => ({ ...item, expires_in: 1e300 })),
  'tokens of a million characters': each((item) => ({
    ...item,
    ...('access_token' in item && { access_token: 'a'.repeat(1_000_000) }),
    ...('accessJwt' in item && { accessJwt: 'a'.repeat(1_000_000) }),
  })),
  'a session of somebody else': each((item) => ({ ...item, ...('sub' in item && { sub: stranger.did }) })),
  'empty pages without end': withCursor(invented, nothing),
  'an answer that is nested deep': raw(deep(20_000)),
  'a list that is nested deep': (_call, honest) => ({
    body: `{"posts":${'['.repeat(50_000)}${']'.repeat(50_000)},"feed":[],"did":${JSON.stringify(honest.did ?? '')}}`,
  }),
  'a million fields': raw(`{${Array.from({ length: 100_000 }, (_, at) => `"f${at}":1`).join(',')}}`),
  'a prototype': raw('{"__proto__":{"posts":[{}]},"constructor":1}'),
  'a page for people': raw('<!doctype html><title>Back soon</title>', 200, { 'content-type': 'text/html' }),
  'a list': raw('[]'),
  null: raw('null'),
  nothing: raw(''),
  'half an answer': raw('{"posts":['),
  'a redirect': raw('', 302, { location: 'http://127.0.0.1:9/' }),
  'a permanent redirect': raw('', 308, { location: 'http://127.0.0.1:9/' }),
  'an error with a long message': raw(
    JSON.stringify({ error: 'InvalidRequest', message: `\0${'m'.repeat(100_000)}` }),
    400,
  ),
  'a pause of a thousand years': raw('{"error":"RateLimitExceeded","message":"No."}', 429, {
    'ratelimit-reset': '99999999999',
  }),
  'a refusal of the session': raw('{"error":"ExpiredToken","message":"No."}', 400),
  trouble: raw('{}', 503),
  silence: () => 'silence',
  'an endless answer': () => 'endless',
}
