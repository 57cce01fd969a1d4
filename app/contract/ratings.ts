import { z } from 'zod'
import { ratingReasons, ratingVerdicts, roundSize } from '#app/contract/rating-terms.ts'

const draft = z.coerce.number().int().min(1).max(roundSize)

export const RateDraft = z.object({
  draft,
  verdict: z.enum(ratingVerdicts, 'Choose Keep or Not me.'),
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(2, 'Write a reply, or choose Not me.').max(1_000, 'Use up to 1,000 characters.'))
    .optional(),
})

/** `at`: the draft that the page shows. */
const at = z.coerce.number().int().min(1).max(roundSize).optional()

export const RatingWhy = z.object({ draft, why: z.enum(ratingReasons), at })

export const UndoRating = z.object({ draft })

const onOff = z.literal('on').optional()

/** Fields named `topic_3` are the topics of drafts to avoid. */
export const ChooseStart = z
  .object({
    mode: z.enum(['autopilot', 'copilot']).optional(),
    listed: z.string().max(100).default(''),
    keep_length: onOff,
    keep_warmth: onOff,
    wake: z.enum(['yes', 'no']).default('no'),
    daily_summary: onOff,
  })
  .catchall(z.string())
  .refine(({ mode, wake }) => mode !== undefined || wake === 'no', {
    path: ['mode'],
    error: 'Choose Co-pilot or Autopilot.',
  })
