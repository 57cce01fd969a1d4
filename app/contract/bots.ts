import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

const count = z.number().int().min(0)

/** Posts by people who did not write to the user; all but `older` add up to `found`. */
export const FoundPosts = z.strictObject({
  found: count,
  met_today: count.describe('By people whom the bot has contacted today.'),
  met_before: count.describe('Dealt with before, or by people who have heard enough this week.'),
  off_topic: count,
  in_doubt: count,
  over_limit: count.describe('Only open to kinds of actions that have reached a limit.'),
  left_alone: count.describe('Skipped for another reason.'),
  unread: count.describe('Left for the next step.'),
  older: count.describe('Too old; not part of `found`.'),
})

export type FoundPosts = z.infer<typeof FoundPosts>

const reply = z.object({ success: z.literal(true), message: z.string() })

/** Upper bounds cover all plans; values beyond the caller's own plan are refused. Absent: unchanged. */
export const StartBot = endpoint({
  method: 'POST',
  path: '/bots/start',
  access: 'user',
  summary: 'Starts the bot, in the network’s default mode if its user has chosen none.',
  body: z.object({
    config: z.object({
      user_id: z.string(),
      max_actions_per_hour: z.number().int().min(1).max(30).optional().describe('Profile views included.'),
      follow_limit: z.number().int().min(0).max(20).optional(),
    }),
  }),
  reply,
  fields: { max_actions_per_hour: 'config.max_actions_per_hour', follow_limit: 'config.follow_limit' },
  errors: ['analysis_incomplete', 'service_ended', 'not_connected', 'connection_closed', 'not_found'],
  errorForm: 'bots',
})

export const StopBot = endpoint({
  method: 'POST',
  path: '/bots/stop',
  access: 'user',
  summary: 'Stops the bot.',
  body: z.object({ user_id: z.string() }),
  reply,
  errors: ['not_found'],
  errorForm: 'bots',
})
