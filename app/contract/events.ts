import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

/** One stream a page for everything live; `id` is the version to resume after, `reset` asks to read all anew. */
export const Events = endpoint({
  method: 'GET',
  path: '/events',
  access: 'user',
  limit: 'stream',
  summary: 'Everything live as server-sent events: analysis, action, bot, connection, onboarding, reset.',
  query: z.object({ token: z.string().max(4096).optional() }),
  reply: z.unknown(),
})

export const GetStreamTicket = endpoint({
  method: 'POST',
  path: '/api/stream-ticket',
  access: 'user',
  summary: 'A ticket for the query parameter `token` of a stream: 60 seconds, one use.',
  reply: z.object({ ticket: z.string(), expires_at: z.string() }),
})
