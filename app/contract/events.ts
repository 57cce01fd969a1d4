import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

/**
 * One stream per page for all live events; `id` is the version to resume after, `reset` means that everything has to be
 * loaded again.
 */
export const Events = endpoint({
  method: 'GET',
  path: '/events',
  access: 'user',
  limit: 'stream',
  summary:
    'All live events as server-sent events: analysis, action, bot, connection, extension, billing, onboarding, reset; `token` accepts a ticket, `last_event_id` resumes like the header `Last-Event-ID`.',
  query: z.object({ token: z.string().max(4096).optional(), last_event_id: z.string().max(16).optional() }),
  token: 'ticket',
  reply: z.unknown(),
})

export const GetStreamTicket = endpoint({
  method: 'POST',
  path: '/api/stream-ticket',
  access: 'user',
  summary: 'A ticket for the query parameter `token` of a stream: 60 seconds, one use.',
  reply: z.object({ ticket: z.string(), expires_at: z.string() }),
})
