import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { type AddressObject, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { explainWriteError } from './errors.ts'
import { listenError } from './listen.ts'
import { asSent, type Mail, MailStore } from './mail-store.ts'

interface MailboxOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** The journal, JSON lines. */
  file: string
  clock: { now(): Date }
}

export interface Mailbox {
  port: number
  /** Newest first. */
  mails(): readonly Mail[]
  store: MailStore
  close(): Promise<void>
}

const sizeLimit = 1_000_000

/** An SMTP server that accepts any recipient without authentication and forwards nothing. */
export async function startMailbox({ host, port, file, clock }: MailboxOptions): Promise<Mailbox> {
  const store = openStore(file)
  const server = new SMTPServer({
    banner: 'Warble sandbox',
    size: sizeLimit,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      receive(stream, session, clock)
        .then((mail) => store.add(mail))
        .then(() => done(), done)
    },
  })
  const listening = await new Promise<number>((resolve, reject) => {
    const options = { host, port, part: 'the mailbox', variable: 'SMTP_PORT' }
    server.once('error', (error) => reject(listenError(error, options)))
    server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port))
  })
  // Ignores clients that disconnect early.
  server.on('error', () => {})
  return {
    port: listening,
    mails: () => store.all(),
    store,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function openStore(file: string): MailStore {
  try {
    return new MailStore(file)
  } catch (error) {
    throw explainWriteError(file, error)
  }
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  clock: { now(): Date },
): Promise<Mail> {
  const source = await readAll(stream)
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is larger than 1 MB.'), { responseCode: 552 })
  const mail = await simpleParser(source, { skipTextToHtml: true, skipImageLinks: true })
  const text = mail.text ?? ''
  const html = mail.html || null
  const { mailFrom, rcptTo } = session.envelope
  return {
    id: randomBytes(6).toString('hex'),
    at: clock.now().toISOString(),
    from: mail.from?.text || (mailFrom ? mailFrom.address : ''),
    to: (rcptTo.length ? rcptTo.map(({ address }) => address) : addresses(mail.to)).map(asSent),
    reply_to: mail.replyTo?.text ?? null,
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(text, html ?? ''),
  }
}

/** Reads to the end even if the mail is too large, because the sender reads the reply only then. */
async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= sizeLimit) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const addresses = (to: AddressObject | AddressObject[] | undefined): string[] =>
  [to ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []))

function linksOf(text: string, html: string): string[] {
  const inText = text.match(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g) ?? []
  const inHtml = [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .map(([, double, single]) => decodeEntities(double ?? single ?? ''))
    .filter((address) => /^https?:\/\//i.test(address))
  return [...new Set([...inText, ...inHtml])]
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(attribute: string): string {
  return attribute.trim().replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return namedEntities[name.toLowerCase()] ?? all
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : all
  })
}

export type { Mail }
