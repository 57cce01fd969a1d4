import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { analyze, connectAccount, cookiesOf, sendForm } from '../kit/actor.ts'
import { pages } from '../kit/built.ts'
import { pairedToken } from '../kit/callers.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { formsOn } from '../kit/form-on.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { ageProofs, cookieSession, halfSignedIn, linkGoogle, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const handle = 'finchroast'
let world: World
/** A connected user, one without password or account, and one whose proofs are old. */
let [connected, plain, old] = [] as unknown as [SeededActor, SeededActor, SeededActor]

beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, google: true, payments: true })
  ;[connected, plain, old] = [await seedActor(world), await seedActor(world), await seedActor(world)]
  for (const { cookie } of [connected, plain]) {
    await sendForm(world, '/onboarding', { intent: 'welcome' }, cookie)
    await sendForm(world, '/onboarding', { intent: 'plan', plan_type: 'free' }, cookie)
  }
  await connectAccount(world, connected, handle)
  await analyze(connected, handle)
  const ids = await insertDrafts(world, connected.email, handle, 5)
  await world.sql(`update actions set state = 'planned', source = 'approved' where id = $1`, [ids[0]])
  await world.sql(`update drafts set shown_from = shown_from + interval '5 hours' where action_id = $1`, [ids[1]])
  await insertInboxPosts(world, connected.email, 2)
  // The draft of a reply to the newest post in the inbox.
  await world.sql(
    `update inbox_posts set post_id = 'asked' where id = (select id from inbox_posts order by posted_at desc limit 1)`,
  )
  await world.sql(
    `update actions set target_id = post.post_id, post_id = post.post_id, author_id = post.author_id, situation = 'addressed'
     from (select * from inbox_posts order by posted_at desc limit 1) as post where actions.id = $1`,
    [ids[3]],
  )
  const now = world.sandbox.clock.now()
  await world.sql(`update actions set state = 'rejected', code = 'rejected', finished_at = $2 where id = $1`, [
    ids[2],
    now,
  ])
  await world.sql(`insert into voice_examples (user_id, text, added_at) values ($1, 'One.', $2)`, [connected.id, now])
  await world.sql(`insert into own_facts (user_id, text, added_at) values ($1, 'A fact.', $2)`, [connected.id, now])
  await world.sql('update drafts set claims = array[(select text from actions where id = action_id)]')
  for (const list of ['target', 'never_say'])
    await world.sql(`insert into bot_terms (user_id, list, key, value, added_at) values ($1, $2, 'a', 'a', $3)`, [
      connected.id,
      list,
      now,
    ])
  for (const { id, email } of [connected, plain]) await linkGoogle(world, id, email, now)
  await cookieSession(world, connected.id)
  await pairedToken(world, connected)
  await world.sql('update users set password_hash = null where id = $1', [plain.id])
  await world.sql(
    `insert into notices (user_id, kind, key, text, url, created_at) values ($1, 'bot_stopped', 'a', 'Told.', '/dashboard', $2)`,
    [connected.id, now],
  )
  await ageProofs(world, old.id)
  await ageProofs(world, plain.id)
})
afterAll(() => world?.close())

interface Shown {
  path: string
  cookie: string
  form: ReturnType<typeof formsOn>[number]
}

async function formsAt(path: string, cookie = ''): Promise<Shown[]> {
  const answer = await fetch(world.origin + path, { headers: { cookie } })
  expect([path, answer.status < 500]).toEqual([path, true])
  const [own = ''] = path.split('?')
  return formsOn(await answer.text()).map((form) => ({ path: form.action || own, cookie, form }))
}

