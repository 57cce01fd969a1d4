import { z } from 'zod'
import type { Post } from '../state/model.ts'
import { route } from './call.ts'
import { pageOfPosts } from './paging.ts'
import { intBetween, noParams, postSelection, span } from './parameters.ts'
import { invalidRequest } from './problems.ts'
import { manyPosts } from './responses.ts'
import { rememberedQuery } from './search-query.ts'

const RECENT_MS = 7 * 86_400_000

const searchQuery = z.strictObject({
  ...postSelection,
  ...span,
  query: z.string().min(1, 'must not be empty').max(512, 'must be at most 512 characters long'),
  max_results: intBetween(10, 100, 10),
  next_token: z.string().min(1).optional(),
  pagination_token: z.string().min(1).optional(),
  sort_order: z.enum(['recency', 'relevancy']).optional(),
})

export const searchRoutes = [
  route('GET', '/2/tweets/search/recent', {
    limit: { window: 300 },
    appOnly: true,
    params: noParams,
    query: searchQuery,
    handle(call) {
      const { network, actor, query } = call
      const parsed = rememberedQuery(network, query.query)
      if (!parsed.ok) return invalidRequest([{ parameters: { query: [query.query] }, message: parsed.sentence }])
      const weekAgo = new Date(network.clock.now().getTime() - RECENT_MS).toISOString()
      const start_time = query.start_time !== undefined && query.start_time > weekAgo ? query.start_time : weekAgo
      const keep = (post: Post) =>
        parsed.matches(post, network) &&
        !network.authorOf(post).protected &&
        network.canSee(actor, network.authorOf(post))
      const paged = pageOfPosts(network.allPosts.newestFirst(), keep, { ...query, start_time })
      if (!paged.ok) return paged.answer
      const items = query.sort_order === 'relevancy' ? byEngagement(paged.page.items) : paged.page.items
      return manyPosts(call, items, { meta: paged.page.meta })

      function byEngagement(posts: Post[]): Post[] {
        const engagement = (post: Post) => network.likes.countTo(post.id) + 2 * network.repliesTo(post.id).size
        return [...posts].sort((a, b) => engagement(b) - engagement(a))
      }
    },
  }),
]
