import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Mail {
  id: string
  /** Product time of its arrival, ISO 8601. */
  at: string
  from: string
  /** All recipients, hidden copies too. */
  to: string[]
  /** The Reply-To header; null: replies go to the sender. */
  reply_to: string | null
  subject: string
  text: string
  html: string | null
  /** The URLs in it, in order, each once. */
  links: string[]
}

const kept = 500

/** The mails, newest first, and the journal from which they are restored. */
export class MailStore {
  #mails: Mail[]
  /** Lines in the journal, which may be more than the mails kept. */
  #lines: number

  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true })
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    const mails = lines.flatMap(parse)
    this.#mails = mails.reverse().slice(0, kept)
    this.#lines = lines.length
    // Otherwise the next mail would be appended to the incomplete line.
    if (mails.length < lines.length) this.#rewrite()
  }

  all(): readonly Mail[] {
    return this.#mails
  }

  addressedTo(address: string): Mail[] {
    const wanted = address.trim().toLowerCase()
    return this.#mails.filter(({ to }) => to.some((one) => one.toLowerCase() === wanted))
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  add(mail: Mail) {
    appendFileSync(this.file, `${JSON.stringify(mail)}\n`, { mode: 0o600 })
    this.#mails = [mail, ...this.#mails].slice(0, kept)
    this.#lines += 1
    if (this.#lines >= kept * 2) this.#rewrite()
  }

  clear() {
    this.#mails = []
    this.#rewrite()
  }

  #rewrite() {
    const draft = `${this.file}.new`
    writeFileSync(
      draft,
      this.#mails
        .toReversed()
        .map((mail) => `${JSON.stringify(mail)}\n`)
        .join(''),
      { mode: 0o600 },
    )
    renameSync(draft, this.file)
    this.#lines = this.#mails.length
  }
}

/** Skips a line left incomplete by a kill. */
function parse(line: string): Mail[] {
  try {
    const mail = JSON.parse(line) as Mail
    return mail.id && Array.isArray(mail.to) ? [mail] : []
  } catch {
    return []
  }
}
