import { z } from 'zod'

/**
 * The Warble installation that this copy of the extension was packed for; written by app/adapters/extension-package.ts.
 */
const Installation = z.object({
  /** The product's only origin. */
  origin: z.url(),
  network: z.object({
    name: z.string(),
    /** The origin of the account's cookies. */
    origin: z.url(),
    sign_in_url: z.url(),
  }),
})

type Installation = z.infer<typeof Installation>

let known: Promise<Installation> | undefined

export function installation(): Promise<Installation> {
  known ??= fetch(chrome.runtime.getURL('installation.json'))
    .then((answer) => answer.json())
    .then((value) => Installation.parse(value))
  return known
}
