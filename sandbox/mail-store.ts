import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { domainToASCII } from 'node:url'

export interface Mail {
  id: string
  /** When it arrived, in product time, ISO 8601. */
  at: string
  from: string
  /** All recipients, including Bcc. */
  to: string[]
  /** The Reply-To header; null if there is none. */
  reply_to: string | null
  subject: string
  text: string
  html: string | null
  /** The distinct URLs in it, in order. */
  links: string[]
}

const maxMails = 500

/** The address as the envelope has it: the mail libraries turn its domain into Unicode. */
export function asSent(address: string): string {
  const at = address.trim().lastIndexOf('@') + 1
  const domain = address.trim().slice(at)
  return `${address.trim().slice(0, at)}${domainToASCII(domain) || domain}`
}

/** The last `maxMails` mails, newest first, restored from a journal. */
export class MailStore {
  #mails: Mail[]
  /** The number of lines in the journal, which may exceed `maxMails`. */
  #lines: number

  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true })
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
    const mails = lines.flatMap(parse)
    this.#mails = mails.reverse().slice(0, maxMails)
    this.#lines = lines.length
    // A line was incomplete: without a rewrite the next mail would be appended to it.
    if (mails.length < lines.length) this.#rewrite()
  }

  all(): readonly Mail[] {
    return this.#mails
  }

  addressedTo(address: string): Mail[] {
    const recipient = asSent(address).toLowerCase()
    return this.#mails.filter(({ to }) => to.some((one) => asSent(one).toLowerCase() === recipient))
  }

  find(id: string): Mail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  add(mail: Mail) {
    appendFileSync(this.file, `${JSON.stringify(mail)}\n`, { mode: 0o600 })
    this.#mails = [mail, ...this.#mails].slice(0, maxMails)
    this.#lines += 1
    if (this.#lines >= maxMails * 2) this.#rewrite()
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

/** Returns nothing for a line that a killed process left incomplete. */
function parse(line: string): Mail[] {
  try {
    const mail = JSON.parse(line) as Mail
    return mail.id && Array.isArray(mail.to) ? [mail] : []
  } catch {
    return []
  }
}
