import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inPostNames, OpenApi } from './testing/openapi.ts'
import type { Client, Running } from './testing/perch-fixture.ts'
import { runPerch, signIn } from './testing/perch-fixture.ts'

const file = process.env.X_OPENAPI_FILE
const USER =
  'user.fields=created_at,description,location,url,protected,verified,verified_type,profile_image_url,public_metrics,connection_status,entities,most_recent_post_id'
const POST =
  'author_id,created_at,conversation_id,in_reply_to_user_id,lang,reply_settings,entities,public_metrics,possibly_sensitive,source,display_text_range,edit_controls'

describe.skipIf(!file)('every successful answer is as the OpenAPI file says', () => {
  let perch: Running
  let me: Client
  let openApi: OpenApi
  const somebody = { id: '', handle: '', post: '' }

  beforeAll(async () => {
    openApi = new OpenApi(file ?? '')
    perch = await runPerch()
    me = await signIn(perch, 'finchroast')
    const found = await me.call(
      'GET',
      '/2/tweets/search/recent?query=lang:en -is:reply -from:finchroast&tweet.fields=author_id&expansions=author_id',
    )
    somebody.post = found.body.data[0]?.id ?? ''
    somebody.id = found.body.data[0]?.author_id ?? ''
    somebody.handle = found.body.includes.users[0]?.username ?? ''
  })
  afterAll(() => perch.close())

  const reads: [string, () => string][] = [
    ['/2/users/me', () => `/2/users/me?${USER}&expansions=most_recent_post_id`],
    ['/2/users/by/username/{username}', () => `/2/users/by/username/${somebody.handle}?${USER}`],
    ['/2/users/by', () => `/2/users/by?usernames=${somebody.handle},nobody_at_all&${USER}`],
    ['/2/users/{id}', () => `/2/users/${somebody.id}?${USER}`],
    ['/2/users', () => `/2/users?ids=${somebody.id},1&${USER}`],
    [
      '/2/users/{id}/tweets',
      () => `/2/users/${me.id}/tweets?max_results=100&expansions=author_id,referenced_posts&${USER}`,
    ],
    ['/2/users/{id}/mentions', () => `/2/users/${somebody.id}/mentions?expansions=author_id`],
    [
      '/2/tweets/search/recent',
      () => `/2/tweets/search/recent?query=lang:en&max_results=100&expansions=author_id,referenced_posts`,
    ],
    ['/2/tweets/{id}', () => `/2/tweets/${somebody.post}?expansions=author_id`],
    ['/2/tweets', () => `/2/tweets?ids=${somebody.post},1`],
    ['/2/users/{id}/liked_tweets', () => `/2/users/${me.id}/liked_tweets?max_results=50`],
    ['/2/tweets/{id}/liking_users', () => `/2/tweets/${somebody.post}/liking_users?${USER}`],
    ['/2/users/{id}/followers', () => `/2/users/${me.id}/followers?max_results=2&${USER}`],
    ['/2/users/{id}/following', () => `/2/users/${me.id}/following?max_results=1000`],
    ['/2/users/{id}', () => '/2/users/1'],
    ['/2/tweets/{id}', () => '/2/tweets/1'],
  ]
  it.each(reads)('GET %s, in both names', async (path, address) => {
    for (const name of ['post.fields', 'tweet.fields']) {
      const url = `${address()}${address().includes('?') ? '&' : '?'}${name}=${POST}`
      const reply = await me.call('GET', url)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      expect(openApi.mistakes('GET', path, 200, name === 'post.fields' ? reply.body : inPostNames(reply.body))).toEqual(
        [],
      )
    }
  })

  it('writes', async () => {
    const check = async (method: string, path: string, address: string, body: unknown, status = 200) => {
      const reply = await me.call(method, address, body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(status)
      expect(openApi.mistakes(method, path, status, inPostNames(reply.body))).toEqual([])
      return reply.body
    }
    const made = await check('POST', '/2/tweets', '/2/tweets', { text: 'Cupping at four today, bring a spoon.' }, 201)
    await check(
      'POST',
      '/2/tweets',
      '/2/tweets',
      { text: 'Which water did you use for that?', reply: { in_reply_to_tweet_id: somebody.post } },
      201,
    )
    await check('DELETE', '/2/tweets/{id}', `/2/tweets/${made.data.id}`, undefined)
    await check('POST', '/2/users/{id}/likes', `/2/users/${me.id}/likes`, { tweet_id: somebody.post })
    await check('POST', '/2/users/{id}/likes', `/2/users/${me.id}/likes`, { tweet_id: '1' })
    await check('DELETE', '/2/users/{id}/likes/{tweet_id}', `/2/users/${me.id}/likes/${somebody.post}`, undefined)
    await check('POST', '/2/users/{id}/following', `/2/users/${me.id}/following`, { target_user_id: somebody.id })
    await check(
      'DELETE',
      '/2/users/{source_user_id}/following/{target_user_id}',
      `/2/users/${me.id}/following/${somebody.id}`,
      undefined,
    )
    await check('POST', '/2/users/{id}/retweets', `/2/users/${me.id}/retweets`, { tweet_id: somebody.post })
    await check(
      'DELETE',
      '/2/users/{id}/retweets/{source_tweet_id}',
      `/2/users/${me.id}/retweets/${somebody.post}`,
      undefined,
    )
  })
})
