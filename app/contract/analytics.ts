import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const RecentAction = z.object({
  action: z.enum(['reply', 'like', 'follow', 'view']),
  target: z.string(),
  timestamp: z.string(),
  tweet_content: z.string().nullable(),
  reply_content: z.string().nullable(),
  status: z.enum(['success', 'failed', 'pending']),
  icon: z.string(),
})

/** null stands for "no data yet": a figure is never invented. */
export const DashboardAnalytics = z.object({
  bot_performance: z.object({
    status: z.enum(['running', 'stopped']),
    /** Seconds since the bot was last started; 0 when stopped. */
    uptime: z.number(),
    actions_today: z.number(),
    /** Percent of the last 7 days' settled actions that succeeded. */
    success_rate: z.number().nullable(),
    /** Mean time of the network's answers over the last 7 days, in ms. */
    avg_response_time: z.number().nullable(),
    /** Failed actions today. */
    errors: z.number(),
  }),
  engagement_metrics: z.object({
    engagement_rate: z.string().nullable(),
    /** New followers today. */
    follower_growth: z.number().nullable(),
    follower_growth_rate: z.string().nullable(),
    actions_trend: z.number().nullable(),
    engagement_trend: z.number().nullable(),
  }),
  recent_actions: z.array(RecentAction),
  trends: z.object({
    actions_trend: z.number().nullable(),
    success_rate_trend: z.number().nullable(),
    /** Hour of the local day, 0 to 23, with the most successful actions in 30 days. */
    best_hour: z.number().nullable(),
  }),
  insights: z.object({ recommendation: z.string().nullable(), warning: z.string().nullable() }),
})

export const GetDashboardAnalytics = endpoint({
  method: 'GET',
  path: '/analytics/dashboard/{userId}',
  access: 'user',
  summary: "The dashboard's figures.",
  reply: DashboardAnalytics,
  errors: ['not_found'],
})
