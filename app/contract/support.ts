import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'
import { ContactMessage } from '#app/contract/forms.ts'

export const checkIds = [
  'session',
  'plan',
  'connection',
  'credentials',
  'pause',
  'extension',
  'analysis',
  'bot',
  'last_action',
  'drafts',
  'limits',
  'model',
  'worker',
  'queue',
] as const

export const HealthCheck = z.object({
  id: z.enum(checkIds),
  label: z.string(),
  state: z.enum(['ok', 'note', 'problem']).describe('`note`: worth knowing, nothing is broken.'),
  finding: z.string(),
  at: z
    .string()
    .nullable()
    .describe('The time that the finding is about: of the last action, or of the end of a pause.'),
  remedy: z
    .union([
      z.object({ label: z.string(), href: z.string() }),
      z.object({ label: z.string(), intent: z.enum(['start', 'analyze']) }),
    ])
    .nullable()
    .describe('A page, or one of the forms `start` (the bot) and `analyze`.'),
})

export const GetHealthCheck = endpoint({
  method: 'GET',
  path: '/api/health-check/{userId}',
  access: 'user',
  limit: 'diagnosis',
  summary: 'Checks everything that the bot needs, calling the network and the model.',
  reply: z.object({ healthy: z.boolean(), checked_at: z.string(), checks: z.array(HealthCheck) }),
})

/** Reads and changes no user's data: needs no token, and accepts an anonymous key, which `apikey` repeats. */
export const AskChatbot = endpoint({
  method: 'POST',
  path: '/functions/v1/chatbot',
  access: 'public',
  limit: 'chat',
  summary: 'Answers a question about Warble. A bearer that is no access token is refused, unless `apikey` is the same.',
  body: z.object({
    message: z.string().trim().min(1).max(1000),
    previous: z
      .array(z.string().trim().min(1).max(1000))
      .max(5)
      .optional()
      .describe('The earlier questions, oldest first, for one like “and yesterday?”.'),
    with_next: z.boolean().optional().describe('Whether to send `known` and `next` too.'),
  }),
  reply: z.object({
    response: z.string(),
    known: z.boolean().optional().describe('false: only a person can answer this.'),
    next: z.array(z.string()).optional().describe('Questions to go on with.'),
  }),
  errors: ['not_signed_in'],
  errorForm: 'functions',
})

export const WriteToSupport = endpoint({
  method: 'POST',
  path: '/api/support-message',
  access: 'public',
  summary: 'Writes to the people who run this site. A signed-in author gets a copy at their own address.',
  body: ContactMessage,
  reply: z.object({ reply_to: z.string() }),
  status: 201,
  errors: ['too_many_messages'],
})
