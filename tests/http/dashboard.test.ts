import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { insertActionHistory, insertSkippedPosts } from '../kit/action-history.ts'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let owner: SeededActor
let other: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  owner = await seedActor(world)
  other = await seedActor(world)
  await connected(owner, 'ownhandle')
  await connected(other, 'otherhandle')
  await insertActionHistory(world, other.email)
  await world.sql(`update actions set author_handle = 'strangers_friend' where user_id = $1`, [other.id])
})
afterAll(() => world?.close())

async function connected({ id }: SeededActor, handle: string) {
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state,
       connected_at, last_sync) values ($1, 'perch', $2, $3, $3, 'manual', 'connected', $4, $4)`,
    [id, `account-${handle}`, handle, now],
  )
}

/** Path, words on it, and its most queries. */
const pages = [
  ['/dashboard', 'Recent Activity', 4],
  ['/dashboard/queue', 'Nothing waits for you', 3],
  ['/dashboard/analytics', 'Success Rate', 4],
  ['/dashboard/analytics?tab=activity', 'Activity Feed', 2],
  ['/dashboard/analytics?tab=activity&kind=follow', 'Follows', 2],
  ['/dashboard/analytics?tab=insights', 'Recommendation', 2],
  ['/dashboard/activity', 'Bot Activity Timeline', 2],
  ['/dashboard/activity?period=all', 'Bot Activity Timeline', 2],
  ['/dashboard/activity?show=left', 'Left alone', 2],
  ['/dashboard/plan', 'Available Plans', 5],
  ['/dashboard/support', 'Support Center', 1],
  ['/dashboard/settings', 'Account Settings', 5],
  ['/dashboard/activity/report', 'Report', 5],
  ['/dashboard/inbox', 'Inbox', 5],
  ['/dashboard/notices', 'Notices', 5],
  ['/dashboard/settings/bot', 'Settings', 5],
  ['/dashboard/settings/targets', 'Settings', 5],
  ['/dashboard/settings/voice', 'Settings', 5],
  ['/dashboard/settings/security', 'Settings', 6],
  ['/dashboard/settings/notifications', 'Settings', 5],
  ['/dashboard/settings/events', 'Settings', 5],
] as const

const read = async (path: string, cookie: string) => {
  const answer = await fetch(world.origin + path, { redirect: 'manual', headers: { cookie } })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text(), answer }
}

const foreign = /otherhandle|strangers_friend/

describe.each(pages)('%s', (path, words, most) => {
  test('shows the user’s own data and nothing of another user', async () => {
    const mine = await read(path, owner.cookie)
    expect(mine.status).toBe(200)
    expect(mine.text).toContain(words)
    expect(mine.text).not.toMatch(foreign)
    expect(mine.text).not.toContain(other.email)
    const theirs = await read(path, other.cookie)
    expect(theirs.text).toContain(other.email)
    expect(theirs.text).not.toContain('ownhandle')
  })

  test('takes few queries, in two round trips', async () => {
    const { answer } = await read(path, other.cookie)
    const line = await until(async () =>
      world
        .output()
        .split('\n')
        .find((one) => one.includes(String(answer.headers.get('x-request-id'))) && one.includes('"queries"')),
    )
    const { queries, round_trips } = JSON.parse(line) as { queries: number; round_trips: number }
    expect(queries).toBeGreaterThan(0)
    expect(queries).toBeLessThanOrEqual(most)
    expect(round_trips).toBeLessThanOrEqual(2)
  })

  test('redirects visitors to the sign-in page, also for its data alone', async () => {
    expect((await read(path, '')).location).toBe(`/login?next=${encodeURIComponent(path)}`)
    const [bare, query] = path.split('?')
    const alone = await read(`${bare}.data${query ? `?${query}` : ''}`, '')
    expect(alone.text).toContain('/login?next=')
  })
})

test('the timeline can be paged to its end without scripts', async () => {
  const links: string[] = []
  let path: string | undefined = '/dashboard/activity?period=all'
  while (path) {
    const { text } = await read(path, other.cookie)
    expect(text).toContain('strangers_friend')
    path = /href="([^"]+before=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
    if (path) links.push(path)
  }
  expect(links.length).toBe(Math.ceil(481 / 25) - 1)
  const [taken] = links
  expect((await read(String(taken), owner.cookie)).text).not.toMatch(foreign)
})

test('every skipped post and every unsent draft shows its reason, on the dashboard and in the timeline', async () => {
  const chooser = await seedActor(world)
  await connected(chooser, 'chooserhandle')
  await insertSkippedPosts(world, chooser.email)
  const reasons = ['The post is a giveaway.', 'nothing of yours belongs there', 'The post is not about your topics.']
  const [home, done, left] = await Promise.all(
    ['/dashboard', '/dashboard/activity', '/dashboard/activity?show=left'].map((path) => read(path, chooser.cookie)),
  )
  for (const reason of reasons) {
    expect(home?.text).toContain(`>${reason}`.replace('>nothing', 'nothing'))
    expect(left?.text).toContain(reason)
    expect(done?.text).not.toContain(reason)
  }
  for (const page of [home, done]) {
    expect(page?.text).toContain('It waited too long, so it was not sent.')
    expect(page?.text).toMatch(/>Not sent</)
    expect(page?.text).not.toMatch(/>Success</)
  }
  expect(left?.text).not.toContain('It waited too long, so it was not sent.')
})

describe('the day’s actions', () => {
  const afterReplies = async (count: number, plan: 'free' | 'pro') => {
    const busy = await seedActor(world)
    await connected(busy, `busy${count}`)
    const now = world.sandbox.clock.now()
    if (plan === 'pro')
      await world.sql(
        `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
         values ($1, 'active', 'pro', 'Pro', $2::timestamptz + interval '20 days')`,
        [busy.id, now],
      )
    await world.sql('update users set trial_credits = 0 where id = $1', [busy.id])
    await world.sql(
      `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
         situation, source, state, reason, generation, created_at, claimed_at, finished_at, local_day, local_hour)
       select $1, 'perch', $2, 'reply', at, at, 'someone', 'Someone', 'stranger', 'auto', 'success', '', 1, $3, $3, $3,
         ($3::timestamptz at time zone 'UTC')::date, 0
       from generate_series(1, $4::int) as at`,
      [busy.id, `account-busy${count}`, now, count],
    )
    return (await read('/dashboard', busy.cookie)).text.replaceAll('<!-- -->', '')
  }

  test('are a sentence that fits their count', async () => {
    expect(await afterReplies(1, 'free')).toContain('1 action today, a reply. Last: Replied to')
    expect(await afterReplies(3, 'free')).toContain('3 actions today, all replies.')
  })

  test('near the limit offer a larger plan where there is one', async () => {
    const free = await afterReplies(9, 'free')
    expect(free).toContain('Daily Limit Reached')
    expect(free.match(/>Upgrade Plan</g)).toHaveLength(2)
    const pro = await afterReplies(63, 'pro')
    expect(pro).toContain('Daily Limit Reached')
    expect(pro).not.toContain('Upgrade Plan')
  })
})

describe('a failed payment', () => {
  const notice = async (status: string, daysAgo: number) => {
    const debtor = await seedActor(world)
    await world.sql(
      `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end, past_due_since)
       values ($1, $2, 'starter', 'Starter', $3::timestamptz + interval '20 days', $3::timestamptz - make_interval(days => $4))`,
      [debtor.id, status, world.sandbox.clock.now(), daysAgo],
    )
    const pages = await Promise.all(['/dashboard', '/dashboard/plan'].map((path) => read(path, debtor.cookie)))
    for (const { text } of pages) expect(text.match(/Your payment did not go through/g)).toHaveLength(1)
    return pages.map(({ text }) => /You (keep Starter until|have been on Free since)/.exec(text)?.[0])
  }

  test('is told on every page, with what it means for the plan', async () => {
    const kept = 'You keep Starter until'
    const lost = 'You have been on Free since'
    expect(await notice('past_due', 2)).toEqual([kept, kept])
    expect(await notice('past_due', 10)).toEqual([lost, lost])
    expect(await notice('unpaid', 30)).toEqual([lost, lost])
  })
})

describe('theme', () => {
  const choose = (theme: string, next = '/dashboard/settings') =>
    sendForm(world, '/theme', { theme, next }, owner.cookie)

  test('is in the server’s HTML, and choosing one redirects back', async () => {
    const answer = await choose('dark')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard/settings'])
    expect((await read('/', cookiesOf(answer))).text).toContain('<html lang="en" data-theme="dark">')
    expect((await read('/', '')).text).toContain('<html lang="en">')
    expect((await read('/', 'warble_theme=%22%3E')).text).toContain('<html lang="en">')
  })

  test('can be chosen on public pages too, and their pictures match it', async () => {
    const pictures = (html: string) => [
      ...new Set([...html.matchAll(/\/dashboard-(dark|light)-[\w-]+\.webp/g)].map(([, theme]) => theme)),
    ]
    const [system, dark, light] = await Promise.all(
      ['', 'warble_theme=dark', 'warble_theme=light'].map(async (cookie) => (await read('/', cookie)).text),
    )
    expect(pictures(String(system))).toEqual(['dark', 'light'])
    expect(pictures(String(dark))).toEqual(['dark'])
    expect(pictures(String(light))).toEqual(['light'])
    for (const path of ['/', '/terms', '/no/such/page']) {
      const { text } = await read(path, 'warble_theme=dark')
      expect(text).toContain(`<input type="hidden" name="next" value="${path}"/>`)
      expect(text).toMatch(/name="theme" value="dark" aria-pressed="true"/)
    }
  })

  test('set to the system’s leaves no cookie', async () => {
    expect(cookiesOf(await choose('system'))).toBe('')
    expect((await choose('system')).headers.getSetCookie().join()).toMatch(/warble_theme=;.*Max-Age=0/)
  })

  test('redirects only within our origin, and an unknown theme changes nothing', async () => {
    const away = await choose('dark', '//evil.test/x')
    expect(new URL(String(away.headers.get('location')), world.origin).origin).toBe(world.origin)
    expect(cookiesOf(await choose('purple'))).not.toContain('warble_theme')
  })
})

test('the setup widget follows its cookie and disappears once the setup is complete', async () => {
  const shown = async (display: string, cookie = owner.cookie) => {
    const { text } = await read('/dashboard', `${cookie}; warble_widget=${display}`)
    return [text.includes('Finish your setup'), text.includes('Hide the setup progress')]
  }
  expect(await shown('')).toEqual([true, false])
  expect(await shown('bar')).toEqual([false, true])
  expect(await shown('hidden')).toEqual([false, false])
  const answer = await sendForm(world, '/dashboard', { intent: 'widget', display: 'bar' }, owner.cookie)
  expect([answer.status, cookiesOf(answer)]).toEqual([302, 'warble_widget=bar'])
  expect((await sendForm(world, '/dashboard', { intent: 'widget', display: 'x' }, owner.cookie)).status).toBe(422)
  const now = world.sandbox.clock.now()
  const done = await seedActor(world)
  await connected(done, 'donehandle')
  await world.sql('insert into onboarding (user_id, plan_selected_at) values ($1, $2)', [done.id, now])
  expect(await shown('', done.cookie)).toEqual([true, false])
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message,
       created_at, updated_at) values ($1, 'perch', 'account-donehandle', 'donehandle', 'complete', 'complete', 100, '', $2, $2)`,
    [done.id, now],
  )
  expect(await shown('', done.cookie)).toEqual([false, false])
})
