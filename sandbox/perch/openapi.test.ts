import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OpenApi, withPostNames } from './testing/openapi.ts'
import type { Client, Running } from './testing/perch-fixture.ts'
import { runPerch, signIn } from './testing/perch-fixture.ts'

const file = process.env.X_OPENAPI_FILE
const USER =
  'user.fields=created_at,description,location,url,protected,verified,verified_type,profile_image_url,public_metrics,connection_status,entities,most_recent_post_id'
const POST =
  'author_id,created_at,conversation_id,in_reply_to_user_id,lang,reply_settings,entities,public_metrics,possibly_sensitive,source,display_text_range,edit_controls,note_post'

/** What an odd Perch sends although X's file does not allow it. */
const BEYOND_CONTRACT = [
  / is null$/,
  /(community_note_state|account_based_in) is unknown$/,
  /referenced_posts\[0\]\.type fits 0 of the choices$/,
  /public_metrics\.\w+ is missing$/,
]
const isBeyond = (violation: string) => BEYOND_CONTRACT.some((pattern) => pattern.test(violation))

describe.skipIf(!file)('successful responses match X’s OpenAPI file', () => {
  let perch: Running
  let me: Client
  let openApi: OpenApi
  const other = { id: '', handle: '', post: '' }

  beforeAll(async () => {
    openApi = new OpenApi(file ?? '')
    perch = await runPerch()
    me = await signIn(perch, 'finchroast')
    const found = await me.call(
      'GET',
      '/2/tweets/search/recent?query=lang:en -is:reply -from:finchroast&tweet.fields=author_id&expansions=author_id',
    )
    other.post = found.body.data[0]?.id ?? ''
    other.id = found.body.data[0]?.author_id ?? ''
    other.handle = found.body.includes.users[0]?.username ?? ''
  })
  afterAll(() => perch.close())

  const reads: [string, () => string][] = [
    ['/2/users/me', () => `/2/users/me?${USER}&expansions=most_recent_post_id`],
    ['/2/users/by/username/{username}', () => `/2/users/by/username/${other.handle}?${USER}`],
    ['/2/users/by', () => `/2/users/by?usernames=${other.handle},nobody_at_all&${USER}`],
    ['/2/users/{id}', () => `/2/users/${other.id}?${USER}`],
    ['/2/users/search', () => `/2/users/search?query=${other.handle.slice(0, 3)}&max_results=5&${USER}`],
    ['/2/users', () => `/2/users?ids=${other.id},1&${USER}`],
    [
      '/2/users/{id}/tweets',
      () => `/2/users/${me.id}/tweets?max_results=100&expansions=author_id,referenced_posts&${USER}`,
    ],
    ['/2/users/{id}/mentions', () => `/2/users/${other.id}/mentions?expansions=author_id`],
    [
      '/2/tweets/search/recent',
      () => `/2/tweets/search/recent?query=lang:en&max_results=100&expansions=author_id,referenced_posts`,
    ],
    ['/2/tweets/{id}', () => `/2/tweets/${other.post}?expansions=author_id`],
    ['/2/tweets', () => `/2/tweets?ids=${other.post},1`],
    ['/2/users/{id}/liked_tweets', () => `/2/users/${me.id}/liked_tweets?max_results=50`],
    ['/2/tweets/{id}/liking_users', () => `/2/tweets/${other.post}/liking_users?${USER}`],
    ['/2/users/{id}/followers', () => `/2/users/${me.id}/followers?max_results=2&${USER}`],
    ['/2/users/{id}/following', () => `/2/users/${me.id}/following?max_results=1000`],
    ['/2/users/{id}', () => '/2/users/1'],
    ['/2/tweets/{id}', () => '/2/tweets/1'],
  ]
  it.each(reads)('GET %s, in tweet names and in post names', async (path, address) => {
    for (const name of ['post.fields', 'tweet.fields']) {
      const url = `${address()}${address().includes('?') ? '&' : '?'}${name}=${POST}`
      const reply = await me.call('GET', url)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      expect(
        openApi.violations('GET', path, 200, name === 'post.fields' ? reply.body : withPostNames(reply.body)),
      ).toEqual([])
    }
  })

  it('and what an odd Perch adds to them is known', async () => {
    const beyond = new Set<string>()
    for (const seed of [1, 2, 3]) {
      perch.oddness.set({ seed })
      for (const [path, address] of reads) {
        const reply = await me.call('GET', `${address()}${address().includes('?') ? '&' : '?'}post.fields=${POST}`)
        expect(reply.status, JSON.stringify(reply.body)).toBe(200)
        const violations = openApi.violations('GET', path, 200, reply.body)
        expect(violations.filter((violation) => !isBeyond(violation))).toEqual([])
        for (const violation of violations) beyond.add(violation.replace(/.*\./, ''))
      }
    }
    perch.oddness.set({ seed: null })
    expect(beyond.size).toBeGreaterThan(5)
  })

  it('POST and DELETE of posts, likes, follows and reposts', async () => {
    const check = async (method: string, path: string, address: string, body: unknown, status = 200) => {
      const reply = await me.call(method, address, body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(status)
      expect(openApi.violations(method, path, status, withPostNames(reply.body))).toEqual([])
      return reply.body
    }
    const made = await check('POST', '/2/tweets', '/2/tweets', { text: 'Cupping at four today, bring a spoon.' }, 201)
    await check(
      'POST',
      '/2/tweets',
      '/2/tweets',
      { text: 'Which water did you use for that?', reply: { in_reply_to_tweet_id: other.post } },
      201,
    )
    await check('DELETE', '/2/tweets/{id}', `/2/tweets/${made.data.id}`, undefined)
    await check('POST', '/2/users/{id}/likes', `/2/users/${me.id}/likes`, { tweet_id: other.post })
    await check('POST', '/2/users/{id}/likes', `/2/users/${me.id}/likes`, { tweet_id: '1' })
    await check('DELETE', '/2/users/{id}/likes/{tweet_id}', `/2/users/${me.id}/likes/${other.post}`, undefined)
    await check('POST', '/2/users/{id}/following', `/2/users/${me.id}/following`, { target_user_id: other.id })
    await check(
      'DELETE',
      '/2/users/{source_user_id}/following/{target_user_id}',
      `/2/users/${me.id}/following/${other.id}`,
      undefined,
    )
    await check('POST', '/2/users/{id}/retweets', `/2/users/${me.id}/retweets`, { tweet_id: other.post })
    await check(
      'DELETE',
      '/2/users/{id}/retweets/{source_tweet_id}',
      `/2/users/${me.id}/retweets/${other.post}`,
      undefined,
    )
  })
})
