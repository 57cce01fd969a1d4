import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from './main.ts'

let dataDir: string
let sandbox: Sandbox

const options = (changes: Partial<SandboxOptions> = {}): SandboxOptions => ({
  dataDir,
  host: '127.0.0.1',
  perchPort: 0,
  controlPort: 0,
  smtpPort: 0,
  paymentsPort: 0,
  modelPort: 0,
  clockFile: join(dataDir, 'clock.json'),
  webOrigin: 'http://localhost:3000',
  notes: [
    { title: 'Ready accounts', lines: ['ada@example.com, password <secret>', 'See http://localhost:3000/login.'] },
  ],
  people: 5,
  tick: false,
  log: () => {},
  ...changes,
})

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'warble-sandbox-'))
  sandbox = await startSandbox(options())
})

afterAll(async () => {
  await sandbox.close()
  rmSync(dataDir, { recursive: true })
})

const controlPage = (path: string, init: RequestInit = {}) =>
  fetch(sandbox.control_url + path, { redirect: 'manual', ...init })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  controlPage(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the control page', () => {
  it('shows what runs where, and the notes with escaped text and links', async () => {
    const page = await (await controlPage('/')).text()
    expect(page).toContain(`href="${sandbox.perch_url}"`)
    expect(page).toContain(`SMTP at 127.0.0.1:${sandbox.smtp_port}`)
    expect(page).toContain('password &lt;secret&gt;')
    expect(page).toContain('href="http://localhost:3000/login"')
    expect((await fetch(sandbox.perch_url)).status).toBeLessThan(500)
    expect((await controlPage('/')).headers.get('referrer-policy')).toBe('same-origin')
    expect(await (await controlPage('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await controlPage('/nowhere')).status).toBe(404)
  })

  it('refuses an unknown host name with 421', async () => {
    const { port } = new URL(sandbox.control_url)
    const { request } = await import('node:http')
    const outgoing = request({ host: '127.0.0.1', port, path: '/mail.json', headers: { host: 'evil.example' } }).end()
    const [response] = await once(outgoing, 'response')
    expect(response.statusCode).toBe(421)
    response.resume()
  })
})

describe('the switches of X’s policy', () => {
  it('change what Perch’s API refuses, from the control page and by JSON', async () => {
    const switchTo = (fields: Record<string, string>, origin = sandbox.control_url) =>
      controlPage('/policy', { method: 'POST', body: new URLSearchParams(fields), headers: { origin } })
    expect((await switchTo({ on: 'true' })).status).toBe(303)
    expect((await switchTo({ credit: '0' })).status).toBe(303)
    expect(await (await controlPage('/policy')).json()).toEqual({ on: true, credit: 0, post_cap: null })
    expect(await (await controlPage('/')).text()).toContain('Perch’s API refuses what X’s refuse')
    expect((await switchTo({ on: 'perhaps' })).status).toBe(422)
    expect((await switchTo({ on: 'false' }, 'http://evil.example')).status).toBe(403)
    const off = await post('/policy', { on: false, credit: null })
    expect(await off.json()).toEqual({ on: false, credit: null, post_cap: null })
  })
})

describe('the switches of Perch’s oddness', () => {
  afterEach(() => post('/oddness', { seed: null, names: 'both', trouble: false, late: false }))

  it('make Perch as odd as the world, from the control page and by JSON', async () => {
    const switchTo = (fields: Record<string, string>, origin = sandbox.control_url) =>
      controlPage('/oddness', { method: 'POST', body: new URLSearchParams(fields), headers: { origin } })
    expect(await (await controlPage('/oddness')).json()).toEqual({
      seed: null,
      names: 'both',
      trouble: false,
      late: false,
    })
    const changes = Object.entries({ seed: '1', names: 'posts', trouble: 'true', late: 'true' })
    for (const [name, value] of changes) expect((await switchTo({ [name]: value })).status).toBe(303)
    expect(await (await controlPage('/oddness')).json()).toEqual({ seed: 1, names: 'posts', trouble: true, late: true })
    expect(await (await controlPage('/')).text()).toContain('value="posts" aria-pressed="true"')
    expect(await (await fetch(`${sandbox.perch_url}/lena_orlova`)).text()).toContain('Лена Орлова')
    expect((await switchTo({ names: 'birds' })).status).toBe(422)
    expect((await switchTo({ seed: 'null' }, 'http://evil.example')).status).toBe(403)
  })
})

describe('the behaviour switches of the language model', () => {
  afterEach(() => sandbox.model?.standIn.setBehaviour('well'))

  it('change how the stand-in behaves, from the control page and by JSON', async () => {
    expect(await (await controlPage('/')).text()).toContain(sandbox.model?.url)
    const body = new URLSearchParams({ mood: 'over_long' })
    const answer = await controlPage('/model', { method: 'POST', body, headers: { origin: sandbox.control_url } })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(await (await controlPage('/')).text()).toContain('value="over_long" aria-pressed="true"')
    expect(await (await post('/model', { mood: 'down' })).json()).toEqual({ mood: 'down' })
    expect(await (await controlPage('/model')).json()).toEqual({ mood: 'down' })
    expect((await fetch(`${sandbox.model?.url}/chat/completions`, { method: 'POST' })).status).toBe(400)
  })

  it('refuse an unknown behaviour and requests from other sites', async () => {
    expect((await post('/model', { mood: 'toString' })).status).toBe(422)
    expect((await post('/model', { mood: 'down' }, { origin: 'http://evil.example' })).status).toBe(403)
    expect(sandbox.model?.standIn.behaviour()).toBe('well')
  })
})

describe('the clock over HTTP', () => {
  afterEach(() => sandbox.clock.set({ rate: 1 }))

  it('returns its time and rate, and moves forward by a duration or to a date', async () => {
    const before = sandbox.clock.now().getTime()
    const answer = await (await post('/clock', { rate: 0, advance_ms: 3_600_000 })).json()
    expect(answer.rate).toBe(0)
    expect(new Date(answer.now).getTime()).toBeGreaterThanOrEqual(before + 3_600_000)
    expect(await (await controlPage('/clock')).json()).toEqual(answer)
    expect((await (await post('/clock', { at: '2099-01-01T00:00:00Z' })).json()).now).toBe('2099-01-01T00:00:00.000Z')
  })

  it('is set by the forms of the control page, which redirect back to it', async () => {
    const body = new URLSearchParams({ rate: '60' })
    const answer = await controlPage('/clock', {
      method: 'POST',
      body,
      headers: { 'sec-fetch-site': 'same-origin', origin: sandbox.control_url },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(sandbox.clock.rate()).toBe(60)
    expect(await (await controlPage('/')).text()).toContain('value="60" aria-pressed="true"')
  })

  it.each([
    ['a rate out of range', { rate: 20_000 }, 422],
    ['an unknown field', { speed: 2 }, 422],
    ['a time in the past', { at: '2020-01-01T00:00:00Z' }, 409],
    ['a negative advance', { advance_ms: -1 }, 422],
  ])('refuses %s', async (_case, body, status) => {
    const answer = await post('/clock', body)
    expect(answer.status).toBe(status)
    expect((await answer.json()).error.message).toMatch(/\.$/)
  })

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
    ['origin', 'http://evil.example'],
  ])('refuses a request from another site: %s %s', async (name, value) => {
    expect((await post('/clock', { rate: 10 }, { [name]: value })).status).toBe(403)
    expect(sandbox.clock.rate()).toBe(1)
  })

  it('answers a body that is not JSON with 400', async () => {
    const answer = await controlPage('/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"rate":',
    })
    expect(answer.status).toBe(400)
  })
})

describe('mail over HTTP', () => {
  const hostile = '<script>alert(1)</script>'

  beforeEach(async () => {
    await controlPage('/mail.json', { method: 'DELETE' })
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtp_port })
    await transport.sendMail({
      from: `"${hostile}" <a@b.test>`,
      to: 'ada@example.com',
      subject: hostile,
      text: `${hostile} http://localhost:3000/a?b=1&c="><img src=x>`,
      html: `${hostile}<form action="https://evil.example"><a href="http://localhost:3000/a">a</a></form>`,
    })
    transport.close()
  })

  const only = async () => (await (await controlPage('/mail.json?to=ada@example.com')).json()).mails[0]

  it('is listed as JSON by recipient and can be deleted, but not from another site', async () => {
    expect(await only()).toMatchObject({ subject: hostile, to: ['ada@example.com'] })
    expect(await (await controlPage('/mail.json?to=eve@example.com')).json()).toEqual({ mails: [] })
    expect(
      (await controlPage('/mail.json', { method: 'DELETE', headers: { origin: 'http://evil.example' } })).status,
    ).toBe(403)
    expect((await controlPage('/mail.json', { method: 'DELETE' })).status).toBe(204)
    expect(await (await controlPage('/mail.json')).json()).toEqual({ mails: [] })
  })

  it('is shown as escaped text with clickable links', async () => {
    const { id } = await only()
    for (const path of ['/mail', `/mail/${id}`]) {
      const response = await controlPage(path)
      const page = await response.text()
      expect(page).not.toContain('<script')
      expect(page).not.toContain('<img')
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    const page = await (await controlPage(`/mail/${id}`)).text()
    expect(page).toContain('<a href="http://localhost:3000/a?b=1&amp;c="')
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  })

  it('is shown as HTML in a sandbox without scripts, forms or network', async () => {
    const { id } = await only()
    const policy = (await controlPage(`/mail/${id}/html`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/)
    expect(policy).toContain("default-src 'none'")
    expect((await controlPage('/mail/ffffffffffff')).status).toBe(404)
    expect((await controlPage('/mail/ffffffffffff/html')).status).toBe(404)
  })
})

describe('startSandbox', () => {
  const ports = [
    ['perchPort', 'Perch', 'PERCH_PORT'],
    ['controlPort', 'the control page', 'CONTROL_PORT'],
    ['smtpPort', 'the mailbox', 'SMTP_PORT'],
    ['paymentsPort', 'the payments', 'PAYMENTS_PORT'],
    ['modelPort', 'the stand-in for a model', 'MODEL_PORT'],
  ] as const

  it.each(ports)('reports in one sentence that %s is busy', async (option, part, variable) => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const folder = mkdtempSync(join(tmpdir(), 'warble-sandbox-'))
    const start = startSandbox(options({ dataDir: folder, clockFile: join(folder, 'clock.json'), [option]: port }))
    await expect(start).rejects.toThrow(
      `Port ${port} (${part}) is already in use. Stop what uses it, or set ${variable} to another one.`,
    )
    holder.close()
    rmSync(folder, { recursive: true })
  })

  it('keeps its mail and its clock across a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warble-sandbox-'))
    const start = () => startSandbox(options({ dataDir: folder, clockFile: join(folder, 'clock.json') }))
    const first = await start()
    first.clock.advance(86_400_000)
    const transport = createTransport({ host: '127.0.0.1', port: first.smtp_port })
    await transport.sendMail({ from: 'a@b.test', to: 'ada@example.com', subject: 'Kept', text: 'x' })
    transport.close()
    const time = first.clock.now()
    await first.close()
    const second = await start()
    expect(second.clock.now().getTime()).toBeGreaterThanOrEqual(time.getTime())
    const { mails } = await (await fetch(`${second.control_url}/mail.json`)).json()
    expect(mails[0].subject).toBe('Kept')
    await second.close()
    rmSync(folder, { recursive: true })
  })
})
