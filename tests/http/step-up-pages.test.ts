import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { moveClock, nextWindow } from '../kit/clock.ts'
import { consent, finishSignIn, googleMails, signInByGoogle, startSignIn, toastOf } from '../kit/google.ts'
import { mailAbout, mailedCode } from '../kit/mail.ts'
import { digest } from '../kit/rows.ts'
import { ageProofs, cookieSession, isSignedIn, linkGoogle, type SeededActor, seedActor } from '../kit/seed.ts'
import { codeAt } from '../kit/totp.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const security = '/dashboard/settings/security'
const twoStep = '/dashboard/settings/two-step'
const next = 'a different long sentence'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, google: true })
})
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  await world.sql('delete from identities')
  actor = await seedActor(world)
})
afterAll(() => world?.close())

/** Submits a form and keeps the session cookie of the response, if any. */
async function send(path: string, fields: Record<string, string>): Promise<Response> {
  const answer = await sendForm(world, path, fields, actor.cookie)
  const cookies = cookiesOf(answer)
  if (/(^|; )warble=/.test(cookies)) actor.cookie = cookies
  return answer
}
const page = async (path: string) => (await fetch(world.origin + path, { headers: { cookie: actor.cookie } })).text()

/** Turns two-step sign-in on through the pages; returns the app’s secret. */
async function withFactor(): Promise<string> {
  await send(twoStep, { intent: 'begin' })
  const secret = /secret=([A-Z2-7]+)/.exec(await page(twoStep))?.[1] ?? ''
  const answer = await send(twoStep, { intent: 'verify', code: codeAt(secret, world.sandbox.clock.now()) })
  actor.cookie = cookiesOf(answer)
  await moveClock(world, minute)
  return secret
}

interface Change {
  path: string
  fields: () => Promise<Record<string, string>>
  /** Whether the change was made. */
  done: () => Promise<boolean>
}
const count = async (query: string) => (await world.sql(query, [actor.id])).length
const addIdentity = (email: string) => linkGoogle(world, actor.id, email, world.sandbox.clock.now())
const elsewhere = { id: '' }

const changes: Record<string, Change> = {
  'a new address': {
    path: security,
    fields: async () => ({ intent: 'email', new_email: `moved-${actor.email}` }),
    done: async () => (await count('select 1 from users where id = $1 and new_email is not null')) === 1,
  },
  'the removal of an identity': {
    path: security,
    async fields() {
      await addIdentity(`other-${actor.email}`)
      return { intent: 'unlink', identity_id: await addIdentity('me@gmail.test') }
    },
    done: async () => (await count('select 1 from identities where user_id = $1')) === 1,
  },
  'the end of another session': {
    path: security,
    async fields() {
      await cookieSession(world, actor.id)
      const [row] = await world.sql<{ id: string }>(
        'select id from sessions where user_id = $1 order by created_at desc limit 1',
        [actor.id],
      )
      elsewhere.id = row?.id ?? ''
      return { intent: 'end-session', session_id: elsewhere.id }
    },
    done: async () => (await world.sql('select 1 from sessions where id = $1', [elsewhere.id])).length === 0,
  },
  'the end of all others': {
    path: security,
    fields: async () => ({ intent: 'end-others' }),
    done: async () => (await count('select 1 from sessions where user_id = $1')) === 1,
  },
  'an authenticator app': {
    path: twoStep,
    fields: async () => ({ intent: 'begin' }),
    done: async () => (await count(`select 1 from factors where user_id = $1 and status = 'unverified'`)) === 1,
  },
}

