import { randomUUID } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import { isAboutRecipient, type Mail, MailRefused } from '#app/adapters/mail/mail.ts'
import { idHeader } from '#app/adapters/mail/message-id.ts'

const greetsWithin = 10_000
/** In ms. Long, for content filters: a client that gives up early resends it (RFC 5321, 4.5.3.2). */
export const acceptsWithin = 100_000
const noTls =
  'The mail server does not support TLS, so nothing was sent: use one that does, or add smtp to PLAINTEXT_ALLOWED if the connection to it is private.'

interface MailServer extends Mail {
  /** Connects and signs in without sending; throws if that fails. */
  check(): Promise<void>
}

interface Sender {
  /** How this installation greets the mail server. */
  name?: string
  messageId?: (id: string, to: string) => string
}

export function smtpMail(url: string, from: string, { name, messageId: idOf = (id) => id }: Sender = {}): MailServer {
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  let transport: Promise<Transporter> | undefined
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: greetsWithin, greetingTimeout: greetsWithin }
    return createTransport({ url, ...timeouts, ...(name && { name }) }, { from })
  }
  return {
    async send({ to, subject, text, html, reply_to, id = randomUUID(), urgent, unsubscribe }) {
      const messageId = idOf(id, to)
      const message = {
        // An object, as text would be read as a list of addresses.
        to: { name: '', address: to },
        text,
        html,
        ...(reply_to && { replyTo: reply_to }),
        headers: {
          Subject: subjectHeader(subject),
          [idHeader]: messageId,
          ...(!reply_to && { 'Auto-Submitted': 'auto-generated', ...endBy(unsubscribe) }),
        },
        messageId: `<${messageId}@${host}>`,
        ...(urgent && { priority: 'high' as const }),
        signal: AbortSignal.timeout(acceptsWithin),
      }
      transport ??= connect()
      await (await transport).sendMail(message).catch((error) => {
        const response = String(error?.response ?? '')
        if (error?.code === 'EENVELOPE' && error.command === 'RCPT TO' && isAddressRefused(response))
          throw new MailRefused(to, answerOf(response).status ?? '', response)
        throw error?.code === 'ETLS' ? new Error(noTls, { cause: error }) : error
      })
    },
    async check() {
      transport ??= connect()
      await (await transport).verify().catch((error) => {
        throw error?.code === 'ETLS' ? new Error(noTls, { cause: error }) : error
      })
    },
    close: () => void transport?.then((made) => made.close()),
  }
}

const mailboxCodes = new Set(['550', '551', '552', '553'])

function answerOf(response: string): { code: string; status: string | undefined } {
  const [, code = '', status] = /^(\d{3})[ -](\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? []
  return { code, status }
}

function isAddressRefused(response: string): boolean {
  const { code, status } = answerOf(response)
  return status === undefined ? mailboxCodes.has(code) : isAboutRecipient(status)
}

function endBy(url: string | undefined): Record<string, string> {
  return url === undefined
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** RFC 2047: a word has at most 75 characters, of which base64 takes 60. */
const bytesOfWord = 45

/** Encoded if it looks encoded: a stranger's `=?utf-8?q?=0d?=` is shown as it was typed. */
function subjectHeader(subject: string) {
  if (!subject.includes('=?')) return subject
  const words = ['']
  for (const character of subject) {
    const longer = `${words.at(-1)}${character}`
    if (Buffer.byteLength(longer) > bytesOfWord) words.push(character)
    else words[words.length - 1] = longer
  }
  const encoded = words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
  return { prepared: true, value: encoded.join('\r\n ') }
}
