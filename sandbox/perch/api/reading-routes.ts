import { z } from 'zod'
import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { route } from './call.ts'
import { pageOfList, pageOfPosts } from './paging.ts'
import { byId, id, intBetween, listOf, noParams, postSelection, span, userSelection } from './parameters.ts'
import { jsonResponse, notAuthorizedForResource, resourceNotFound } from './problems.ts'
import { manyPosts, manyUsers, onePost } from './responses.ts'
import { userNotVisible } from './user-routes.ts'

const paging = { pagination_token: z.string().min(1).optional() }
const timelineQuery = {
  ...postSelection,
  ...span,
  ...paging,
  max_results: intBetween(5, 100, 10),
  exclude: listOf(z.enum(['replies', 'retweets'])).optional(),
}

function postNotVisible(post: Post): Record<string, unknown> {
  return notAuthorizedForResource(`Sorry, you are not authorized to see the Tweet with id: [${post.id}].`, {
    resource_type: 'tweet',
    resource_id: post.id,
    parameter: 'id',
    value: post.id,
  })
}

function timelineRoute(
  path: string,
  limit: number,
  posts: (network: Network, account: string) => Iterable<Post>,
  appOnly = false,
) {
  return route('GET', path, {
    limit: { window: limit },
    appOnly,
    params: byId,
    query: z.strictObject(timelineQuery),
    handle(call) {
      const { network, actor, query } = call
      const account = network.account(call.params.id)
      if (!account) return jsonResponse({ errors: [resourceNotFound('user', 'id', call.params.id)] })
      if (!network.canSee(actor, account)) return jsonResponse({ errors: [userNotVisible(account)] })
      const exclude = new Set<string>(query.exclude)
      const keep = (post: Post) =>
        !(exclude.has('replies') && post.replyTo !== null) &&
        !(exclude.has('retweets') && post.repostOf !== null) &&
        network.canSee(actor, network.authorOf(post))
      const paged = pageOfPosts(posts(network, account.id), keep, query)
      return paged.ok ? manyPosts(call, paged.page.items, { meta: paged.page.meta }) : paged.answer
    },
  })
}

export const readingRoutes = [
  timelineRoute('/2/users/:id/tweets', 900, (network, account) => network.timeline(account).newestFirst(), true),
  timelineRoute('/2/users/:id/mentions', 300, (network, account) =>
    [...network.mentionsOf(account).newestFirst()].filter(network.isListed),
  ),
  route('GET', '/2/tweets', {
    limit: { window: 5000 },
    params: noParams,
    query: z.strictObject({ ...postSelection, ids: listOf(id) }),
    handle(call) {
      const posts: Post[] = []
      const errors: Record<string, unknown>[] = []
      for (const id of new Set(call.query.ids)) {
        const post = call.network.posts.get(id)
        if (!post) errors.push(resourceNotFound('tweet', 'ids', id))
        else if (call.network.canSee(call.actor, call.network.authorOf(post))) posts.push(post)
        else errors.push(postNotVisible(post))
      }
      return manyPosts(call, posts, { errors })
    },
  }),
  route('GET', '/2/tweets/:id', {
    limit: { window: 900 },
    params: byId,
    query: z.strictObject(postSelection),
    handle(call) {
      const post = call.network.posts.get(call.params.id)
      if (!post) return jsonResponse({ errors: [resourceNotFound('tweet', 'id', call.params.id)] })
      if (!call.network.canSee(call.actor, call.network.authorOf(post)))
        return jsonResponse({ errors: [postNotVisible(post)] })
      return onePost(call, post)
    },
  }),
  route('GET', '/2/tweets/:id/quote_tweets', {
    limit: { window: 75 },
    params: byId,
    query: z.strictObject({ ...postSelection, ...paging, max_results: intBetween(10, 100, 10) }),
    handle(call) {
      const { network, actor } = call
      if (!network.posts.has(call.params.id))
        return jsonResponse({ errors: [resourceNotFound('tweet', 'id', call.params.id)] })
      const quotes = network.quotes.to(call.params.id).flatMap((post) => network.posts.get(post) ?? [])
      const paged = pageOfList(
        quotes.filter((post) => network.canSee(actor, network.authorOf(post))),
        call.query,
      )
      return paged.ok ? manyPosts(call, paged.page.items, { meta: paged.page.meta }) : paged.answer
    },
  }),
  route('GET', '/2/users/:id/liked_tweets', {
    limit: { window: 75 },
    params: byId,
    query: z.strictObject({ ...postSelection, ...paging, max_results: intBetween(5, 100, 100) }),
    handle(call) {
      const { network, actor } = call
      if (!network.account(call.params.id))
        return jsonResponse({ errors: [resourceNotFound('user', 'id', call.params.id)] })
      const liked = network.likes.from(call.params.id).flatMap((post) => network.posts.get(post) ?? [])
      const paged = pageOfList(
        liked.filter((post) => network.canSee(actor, network.authorOf(post))),
        call.query,
      )
      return paged.ok ? manyPosts(call, paged.page.items, { meta: paged.page.meta }) : paged.answer
    },
  }),
  route('GET', '/2/tweets/:id/liking_users', {
    limit: { window: 75 },
    params: byId,
    query: z.strictObject({ ...userSelection, ...paging, max_results: intBetween(1, 100, 100) }),
    handle(call) {
      const { network } = call
      if (!network.posts.has(call.params.id))
        return jsonResponse({ errors: [resourceNotFound('tweet', 'id', call.params.id)] })
      const paged = pageOfList(network.likes.to(call.params.id), call.query)
      if (!paged.ok) return paged.answer
      const accounts = paged.page.items.flatMap((liker) => network.account(liker) ?? [])
      return manyUsers(call, accounts, { meta: paged.page.meta })
    },
  }),
]
