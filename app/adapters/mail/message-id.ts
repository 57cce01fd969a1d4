import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#app/adapters/secrets.ts'

const purpose = 'message-id'
const markBytes = 16

const markOf = (key: Buffer, id: string, to: string) =>
  createHmac('sha256', key).update(`${id}\n${to.toLowerCase()}`).digest().subarray(0, markBytes)

/** Only we and the recipient know it, so a bounce counts only if it quotes it. Without the host. */
export const messageIdOf =
  (secrets: Secrets) =>
  (id: string, to: string): string => {
    const [key] = secrets.keys(purpose)
    return key ? `${id}.${markOf(key, id, to).toString('base64url')}` : id
  }

/** Some mail services replace the Message-ID, but leave this header. */
export const idHeader = 'X-Entity-Ref-ID'

const quoted = new RegExp(`^(?:Message-ID:[ \\t]*<|${idHeader}:[ \\t]*)([\\w-]{1,200})\\.([\\w-]{22})(?![\\w-])`, 'gim')

/** Whether the text quotes the id of a mail that we sent to this address. */
export function quotesMailTo(secrets: Secrets, text: string, address: string): boolean {
  return [...text.matchAll(quoted)].some(([, id = '', mark = '']) => {
    const bytes = Buffer.from(mark, 'base64url')
    return (
      bytes.length === markBytes &&
      secrets.keys(purpose).some((key) => timingSafeEqual(markOf(key, id, address), bytes))
    )
  })
}
