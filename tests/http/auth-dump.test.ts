import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailTo, must, newClient } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { digest } from '../kit/rows.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
afterAll(() => world?.close())

/** Every table, the queue's own included. */
async function tables(): Promise<string[]> {
  const rows = await world.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name)
}

/** Every value in every row, nested JSON included, in each encoding that an attacker would try. */
async function stored(): Promise<Set<string>> {
  const values = new Set<string>()
  const keep = (value: unknown): void => {
    if (value !== null && typeof value === 'object') {
      for (const inner of Object.values(value)) keep(inner)
      return
    }
    const text = String(value)
    values.add(text)
    if (/^\\x[0-9a-f]+$/.test(text)) {
      const bytes = Buffer.from(text.slice(2), 'hex')
      for (const form of ['hex', 'base64', 'base64url'] as const) values.add(bytes.toString(form))
    }
  }
  for (const table of await tables())
    for (const { row } of await world.sql<{ row: unknown }>(`select to_jsonb(t) as row from ${table} t`)) keep(row)
  return values
}

test('no secret is stored in plain text, and no stored value works as a cookie, token, link or code', async () => {
  const { email, id, cookie } = await seedActor(world)
  const client = newClient(world)
  const { session } = await must(client.signInWithPassword({ email, password }))
  const { id: factorId, totp } = await must(client.mfa.enroll({ factorType: 'totp' }))
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
    timestamp: world.sandbox.clock.now().getTime(),
  })
  await must(client.mfa.challengeAndVerify({ factorId, code }))
  const { codes } = await must(client.mfa.recoveryCodes.generate())
  await must(client.reauthenticate())
  await must(newClient(world, { flowType: 'pkce' }).resetPasswordForEmail(email))
  await must(newClient(world).signInWithOtp({ email }))
  const mails = [await mailTo(world, email, /Reset/), await mailTo(world, email, /sign-in/)]
  const pkce = mails[0]?.token_hash ?? ''
  const other = (await seedActor(world)).email
  await must(newClient(world, { flowType: 'pkce' }).signInWithOtp({ email: other }))
  const opened = await mailTo(world, other, /sign-in/)
  const landing = await fetch(
    `${world.origin}/auth/v1/verify?token=${encodeURIComponent(opened.token_hash)}&type=magiclink`,
    { redirect: 'manual' },
  )
  const granted = new URL(landing.headers.get('location') ?? '').searchParams.get('code') ?? ''

  const values = await stored()
  expect(values.size).toBeGreaterThan(150)
  expect(values).toContain(id)
  const secrets = [cookie.split('=')[1] ?? '', session.access_token, session.refresh_token, totp.secret, ...codes]
  secrets.push(
    ...codes.map((one) => one.replaceAll('-', '')),
    pkce,
    granted,
    ...mails.map(({ token_hash }) => token_hash),
  )
  const all = [...values].join('\n')
  for (const secret of secrets) expect(all).not.toContain(secret)
  expect(all).not.toContain(password)

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${world.origin}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const before = await digest(world)
  const accepted: string[] = []
  const record = (kind: string, value: string, answer: Response) => {
    expect(answer.status, `${kind} ${value}`).toBeLessThan(500)
    if (answer.status < 400) accepted.push(`${kind} ${value}`)
    return answer.body?.cancel()
  }
  let tried = 0
  for (const value of [...values].filter((one) => one.length >= 6)) {
    tried += 1
    if (tried % 4 === 0) await world.sql('delete from rate_limits')
    const safe = /^[\x21-\x7e]+$/.test(value) && !/[;,"\\]/.test(value)
    if (safe) {
      await record(
        'cookie',
        value,
        await fetch(`${world.origin}/api/onboarding-progress/${id}`, { headers: { cookie: `warble=${value}` } }),
      )
      const bearer = { authorization: `Bearer ${value}` }
      await record('bearer', value, await fetch(`${world.origin}/auth/v1/user`, { headers: bearer }))
    }
    const short = value.slice(0, 250)
    await record('refresh', value, await post('token?grant_type=refresh_token', { refresh_token: short }))
    await record('code', value, await post('token?grant_type=pkce', { auth_code: short, code_verifier: short }))
    await record('link', value, await post('verify', { type: 'recovery', token_hash: short }))
    if (/^\d{6}$/.test(value))
      await record('digits', value, await post('verify', { type: 'email', email, token: value }))
  }
  expect(accepted).toEqual([])
  expect(tried).toBeGreaterThan(100)
  expect(await digest(world)).toEqual(before)
  // The token of the link, which is not stored, still works.
  await moveClock(world, 30_000)
  expect((await post('verify', { type: 'recovery', token_hash: pkce })).status).toBe(200)
})
