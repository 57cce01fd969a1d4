import { z } from 'zod'
import { networkIds } from '#app/contract/networks.ts'
import { lineOf } from '#app/contract/typed.ts'

const reason = z
  .string()
  .transform(lineOf)
  .pipe(z.string().min(1, 'Say why. Users will read it.').max(300, 'Use up to 300 characters.'))

export const StopBot = z.object({
  user: z.string().trim().min(1, 'Enter an email address or a user’s id.').max(255, 'Use up to 255 characters.'),
  reason,
})

export const StopAllBots = z.object({ reason })

export const ConfirmOptOut = z.object({ network: z.enum(networkIds), author_id: z.string().min(1).max(300) })

/** `until`: when the page was loaded; what came later still waits. */
export const MarkAnswered = z.object({
  email: z.string().min(1).max(320),
  sender: z.enum(['user', 'visitor']),
  until: z.iso.datetime().transform((text) => new Date(text)),
})

export const OperatorLink = z.object({ token: z.string().max(200) })

export const EndOperatorSessions = z.object({})
