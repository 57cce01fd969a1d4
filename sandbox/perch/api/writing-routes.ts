import { z } from 'zod'
import { like, unlike } from '../state/actions.ts'
import { deletePost, repost, undoRepost, writePost } from '../state/posts.ts'
import { route } from './call.ts'
import { namingOf } from './naming.ts'
import { byId, id, noParams, writeQuery } from './parameters.ts'
import { forbidden, invalidRequest, jsonResponse, notFound, refusalResponse } from './problems.ts'

const noQuery = z.strictObject({})
const tweetBody = z.strictObject({ tweet_id: id })
const likeParams = z.object({ id, tweet_id: id })
const LIKES = { window: 50, day: 1000 }
const REPOSTS = { window: 50 }

const createBody = z.strictObject({
  text: z.string().max(25_000).default(''),
  reply: z
    .strictObject({
      in_reply_to_tweet_id: id,
      exclude_reply_user_ids: z.array(id).max(100).optional(),
      auto_populate_reply_metadata: z.boolean().optional(),
    })
    .optional(),
  quote_tweet_id: id.optional(),
  reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
  made_with_ai: z.boolean().optional(),
  paid_partnership: z.boolean().optional(),
  for_super_followers_only: z.boolean().optional(),
  nullcast: z.boolean().optional(),
  share_with_followers: z.boolean().optional(),
  card_uri: z.string().optional(),
  community_id: id.optional(),
  direct_message_deep_link: z.string().optional(),
  geo: z.strictObject({ place_id: z.string().optional() }).optional(),
  media: z
    .strictObject({ media_ids: z.array(id).min(1).max(4), tagged_user_ids: z.array(id).max(10).optional() })
    .optional(),
  poll: z
    .strictObject({
      options: z.array(z.string().min(1).max(25)).min(2).max(4),
      duration_minutes: z.number().int().min(5).max(10_080),
      reply_settings: z.enum(['following', 'mentionedUsers', 'subscribers', 'verified']).optional(),
    })
    .optional(),
})

export const USER_ID_MISMATCH = 'The user id in the path must be the id of the authenticated user.'

export const writingRoutes = [
  route('POST', '/2/tweets', {
    limit: { window: 100 },
    params: noParams,
    query: writeQuery,
    body: createBody,
    handle({ network, actor, body, query }) {
      const unsupported = (['media', 'poll', 'community_id', 'card_uri'] as const).find(
        (key) => body[key] !== undefined,
      )
      if (unsupported) {
        return invalidRequest([
          { parameters: { [unsupported]: ['given'] }, message: `$.${unsupported}: Perch carries text only` },
        ])
      }
      const written = writePost(network, actor, {
        text: body.text,
        ...(body.reply ? { replyTo: body.reply.in_reply_to_tweet_id } : {}),
        ...(body.quote_tweet_id === undefined ? {} : { quoteOf: body.quote_tweet_id }),
        ...(body.reply_settings === undefined ? {} : { replySettings: body.reply_settings }),
      })
      if (!written.ok) return refusalResponse(written.refusal, 'text', body.text)
      const { id: made, text } = written.value
      return jsonResponse({ data: { id: made, text, [namingOf(query).editHistory]: [made] } }, 201)
    },
  }),
  route('DELETE', '/2/tweets/:id', {
    limit: { window: 50 },
    params: byId,
    query: noQuery,
    handle({ network, actor, params }) {
      const deleted = deletePost(network, actor, params.id)
      if (deleted.ok) return jsonResponse({ data: { deleted: true } })
      return deleted.refusal === 'post_gone'
        ? notFound('tweet', 'id', params.id)
        : refusalResponse(deleted.refusal, 'id', params.id)
    },
  }),
  route('POST', '/2/users/:id/likes', {
    limit: LIKES,
    bucket: 'likes',
    params: byId,
    query: noQuery,
    body: tweetBody,
    handle({ network, actor, params, body }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      const liked = like(network, actor, body.tweet_id)
      return liked.ok
        ? jsonResponse({ data: { liked: true } })
        : refusalResponse(liked.refusal, 'tweet_id', body.tweet_id)
    },
  }),
  route('DELETE', '/2/users/:id/likes/:tweet_id', {
    limit: LIKES,
    bucket: 'likes',
    params: likeParams,
    query: noQuery,
    handle({ network, actor, params }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      unlike(network, actor, params.tweet_id)
      return jsonResponse({ data: { liked: false } })
    },
  }),
  route('POST', '/2/users/:id/retweets', {
    limit: REPOSTS,
    bucket: 'retweets',
    params: byId,
    query: noQuery,
    body: tweetBody,
    handle({ network, actor, params, body }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      const reposted = repost(network, actor, body.tweet_id)
      if (!reposted.ok) return refusalResponse(reposted.refusal, 'tweet_id', body.tweet_id)
      return jsonResponse({ data: { retweeted: true, rest_id: reposted.value.id } })
    },
  }),
  route('DELETE', '/2/users/:id/retweets/:tweet_id', {
    limit: REPOSTS,
    bucket: 'retweets',
    params: likeParams,
    query: noQuery,
    handle({ network, actor, params }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      undoRepost(network, actor, params.tweet_id)
      return jsonResponse({ data: { retweeted: false } })
    },
  }),
]
