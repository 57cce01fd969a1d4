import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mailbox, startMailbox } from './mailbox.ts'

let folder: string
let mailbox: Mailbox
const now = new Date('2026-03-01T12:00:00Z')

const open = (port = 0) =>
  startMailbox({ host: '127.0.0.1', port, file: join(folder, 'mail.jsonl'), clock: { now: () => now } })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warble-mail-'))
  mailbox = await open()
})

afterEach(async () => {
  await mailbox.close()
  rmSync(folder, { recursive: true })
})

const mail = { from: 'Warble <hello@warble.test>', to: 'ada@example.com', subject: 'Confirm', text: 'Hello' }

async function send(changes: SendMailOptions = {}) {
  const transport = createTransport({ host: '127.0.0.1', port: mailbox.port })
  try {
    await transport.sendMail({ ...mail, ...changes })
  } finally {
    transport.close()
  }
}

describe('the mailbox', () => {
  it('parses the sender, recipients, subject, both bodies and the links of a mail', async () => {
    const link = `https://warble.test/auth/callback?token_hash=${'ab12'.repeat(20)}&type=signup`
    await send({
      subject: 'Bestätige dein Konto ✓',
      text: `Grüße. Confirm here: ${link}.\nOr not (http://localhost:3000/help).`,
      html: `<p>Grüße</p><a class="b" href="${link.replace('&', '&amp;')}">Confirm</a> <a href='mailto:x@y.z'>x</a> <a href="https://warble.test/more">More</a>`,
    })
    expect(mailbox.mails()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        at: '2026-03-01T12:00:00.000Z',
        from: '"Warble" <hello@warble.test>',
        to: ['ada@example.com'],
        reply_to: null,
        subject: 'Bestätige dein Konto ✓',
        text: expect.stringContaining(`Grüße. Confirm here: ${link}.`),
        html: expect.stringContaining('<p>Grüße</p>'),
        links: [link, 'http://localhost:3000/help', 'https://warble.test/more'],
      },
    ])
  })

  it('accepts any recipient, Bcc included, and finds mail by address, whatever its case', async () => {
    await send({ to: ['Ada@Example.com', 'bob@nowhere.invalid'], bcc: 'eve@example.com' })
    await send({ to: 'bob@nowhere.invalid', subject: 'Second' })
    expect(mailbox.store.addressedTo('ada@example.com')).toHaveLength(1)
    expect(mailbox.store.addressedTo('EVE@example.com')).toHaveLength(1)
    expect(mailbox.store.addressedTo('bob@nowhere.invalid').map(({ subject }) => subject)).toEqual([
      'Second',
      'Confirm',
    ])
    expect(mailbox.mails()[0]?.html).toBeNull()
  })

  it('refuses a mail over 1 MB and still accepts the next one', async () => {
    await expect(send({ text: 'x'.repeat(1_200_000) })).rejects.toThrow(/552/)
    await send()
    expect(mailbox.mails()).toHaveLength(1)
  })

  it('keeps mail across restarts, even after an incomplete line, until it is cleared', async () => {
    await send()
    await send({ subject: 'Second' })
    await mailbox.close()
    appendFileSync(join(folder, 'mail.jsonl'), '{"id":"torn')
    mailbox = await open()
    expect(mailbox.mails().map(({ subject }) => subject)).toEqual(['Second', 'Confirm'])
    await send({ subject: 'Third' })
    await mailbox.close()
    mailbox = await open()
    expect(mailbox.mails().map(({ subject }) => subject)).toEqual(['Third', 'Second', 'Confirm'])
    mailbox.store.clear()
    expect(readFileSync(join(folder, 'mail.jsonl'), 'utf8')).toBe('')
  })

  it('keeps the last 500 mails and compacts its journal', () => {
    const store = mailbox.store
    for (let number = 1; number <= 1200; number += 1) {
      store.add({
        id: `${number}`,
        at: '',
        from: '',
        to: [],
        reply_to: null,
        subject: '',
        text: '',
        html: null,
        links: [],
      })
    }
    expect(store.all()).toHaveLength(500)
    expect(store.all()[0]?.id).toBe('1200')
    const lines = readFileSync(store.file, 'utf8').split('\n').filter(Boolean)
    expect(lines.length).toBeLessThan(1000)
    expect(lines.at(-1)).toContain('"1200"')
  })

  it('reports a busy port in one sentence', async () => {
    await expect(open(mailbox.port)).rejects.toThrow(
      `Port ${mailbox.port} (the mailbox) is already in use. Stop what uses it, or set SMTP_PORT to another one.`,
    )
  })
})
