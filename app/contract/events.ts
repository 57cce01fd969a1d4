import { z } from 'zod'
import { AnalysisProgress, analysisStatus } from '#app/contract/analysis.ts'
import { FoundPosts } from '#app/contract/bots.ts'
import { endpoint } from '#app/contract/endpoint.ts'

/** The new state has to be fetched. */
const changed = z.strictObject({})

export const liveEvents = {
  analysis: AnalysisProgress.extend({
    status: analysisStatus,
    niche: z.string().optional().describe('This and what follows: from the stage at which it was found.'),
    confidence_score: z.number().optional(),
    tone: z.string().optional(),
    engagement_style: z.string().optional(),
  }).strict(),
  action: z.strictObject({
    id: z.uuid(),
    kind: z.enum(['reply', 'like', 'follow', 'view']),
    state: z.enum([
      'waiting',
      'planned',
      'success',
      'failed',
      'unknown',
      'skipped',
      'rejected',
      'expired',
      'undoing',
      'undone',
    ]),
  }),
  profile: changed,
  bot: z.strictObject({
    state: z.enum(['running', 'stopped']),
    note: z.string().nullable().optional().describe('What it does or waits for.'),
    found: FoundPosts.nullable().optional().describe('What its last search found, if that led to no action.'),
    reason: z.string().nullable().optional().describe('Why it was stopped; null: the user did it.'),
  }),
  connection: z.strictObject({
    is_connected: z.boolean(),
    handle: z.string().optional(),
    reason: z.string().optional().describe('Why the network’s access ended.'),
  }),
  extension: changed,
  billing: changed,
  onboarding: changed,
  notice: z.strictObject({ new: z.number().int().min(1).describe('How many came.') }),
  export: z.strictObject({ state: z.enum(['ready', 'failed']) }),
  inbox: z.strictObject({ is_looking: z.boolean().describe('Whether new posts are being looked for.') }),
  session: changed,
  /** 20 newer streams replaced this one: don't reopen it at once. */
  replaced: changed,
  /** Missed events were deleted: everything has to be loaded again. */
  reset: changed,
}

/** One stream per page for all live events; `id` is the version to resume after. */
export const Events = endpoint({
  method: 'GET',
  path: '/events',
  access: 'user',
  limit: 'stream',
  summary: `All live events as server-sent events: ${Object.keys(liveEvents).join(', ')}; \`token\` accepts a ticket, \`last_event_id\` resumes like the header \`Last-Event-ID\`.`,
  query: z.object({ token: z.string().max(4096).optional(), last_event_id: z.string().max(16).optional() }),
  token: 'ticket',
  reply: z.union(Object.values(liveEvents)).describe('By the event’s name.'),
})

export const GetStreamTicket = endpoint({
  method: 'POST',
  path: '/api/stream-ticket',
  access: 'user',
  summary: 'A ticket for the query parameter `token` of a stream: 60 seconds, one use.',
  reply: z.object({ ticket: z.string(), expires_at: z.string() }),
})
