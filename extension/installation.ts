import { z } from 'zod'

/** Written by app/adapters/extension-package.ts. */
const Installation = z.object({
  origin: z.url(),
  network: z.object({
    name: z.string(),
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
