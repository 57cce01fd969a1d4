import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

const reply = z.object({ success: z.literal(true), message: z.string() })

/** Upper bounds cover all plans; values beyond the caller's own plan are refused. Absent: unchanged. */
export const StartBot = endpoint({
  method: 'POST',
  path: '/bots/start',
  access: 'user',
  summary: 'Starts the bot.',
  body: z.object({
    config: z.object({
      user_id: z.string(),
      max_actions_per_hour: z.number().int().min(1).max(30).optional(),
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
