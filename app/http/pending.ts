import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { type Pending, readPending } from '#app/http/cookies.ts'
import type { Services } from '#app/services.ts'

/** A mark for this browser, and what the database keeps of it. */
export function newBrowser(): { browser: string; hash: Buffer } {
  const browser = randomSecret()
  return { browser, hash: hashSecret(browser) }
}

/** The mark of this browser as the database keeps it; null where it waits for no mail. */
export async function browserHash(services: Services, request: Request): Promise<Buffer | null> {
  const pending: Pending | null = await readPending(services, request)
  return pending?.browser ? hashSecret(pending.browser) : null
}
