import { z } from 'zod'

/** How many people can come first: as many as one search of the network can name. */
export const maxTargets = 20

export const Target = z.object({
  handle: z
    .string()
    .trim()
    .transform((value) => value.replace(/^@/, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'Enter the handle: letters, digits and underscores, at most 15.')),
})