describe.each(Object.keys(changes))('%s on a page', (name) => {
  const { path, fields, done } = changes[name] as Change

  test('a session without a recent sign-in is asked for the password, and the typed values are kept', async () => {
    const typed = await fields()
    await ageProofs(world, actor.id)
    const before = await digest(world, actor.id)
    const refused = await send(path, typed)
    const html = await refused.text()
    expect(refused.status).toBe(400)
    expect(await digest(world, actor.id)).toEqual(before)
    expect(html).toContain('Confirm it’s you first.')
    expect(html).toContain('Your password')
    for (const [name, value] of Object.entries(typed))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    for (const proof of ['', 'not the right one']) {
      const wrong = await send(path, { ...typed, proof })
      expect([wrong.status, await digest(world, actor.id)]).toEqual([400, before])
      const again = await wrong.text()
      expect(again).toContain('id="proof-error"')
      expect(again).not.toContain('not the right one')
      for (const [name, value] of Object.entries(typed)) expect(again).toContain(`name="${name}" value="${value}"`)
    }
    const answer = await send(path, { ...typed, proof: actor.password })
    expect([answer.status, await done()]).toEqual([302, true])
  })

  test('a user without a password confirms with a mailed code, and the typed values are kept', async () => {
    await world.sql('update users set password_hash = null where id = $1', [actor.id])
    const typed = await fields()
    await ageProofs(world, actor.id)
    expect(await (await send(path, typed)).text()).toContain('Email me a code')
    const { intent = '', ...values } = typed
    const mailed = await send(path, { intent: 'mail-code', waiting: intent, ...values })
    const html = await mailed.text()
    expect([mailed.status, html]).toEqual([200, expect.stringContaining('A code is on its way to')])
    expect(html).not.toContain('There is a problem')
    for (const [name, value] of Object.entries(typed)) expect(html).toContain(`name="${name}" value="${value}"`)
    const proof = await mailedCode(world, actor.email, /confirmation code/)
    const answer = await send(path, { ...typed, proof })
    expect([answer.status, await done()]).toEqual([302, true])
  })

  test('the form is hidden without a recent sign-in and shown after the password', async () => {
    const typed = await fields()
    const form = `name="intent" value="${typed.intent}"`
    expect(await page(security)).toContain(form)
    await ageProofs(world, actor.id)
    expect(await page(security)).not.toContain(form)
    const answer = await send(security, { intent: 'unlock', proof: actor.password })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, security])
    expect(await page(security)).toContain(form)
  })
})

test('linking Google needs a recent sign-in and a session that has not ended', async () => {
  await ageProofs(world, actor.id)
  const refused = await send('/auth/link', { intent: 'google' })
  expect([refused.status, refused.headers.get('location')]).toEqual([302, security])
  expect(await toastOf(world, refused)).toBeTruthy()
  expect(await page(security)).not.toContain('Add Google')
  expect(await world.sql('select 1 from flows where user_id = $1', [actor.id])).toEqual([])
  await send(security, { intent: 'unlock', proof: actor.password })
  const started = await startSignIn(world, { intent: 'google' }, actor.cookie, '/auth/link')
  const back = await consent(started.address, googleMails.wren)
  await world.sql(`delete from sessions where user_id = $1 and kind = 'cookie'`, [actor.id])
  const answer = await finishSignIn(back, started.cookie)
  expect(answer.headers.get('location')).toBe('/login')
  expect(await world.sql('select 1 from identities where user_id = $1', [actor.id])).toEqual([])
})

test('the secret of an app being set up is shown only after recent reauthentication', async () => {
  await send(twoStep, { intent: 'begin' })
  expect(await page(twoStep)).toContain('otpauth://totp/')
  await ageProofs(world, actor.id)
  const html = await page(twoStep)
  expect(html).not.toMatch(/otpauth|QR code/)
  expect(html).toContain('Confirm it’s you')
  await send(twoStep, { intent: 'unlock', proof: actor.password })
  expect(await page(twoStep)).toContain('otpauth://totp/')
})

test('a password change always asks for the current password, which counts as reauthentication', async () => {
  const change = (current_password: string) =>
    send(security, { intent: 'password', current_password, new_password: next })
  expect((await change('not the right one')).status).toBe(400)
  await ageProofs(world, actor.id)
  expect(await page(security)).toContain('name="current_password"')
  const answer = await change(actor.password)
  expect([answer.status, await isSignedIn(world.origin, cookiesOf(answer))]).toEqual([302, true])
  actor.cookie = cookiesOf(answer)
  expect((await send(security, { intent: 'end-others' })).status).toBe(302)
})

test('with a second factor each page asks for its code', async () => {
  const secret = await withFactor()
  await ageProofs(world, actor.id)
  for (const path of [security, '/dashboard/settings'])
    expect(await page(path)).toContain('Code from your authenticator app')
  expect(await page(security)).not.toContain('name="current_password"')
  expect(await page(twoStep)).not.toContain('name="intent" value="codes"')
  const form = { intent: 'email', new_email: `moved-${actor.email}` }
  for (const [fields, status] of [
    [form, 403],
    [{ ...form, proof: actor.password }, 422],
    [{ intent: 'password', current_password: actor.password, new_password: next }, 403],
    [{ intent: 'end-others' }, 403],
  ] as const)
    expect([fields, (await send(security, fields)).status]).toEqual([fields, status])
  expect((await send(twoStep, { intent: 'codes' })).status).toBe(403)
  const before = await digest(world, actor.id)
  expect((await send('/dashboard/settings', { intent: 'delete-account', password: 'wrong' })).status).toBe(403)
  expect(await digest(world, actor.id)).toEqual(before)
  expect((await send('/dashboard/settings', { intent: 'delete-account', password: actor.password })).status).toBe(403)
  const proof = codeAt(secret, world.sandbox.clock.now())
  expect((await send(security, { ...form, proof })).status).toBe(302)
  expect((await send(twoStep, { intent: 'codes' })).status).toBe(200)
})

