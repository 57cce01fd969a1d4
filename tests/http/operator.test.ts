import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { must, newClient } from '../kit/auth-client.ts'
import { mailAbout, mailsTo } from '../kit/mail.ts'
import { runServer } from '../kit/run.ts'
import { seedActor } from '../kit/seed.ts'
import { openStream } from '../kit/sse.ts'
import { authenticator } from '../kit/totp.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5 })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const run = (words: string) => runServer(`operator ${words}`.trim(), world.env)
const page = (cookie: string) => fetch(`${world.origin}/dashboard`, { redirect: 'manual', headers: { cookie } })

test('adds, lists and removes opt-outs', async () => {
  expect(await run('opt-out add perch 4711')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/4711.*left alone/),
  })
  expect((await run('opt-out list')).stdout).toMatch(/^perch\t4711\t-\t.*left alone/m)
  expect(await run('opt-out remove perch @nobody')).toMatchObject({ code: 1 })
  expect(await run('opt-out remove perch 4711')).toMatchObject({ code: 0 })
  expect((await run('opt-out list')).stdout).toMatch(/^perch\t4711\t.*taken back/m)
})

test('support marks as answered what the list showed, and nothing written since', async () => {
  for (const [minute, subject] of ['Read', 'Unread'].entries())
    await world.sql(
      `insert into support_messages (email, name, subject, message, digest, created_at)
       values ('asks@example.com', 'Asks', $1::text, 'A question about my plan.', sha256(convert_to($1::text, 'utf8')), $2)`,
      [subject, `2026-01-01T10:0${minute}:00.123Z`],
    )
  const listed = (await run('support list')).stdout
  const [time] =
    listed
      .split('\n')
      .find((line) => line.includes('  Read'))
      ?.split('  ') ?? []
  expect(await run(`support answered asks@example.com`)).toMatchObject({ code: 2 })
  expect((await run(`support answered asks@example.com ${time} --visitor`)).stdout).toContain('Marked as answered: 1.')
  expect((await run('support list')).stdout).toMatch(/^.* {2}Unread/m)
  expect((await run('support list')).stdout).not.toMatch(/ {2}Read/)
})

test('end-sessions ends every session and stream of one user and of nobody else', async () => {
  const [user, other] = [await seedActor(world), await seedActor(world)]
  const stream = await openStream(`${world.origin}/events`, { cookie: user.cookie })
  const others = await openStream(`${world.origin}/events`, { cookie: other.cookie })
  expect(await run(`end-sessions ${user.email.toUpperCase()}`)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${user.email} is signed out everywhere; sessions ended: 2.`),
  })
  await until(() => stream.ended())
  expect((await page(user.cookie)).headers.get('location')).toMatch(/^\/login/)
  expect((await user.call('GET', '/auth/v1/user')).status).toBe(403)
  expect((await page(other.cookie)).status).toBe(200)
  expect((await other.call('GET', '/auth/v1/user')).status).toBe(200)
  expect(others.ended()).toBe(false)
  others.destroy()
  expect((await run(`end-sessions ${user.id}`)).stdout).toMatch(/sessions ended: 0/)
  expect(await run('end-sessions nobody@example.com')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/No one has/),
  })
})

test('remove-factor needs --yes, and then the user can sign in with the password alone', async () => {
  const { email, password, cookie } = await seedActor(world)
  const client = newClient(world)
  await must(client.signInWithPassword({ email, password }))
  const { id: factorId, totp } = await must(client.mfa.enroll({ factorType: 'totp' }))
  await must(client.mfa.challengeAndVerify({ factorId, code: await authenticator(world, totp.secret).code() }))
  const refused = await run(`remove-factor ${email}`)
  expect([refused.code, refused.stdout]).toEqual([1, expect.stringMatching(/owner who asks.*--yes/)])
  expect(await world.sql('select 1 from factors where id = $1', [factorId])).toHaveLength(1)
  expect(await run(`remove-factor ${email} --yes`)).toMatchObject({ code: 0 })
  const { text } = await mailAbout(world, email, /Two-step sign-in was turned off/)
  expect(text).toMatch(/support team turned off two-step sign-in/)
  expect((await client.getUser()).error).not.toBeNull()
  expect((await page(cookie)).status).toBe(302)
  const again = await must(newClient(world).signInWithPassword({ email, password }))
  expect(again.user.factors ?? []).toEqual([])
  expect(await run(`remove-factor ${email} --yes`)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/has no authenticator app/),
  })
  expect((await mailsTo(world, email)).filter(({ subject }) => /turned off/.test(subject))).toHaveLength(1)
})

test('reseal encrypts with the newest key and prints no secret', async () => {
  const { email, password } = await seedActor(world)
  const client = newClient(world)
  await must(client.signInWithPassword({ email, password }))
  await must(client.mfa.enroll({ factorType: 'totp' }))
  const [newest, old] = [`k2:${Buffer.alloc(32, 'another key').toString('base64')}`, String(world.env.SEAL_KEYS)]
  const first = await runServer('operator reseal', { ...world.env, SEAL_KEYS: `${newest},${old}` })
  expect([first.code, first.stdout]).toEqual([0, expect.stringMatching(/^factors\.secret: 1 sealed again/m)])
  expect((await runServer('operator reseal', { ...world.env, SEAL_KEYS: newest })).code).toBe(0)
  const lost = await run('reseal')
  expect([lost.code, lost.stdout]).toEqual([
    1,
    expect.stringMatching(/^No key of SEAL_KEYS opens .*: factors\.secret\.$/m),
  ])
  for (const { stdout, stderr } of [first, lost])
    for (const key of [newest, old]) expect(stdout + stderr).not.toContain(key.split(':')[1])
})

test('an unknown command prints the help on stderr and exits with 2', async () => {
  const { code, stdout, stderr } = await run('drop everything')
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Usage: npm run operator -- COMMAND/)])
  expect(stdout).not.toContain('Usage')
})
