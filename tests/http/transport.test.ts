import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { smtpMail } from '#app/adapters/mail/smtp.ts'
import { readEnv } from '#app/env/index.ts'
import { startPostgres } from '../../sandbox/main.ts'
import { createDatabase, type TestDatabase } from '../kit/database.ts'
import { runServer } from '../kit/run.ts'
import { startServer } from '../kit/server.ts'
import { certificate, certificateFile, farHost } from '../kit/tls.ts'
import { until } from '../kit/until.ts'

const production = {
  WARBLE_ENV: 'production',
  ORIGIN: 'https://warble.example',
  SECRETS: 'q1Xv8Zr3Tn6Lw0Hc5Yb2Km9Sd4Gf7Jp1',
  SEAL_KEYS: 'k1:8Tg0u5m1cXv3qkYz7rJdWb2NfHs9LaEoPiRx6yVtQ4M=',
  PERCH_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Warble <hello@warble.example>',
  SUPPORT_EMAIL: 'support@warble.example',
}

let database: TestDatabase
const trusted = certificateFile()
beforeAll(async () => {
  database = await createDatabase(inject('postgres'))
})
afterAll(async () => {
  await database?.drop()
  trusted.remove()
})

describe('mail', () => {
  interface MailServer {
    port: number
    /** What the server received, envelope or text, and whether over TLS. */
    received: { part: string; secure: boolean }[]
    close(): Promise<void>
  }

  const open: MailServer[] = []
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close()
  })

  async function mailServer(options: SMTPServerOptions): Promise<MailServer> {
    const received: MailServer['received'] = []
    const server = new SMTPServer({
      authOptional: true,
      ...certificate,
      onMailFrom({ address }, { secure }, done) {
        received.push({ part: address, secure })
        done()
      },
      onData(stream, { secure }, done) {
        stream.resume().on('end', () => {
          received.push({ part: 'text', secure })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const made = { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
    open.push(made)
    return made
  }

  const withoutTls: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }
  const letter = { to: 'reader@example.com', subject: 'A word', text: 'Hello', html: '<p>Hello</p>' }

  /** Sends a mail in production with these settings. */
  async function send(settings: Record<string, string>) {
    const mail = smtpMail(
      readEnv({ NODE_ENV: 'production', ...production, DATABASE_URL: database.url, ...settings }).SMTP_URL,
      'w@example.com',
    )
    await mail.send(letter).finally(() => mail.close())
  }

  test('is not sent in plain text to a server without STARTTLS', async () => {
    const { port, received } = await mailServer(withoutTls)
    const sent = send({ SMTP_URL: `smtp://${farHost}:${port}` })
    await expect(sent).rejects.toThrow(/does not support TLS, so nothing was sent: .*PLAINTEXT_ALLOWED/)
    expect(received).toEqual([])
  })

  test('is not sent to a server with an untrusted certificate', async () => {
    for (const [scheme, secure] of [
      ['smtp', false],
      ['smtps', true],
    ] as const) {
      const { port, received } = await mailServer({ secure })
      await expect(send({ SMTP_URL: `${scheme}://${farHost}:${port}` })).rejects.toThrow(/self-signed certificate/)
      expect(received).toEqual([])
    }
  })

  test('is sent in plain text on this machine, and where the operator allows it', async () => {
    const { port, received } = await mailServer(withoutTls)
    await send({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    await send({ SMTP_URL: `smtp://${farHost}:${port}`, PLAINTEXT_ALLOWED: 'smtp' })
    expect(received.filter(({ part }) => part === 'text')).toHaveLength(2)
  })

  test('is sent with STARTTLS by the built product', async () => {
    const { port, received } = await mailServer({})
    const env = { ...production, DATABASE_URL: database.url, SMTP_URL: `smtp://${farHost}:${port}` }
    const { ORIGIN: _, ...settings } = env
    const server = await startServer('all', { ...settings, NODE_EXTRA_CA_CERTS: trusted.path })
    try {
      const answer = await fetch(`${server.origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'reader@example.com', password: 'a plain long sentence' }),
      })
      expect(answer.status).toBe(200)
      await until(() => received.some(({ part }) => part === 'text'))
      expect(received.every(({ secure }) => secure)).toBe(true)
    } finally {
      await server.stop()
    }
  })
})

describe('the database', () => {
  const migrate = (url: string, settings: Record<string, string> = {}) => {
    const address = new URL(url)
    address.hostname = farHost
    return runServer('migrate', { ...production, DATABASE_URL: address.href, ...settings })
  }

  test('without TLS is rejected with a message, and used where the operator allows it', async () => {
    const { code, stderr } = await migrate(database.url)
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^The database \S+ of DATABASE_URL .*not support SSL.* PLAINTEXT_ALLOWED .*private\.\n$/),
    ])
    expect(stderr).not.toContain(new URL(database.url).password)
    expect(await migrate(database.url, { PLAINTEXT_ALLOWED: 'database' })).toMatchObject({ code: 0, stderr: '' })
  })

  test('with TLS is used only over TLS, also by the queue, and only with a trusted certificate', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warble-tls-'))
    const postgres = await startPostgres({ dataDir: folder, port: 0, durable: false, log: () => undefined })
    try {
      await acceptOnlyTls(postgres.url, join(folder, 'postgres/data'))
      const refused = await migrate(postgres.url)
      expect([refused.code, refused.stderr]).toEqual([
        1,
        expect.stringMatching(/self-signed certificate.*sslrootcert=/),
      ])
      for (const mode of ['', '?sslmode=require', '?sslmode=verify-full'])
        expect(await migrate(postgres.url + mode, { NODE_EXTRA_CA_CERTS: trusted.path })).toMatchObject({
          code: 0,
          stderr: '',
        })
    } finally {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  async function acceptOnlyTls(url: string, data: string): Promise<void> {
    const { uid, gid } = statSync(data)
    for (const [name, text] of Object.entries({
      'server.crt': certificate.cert,
      'server.key': certificate.key,
      'pg_hba.conf': 'hostssl all all all scram-sha-256\n',
    })) {
      writeFileSync(join(data, name), text, { mode: 0o600 })
      chownSync(join(data, name), uid, gid)
    }
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('alter system set ssl = on')
    await client.query('select pg_reload_conf()')
    await client.end()
    const plain = () => {
      const one = new pg.Client({ connectionString: url })
      return one.connect().then(
        () => one.end().then(() => true),
        () => false,
      )
    }
    await until(async () => !(await plain()))
  }
})