/** Every form that the pages show to some visitor. */
async function everyForm(): Promise<Shown[]> {
  const half = await halfSignedIn(world)
  const signUp = { email: 'a-new-one@example.com', password: 'a plain long sentence', time_zone: 'UTC' }
  const waiting = cookiesOf(await sendForm(world, '/signup', signUp))
  await sendForm(
    ...[world, '/dashboard/settings/security', { intent: 'email', new_email: 'b@example.com' }, connected.cookie],
  )
  // One after the other: on a slow machine the server refuses some of many at once.
  const shown = async (paths: string[], cookie = '') => {
    const found: Shown[][] = []
    for (const path of paths) found.push(await formsAt(path, cookie))
    return found
  }
  const ofUsers = pages.filter(({ level, path }) => level === 'user' && !path.includes('{')).map(({ path }) => path)
  const steps = [1, 2, 3, 4].map((step) => `/onboarding?step=${step}`)
  const inside = [
    ...ofUsers,
    '/dashboard/plan',
    '/billing/confirm?open=portal',
    '/dashboard/activity',
    '/dashboard/support?check=1',
    ...steps,
  ]
  const outside = ['/', '/try', '/affiliates', '/contact', '/login', '/signup', '/forgot-password']
  const before = [
    ...(await shown(outside)),
    ...(await shown(['/check-email'], waiting)),
    ...(await shown(['/login/factor'], half.cookie)),
    ...(await shown(inside, connected.cookie)),
    ...(await shown(inside, plain.cookie)),
    ...(await shown(inside, old.cookie)),
    ...(await shown(await conversationsOf(connected), connected.cookie)),
  ]
  await connected.call('POST', '/bots/start', { config: { user_id: connected.id } })
  await world.sql('update bots set widened_at = $2 where user_id = $1', [connected.id, world.sandbox.clock.now()])
  await world.sql(
    `insert into bot_terms (user_id, list, key, value, added_at)
     select distinct user_id, 'avoid', topic, topic, $2::timestamptz from actions where user_id = $1 and topic is not null`,
    [connected.id, world.sandbox.clock.now()],
  )
  return [...before, ...(await shown(['/dashboard', '/dashboard/activity'], connected.cookie))].flat()
}

const conversationsOf = async ({ id }: { id: string }) => {
  const posts = await world.sql<{ id: string }>('select id from inbox_posts where user_id = $1 limit 1', [id])
  return posts.map((post) => `/dashboard/inbox/${post.id}`)
}