test('attempts at the confirmation are limited', async () => {
  await ageProofs(world, actor.id)
  await nextWindow(world, 15 * minute)
  const guess = (proof: string) => send(security, { intent: 'end-others', proof })
  const statuses: number[] = []
  for (let round = 0; round < 12; round += 1) statuses.push((await guess('not the right one')).status)
  expect([statuses[0], statuses[9], statuses[10], statuses[11]]).toEqual([400, 400, 429, 429])
  expect((await guess(actor.password)).status).toBe(429)
})

describe('a password reset', () => {
  /** Opens the mailed reset link in the browser that requested it; returns its cookies. */
  async function recover(): Promise<string> {
    const mailed = await sendForm(world, '/forgot-password', { intent: 'recover', email: actor.email })
    const link = await mailedLink(world, actor.email, /Reset/)
    return cookiesOf(await fetch(link, { redirect: 'manual', headers: { cookie: cookiesOf(mailed) } }))
  }
  const show = async (cookie: string) => {
    const html = await (await fetch(`${world.origin}/reset-password`, { headers: { cookie } })).text()
    return html.replace(/<!-- -->|<\/?span[^>]*>/g, '')
  }

  test('removes a linked Google account with another address, and says so on the page, afterwards and by mail', async () => {
    const started = await startSignIn(world, { intent: 'google' }, actor.cookie, '/auth/link')
    await finishSignIn(await consent(started.address, googleMails.wren), started.cookie)
    expect((await signInByGoogle(world, googleMails.wren)).headers.get('location')).toBe('/dashboard')
    const cookie = await recover()
    const shown = await show(cookie)
    expect(shown).toContain(`Google as ${googleMails.wren} will be removed with the old password`)
    expect(shown).not.toContain('You can also sign in with')
    const answer = await sendForm(world, '/reset-password', { intent: 'reset', password: next }, cookie)
    expect(await toastOf(world, answer)).toContain(`Google as ${googleMails.wren} was removed as a sign-in method`)
    expect((await mailAbout(world, actor.email, /password was changed/)).text).toContain(
      `We removed Google as ${googleMails.wren} as a way to sign in`,
    )
    // From now on the Google account signs in to an account of its own.
    await signInByGoogle(world, googleMails.wren)
    const owners = await world.sql<{ user_id: string }>('select user_id from identities where email = $1', [
      googleMails.wren,
    ])
    expect(owners.map(({ user_id }) => user_id)).not.toContain(actor.id)
    await world.sql('delete from users where email = $1', [googleMails.wren])
  })

  test('keeps a linked Google account with the same address', async () => {
    await addIdentity(actor.email)
    const cookie = await recover()
    expect(await show(cookie)).toMatch(new RegExp(`You can also sign in with <[^>]*>Google as ${actor.email}`))
    await sendForm(world, '/reset-password', { intent: 'reset', password: next }, cookie)
    expect(await count('select 1 from identities where user_id = $1')).toBe(1)
  })

  test('asks for the second factor again after ten minutes', async () => {
    const secret = await withFactor()
    actor.cookie = await recover()
    const code = codeAt(secret, world.sandbox.clock.now())
    const raised = await sendForm(world, '/login/factor?next=/reset-password', { intent: 'code', code }, actor.cookie)
    actor.cookie = cookiesOf(raised)
    expect(await show(actor.cookie)).not.toContain('name="proof"')
    await moveClock(world, 11 * minute)
    expect(await show(actor.cookie)).toContain('Code from your authenticator app')
    const reset = (more: Record<string, string>) =>
      send('/reset-password', { intent: 'reset', password: next, ...more })
    expect((await reset({})).status).toBe(403)
    expect((await reset({ proof: '000000' })).status).toBe(422)
    expect((await reset({ proof: codeAt(secret, world.sandbox.clock.now()) })).status).toBe(302)
    expect(await count(`select 1 from factors where user_id = $1 and status = 'verified'`)).toBe(1)
  })
})
