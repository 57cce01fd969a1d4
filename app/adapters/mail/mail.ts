export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  reply_to?: { name: string; address: string }
  /** The same for every attempt, so that mail clients can detect duplicates; without @ and host. */
  id?: string
  urgent?: boolean
  unsubscribe?: string
}

export class MailRefused extends Error {
  override name = 'MailRefused'
  constructor(
    readonly to: string,
    /** RFC 3463; empty: unknown. */
    readonly status: string,
    words: string,
  ) {
    super(`The mail server refuses the address: ${words}`)
  }
}

/** Whether an enhanced status code (RFC 3463) is about the recipient rather than us or the mail. */
export const isAboutRecipient = (status: string) => /^5\.(0\.|1\.(?![78]$)|2\.)/.test(status)

/** Throws if the server did not accept the mail; `MailRefused` if it never will. */
export interface Mail {
  send(letter: MailMessage): Promise<void>
  close(): void
}