/** Forms that only a further state shows, by the test that sends them. */
const elsewhere: Record<string, string[]> = {
  'tests/browser/billing.spec.ts': ['/billing/portal portal'],
  'tests/browser/mail-link.spec.ts': ['/auth/callback confirm'],
  'tests/browser/account-security.spec.ts': ['verify', 'codes', 'off'].map(
    (it) => `/dashboard/settings/two-step ${it}`,
  ),
  'tests/browser/errors.spec.ts': ['/onboarding analyze'],
  'tests/browser/extension-path.spec.ts': ['/onboarding extension-detected'],
  'tests/browser/ratings.spec.ts': [
    ...['rate', 'rate-draft', 'rating-why', 'undo-rating', 'choose-start', 'skip-rating'].map(
      (it) => `/onboarding ${it}`,
    ),
    ...['try-sound', 'clear-sound'].map((it) => `/dashboard/voice ${it}`),
  ],
  'tests/browser/people.spec.ts': [
    '/dashboard/voice drop-edit',
    ...['prioritize', 'avoid', 'allow'].map((it) => `/dashboard/people ${it}`),
  ],
  'tests/http/who-waits.test.ts': ['/dashboard/people release'],
  'tests/domain/contacts.test.ts': ['/dashboard/people hide'],
  'tests/domain/choosing.test.ts': ['/dashboard/settings/bot label'],
  'tests/domain/health.test.ts': ['/dashboard/support start', '/dashboard/support analyze'],
  'tests/domain/mail-previews.test.ts': ['/unsubscribe unsubscribe'],
  'tests/domain/held-authors.test.ts': ['/dashboard/inbox/{conversation} allow'],
  'tests/domain/inbox-decisions.test.ts': ['reopen', 'draft', 'copilot'].map(
    (it) => `/dashboard/inbox/{conversation} ${it}`,
  ),
  'tests/browser/inbox.spec.ts': ['/dashboard/inbox/{conversation} add-fact'],
  'tests/domain/undo.test.ts': ['/dashboard/steer undo'],
  'tests/http/account.test.ts': ['/reset-password reset', '/login/factor code'],
  'tests/http/bluesky-consent.test.ts': ['/connect/{network} consent'],
  'tests/http/connect-step.test.ts': ['/onboarding connect-app-password'],
  'tests/http/first-look.test.ts': ['/dashboard/start-empty start-empty'],
  'tests/http/company-account.test.ts': ['/auth/link company'],
  'tests/http/link-google.test.ts': ['/auth/link google'],
  'tests/http/no-click.test.ts': ['confirm', 'opened', 'look'].map((it) => `/dashboard/queue ${it}`),
  'tests/http/operator-page.test.ts': [
    '/operator/sign-in sign_in',
    ...['stop_bot', 'stop_all', 'confirm', 'answered', 'sign_out'].map((it) => `/operator ${it}`),
  ],
  'tests/http/recommendation.test.ts': ['learning', 'test-learning', 'forget-learned'].map(
    (it) => `/dashboard/analytics ${it}`,
  ),
  'tests/http/unconfirmed.test.ts': ['/login resend'],
  'tests/http/provider-sign-in.test.ts': ['/auth/provider company'],
}
/** Fields that some forms leave out, as their value is not asked for there. */
const optional = ['from', 'handle', 'next', 'corrections', 'text', 'shown', 'proof', 'waiting']
/** A form may go to the page of a row: `{name}` stands for its id. */
const isAt = (action: string, path: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`).test(action.split('?')[0] ?? '')
/** They end the session or the connection that others need. */
const last = /logout|end-others|disconnect|delete-account/

/** Where pages lead on while there is nothing to do on them. */
const leadsOn: Record<string, string> = {
  '/billing/confirm': '/dashboard/plan',
  '/dashboard/settings/two-step': '/dashboard/settings/security',
}

/** From a page that was opened before another user signed in. */
async function expectRefused({ path, form, cookie, intent }: Shown & { intent: string }) {
  const answer = await sendForm(world, path, { ...form.fields, intent, user_id: randomUUID() }, cookie)
  if (answer.status === 409) return expect(await answer.text()).toContain('Someone else has signed in')
  const onward = leadsOn[path]
  if (onward !== undefined && answer.headers.get('location') === onward) return
  const page = await fetch(new URL(answer.headers.get('location') ?? '', world.origin), {
    headers: { cookie: `${cookie}; ${cookiesOf(answer)}` },
  })
  expect([path, intent, await page.text()]).toEqual([
    path,
    intent,
    expect.stringContaining('Someone else has signed in'),
  ])
}

test('without scripts every form entry is on a page, with all its fields, and is answered', async () => {
  const found = await everyForm()
  const covered = Object.values(elsewhere).flat()
  for (const file of Object.keys(elsewhere)) expect(existsSync(file), file).toBe(true)
  const problems: string[] = []
  const sends: (Shown & { intent: string })[] = []
  for (const { path, level, forms } of pages)
    for (const [intent, fields] of Object.entries(forms)) {
      const isOnly = Object.keys(forms).length === 1
      const own = found.filter(
        ({ path: action, form: { intents, method } }) =>
          isAt(action, path) && method === 'post' && (intents.includes(intent) || (isOnly && intents.length === 0)),
      )
      const needed = fields.filter((field) => !optional.includes(field))
      const whole = own.find(({ form }) => needed.every((field) => form.names.includes(field)))
      const isUnbound = level === 'user' && whole && !whole.form.fields.user_id
      if (isUnbound) problems.push(`${path} ${intent} is of no user`)
      if (whole) sends.push({ ...whole, intent })
      else if (own.length > 0) problems.push(`${path} ${intent} lacks one of ${needed}`)
      else if (!covered.includes(`${path} ${intent}`)) problems.push(`${path} ${intent} is on no page`)
    }
  expect(problems).toEqual([])
  expect(sends.length).toBeGreaterThan(60)
  const rank = ({ path, intent }: { path: string; intent: string }) => Number(last.test(path + intent))
  for (const { path, intent, form, cookie } of sends.toSorted((one, other) => rank(one) - rank(other))) {
    await world.sql('delete from rate_limits')
    if (form.fields.user_id) await expectRefused({ path, form, cookie, intent })
    const answer = await sendForm(world, path, { ...form.fields, intent }, cookie)
    const html = await answer.text()
    expect([path, intent, answer.status]).toEqual([
      path,
      intent,
      expect.toBeOneOf([200, 302, 303, 400, 403, 409, 422, 429]),
    ])
    if (answer.status >= 400) expect([path, intent, /<main/.test(html)]).toEqual([path, intent, true])
    if (cookie) expect([path, intent, answer.headers.get('location')]).not.toEqual([path, intent, '/login'])
  }
})
