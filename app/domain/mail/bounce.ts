import { isAboutRecipient } from '#app/adapters/mail/mail.ts'
import { quotesMailTo } from '#app/adapters/mail/message-id.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { emailOf } from '#app/contract/typed.ts'

interface Bounce {
  address: string
  /** RFC 3463 */
  status: string
  /** Whether it returns a mail that we sent there: anyone may write one that doesn't. */
  is_ours: boolean
}

/** Permanent failures in a delivery status notification (RFC 3464). */
export function bouncesIn(mail: string, secrets: Secrets): Bounce[] {
  const text = mail.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ')
  return text.split(/\n{2,}/).flatMap((part) => {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(part)?.[1]?.trim()
    const status = field('Status') ?? ''
    const address = addressIn(field('Original-Recipient') ?? field('Final-Recipient') ?? '')
    if (field('Action')?.toLowerCase() !== 'failed' || !isAboutRecipient(status) || !address) return []
    return [{ address, status, is_ours: quotesMailTo(secrets, text, address) }]
  })
}

/** "rfc822; ada@example.com" */
function addressIn(recipient: string): string | undefined {
  const address = /^(?:rfc822|utf-8);\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(recipient)?.[1]
  return address && (emailOf(address) ?? address.toLowerCase())
}
