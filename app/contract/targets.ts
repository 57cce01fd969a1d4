import { z } from 'zod'

export const Target = z.object({
  handle: z
    .string()
    .trim()
    .transform((value) => value.replace(/^@/, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'Enter the handle: letters, digits and underscores, at most 15.')),
})
