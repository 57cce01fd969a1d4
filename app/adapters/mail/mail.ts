/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to: set where a person wrote the letter through us, else the product wrote it. */
  reply_to?: { name: string; address: string }
  /** The same for each try of the same letter, so that mailboxes can tell a second copy; without @ and host. */
  id?: string
  urgent?: boolean
}

/** The port to the post. Throws when the server did not take the letter. */
export interface Mail {
  send(letter: Letter): Promise<void>
  close(): void
}
