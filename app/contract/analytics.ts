import { z } from 'zod'
import { FoundPosts } from '#app/contract/bots.ts'
import { endpoint } from '#app/contract/endpoint.ts'

const RecentAction = z.object({
  action: z.enum(['reply', 'like', 'follow', 'view']),
  target: z.string(),
  timestamp: z.string(),
  tweet_content: z.string().nullable(),
  reply_content: z.string().nullable(),
  status: z.enum(['success', 'failed', 'pending']),
  icon: z.string(),
})

/** null: no data yet. */
const performance = {
  bot_performance: z.object({
    status: z.enum(['running', 'stopped']),
    uptime: z.number().describe('Seconds since the bot was last started; 0 when stopped.'),
    actions_today: z.number().describe('Replies, likes and follows since midnight.'),
    success_rate: z.number().nullable().describe("Percent of the last 7 days' settled actions that succeeded."),
    avg_response_time: z.number().nullable().describe('Mean response time of the network over the last 7 days, in ms.'),
    errors: z.number().describe('Failed actions today.'),
  }),
  engagement_metrics: z.object({
    engagement_rate: z.string().nullable(),
    unwelcome: z.number().describe('Complaints about actions of the last 7 days. They count as no replies.'),
    follower_growth: z
      .number()
      .nullable()
      .describe('New followers today; null unless they were counted today and yesterday.'),
    follower_growth_rate: z.string().nullable(),
    actions_trend: z.number().nullable(),
    engagement_trend: z.number().nullable(),
  }),
  trends: z.object({
    actions_trend: z.number().nullable(),
    success_rate_trend: z.number().nullable(),
    best_hour: z
      .number()
      .nullable()
      .describe(
        'Hour of the local day, 0 to 23, whose replies got more back than those of other hours, by chance or not.',
      ),
  }),
  insights: z.object({ recommendation: z.string().nullable(), warning: z.string().nullable() }),
}

export const DashboardAnalytics = z.object({
  ...performance,
  bot_rest: z
    .string()
    .nullable()
    .describe('Why nothing new comes from the bot now, or would if it was started; null: it works, or would.'),
  bot_found: FoundPosts.nullable().describe('What its last search found, if that led to no action.'),
  recent_actions: z.array(RecentAction),
})

export const GetDashboardAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/dashboard/{userId}',
  access: 'user',
  summary: "The dashboard's figures; what no event of `/events` tells is up to ten seconds old.",
  reply: DashboardAnalytics,
  errors: ['not_found'],
})

export const GetPerformance = endpoint({
  method: 'GET',
  path: '/analytics/performance/{userId}',
  access: 'user',
  summary: 'The figures with their history over `days`: 1, 7, 30 or 90, as far as the plan reaches.',
  query: z.object({ days: z.enum(['1', '7', '30', '90']).optional() }),
  reply: z.object({
    ...performance,
    days: z
      .array(
        z.object({
          day: z.string(),
          counts: z.object({ reply: z.number(), like: z.number(), follow: z.number(), view: z.number() }),
          failed: z.number(),
        }),
      )
      .describe('Local days, oldest first, today last.'),
    hours: z.array(z.number()).length(24).describe('Successful actions by hour of the local day, over the same days.'),
  }),
  errors: ['not_found'],
})

const ActivityItem = z.object({
  id: z.string(),
  type: z.enum(['reply', 'like', 'follow', 'view']),
  message: z.string(),
  status: z.enum(['success', 'failed', 'pending']),
  reason: z.string(),
  error: z.string().nullable(),
  tweet_content: z.string().nullable(),
  reply_content: z.string().nullable(),
  written_by: z.string().nullable(),
  time: z.string(),
  target: z.string(),
  url: z.string(),
  outcome: z.object({ likes: z.number(), replies: z.number() }).nullable(),
  unwelcome: z.number().describe('Complaints about it, which are not among the replies.'),
  followed_back: z.boolean().nullable().describe('Of a follow: whether they follow the user since. null: not known.'),
})

export const GetActions = endpoint({
  method: 'GET',
  path: '/analytics/actions/{userId}',
  access: 'user',
  summary:
    'Actions, newest first, up to 25; `next` is the `before` of the next page. Actions that were never sent are omitted.',
  query: z.object({
    period: z.enum(['today', 'week', 'month', 'all']).default('week'),
    type: z.enum(['reply', 'like', 'follow', 'view']).optional(),
    before: z.uuid().optional(),
  }),
  reply: z.object({ actions: z.array(ActivityItem), next: z.uuid().nullable() }),
  errors: ['not_found'],
})
