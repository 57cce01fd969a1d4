/** A mail to one person, as text and as HTML. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  html: string
  /** Set where a person wrote the mail through us: replies go to them. */
  reply_to?: { name: string; address: string }
  /** The same for every attempt at the same mail, so that mailboxes can spot a duplicate; without @ and host. */
  id?: string
  urgent?: boolean
  /** Where one POST ends mails of this kind (RFC 8058). */
  unsubscribe?: string
}

/** Throws when the server did not accept the mail. */
export interface Mail {
  send(letter: MailMessage): Promise<void>
  close(): void
}
