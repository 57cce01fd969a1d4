import { isAboutRecipient } from '#app/adapters/mail/mail.ts'
import { emailOf } from '#app/contract/typed.ts'

interface Bounce {
  address: string
  /** The server's words. */
  words: string
}

/** Permanent failures in a delivery status notification (RFC 3464). */
export function bouncesIn(mail: string): Bounce[] {
  return mail
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .flatMap((part) => {
      const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(part)?.[1]?.trim()
      const status = field('Status') ?? ''
      const address = addressIn(field('Original-Recipient') ?? field('Final-Recipient') ?? '')
      if (field('Action')?.toLowerCase() !== 'failed' || !isAboutRecipient(status) || !address) return []
      return [{ address, words: field('Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '') ?? status }]
    })
}

/** "rfc822; ada@example.com" */
function addressIn(recipient: string): string | undefined {
  const address = /^(?:rfc822|utf-8);\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(recipient)?.[1]
  return address && (emailOf(address) ?? address.toLowerCase())
}
