/** A letter to one person, as text and as HTML. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** The port to the post. Throws when the server did not take the letter. */
export interface Mail {
  send(letter: Letter): Promise<void>
  close(): void
}
