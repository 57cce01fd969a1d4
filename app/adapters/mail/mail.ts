/** A mail to one person, as text and as HTML. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Set if a person wrote the mail through us: replies go to them. */
  reply_to?: { name: string; address: string }
  /** The same for every attempt to send the mail, so that mail clients can detect duplicates; without @ and host. */
  id?: string
  urgent?: boolean
  /** URL at which a single POST unsubscribes from mails of this kind (RFC 8058). */
  unsubscribe?: string
}

/** The server refuses the address permanently: retrying will not help. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  constructor(
    readonly to: string,
    /** The server's words. */
    readonly words: string,
  ) {
    super(`The mail server refuses the address: ${words}`)
  }
}

/**
 * Whether an enhanced status code (RFC 3463) is about the recipient's address or mailbox. Others are about us, the mail
 * or the servers in between: the address may well take the next mail.
 */
export const isAboutRecipient = (status: string) => /^5\.(0\.|1\.(?![78]$)|2\.)/.test(status)

/** Throws if the server did not accept the mail; `MailRefused` if it never will. */
export interface Mail {
  send(letter: MailMessage): Promise<void>
  close(): void
}
