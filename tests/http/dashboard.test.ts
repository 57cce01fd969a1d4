import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { plans } from '#app/content/plans.ts'
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
  ['/dashboard', 'Recent Activity', 6],
  ['/dashboard/queue', 'No drafts yet', 6],
  ['/dashboard/analytics', 'Success Rate', 5],
  ['/dashboard/analytics?tab=activity', 'Activity Feed', 3],
  ['/dashboard/analytics?tab=activity&kind=follow', 'Follows', 3],
  ['/dashboard/analytics?tab=insights', 'Recommendation', 4],
  ['/dashboard/activity', 'Bot Activity Timeline', 3],
  ['/dashboard/activity?period=all', 'Bot Activity Timeline', 3],
  ['/dashboard/activity?show=left', 'Skipped', 3],
  ['/dashboard/plan', 'Available Plans', 6],
  ['/dashboard/support', 'Support Center', 3],
  ['/dashboard/settings', 'Account Settings', 6],
  ['/dashboard/activity/report', 'Report', 6],
  ['/dashboard/inbox', 'Inbox', 6],
  ['/dashboard/notices', 'Notifications', 5],
  ['/dashboard/settings/bot', 'Settings', 5],
  ['/dashboard/people', 'People', 10],
  ['/dashboard/voice', 'Voice', 9],
  ['/dashboard/settings/security', 'Settings', 7],
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
  const reasons = ['It’s a giveaway.', 'nothing of yours belongs there', 'It isn’t about your topics.']
  const [home, done, left] = await Promise.all(
    ['/dashboard', '/dashboard/activity', '/dashboard/activity?show=left'].map((path) => read(path, chooser.cookie)),
  )
  for (const short of ['a giveaway', 'grief or a disaster', 'not your topics'])
    expect(home?.text.replace(/<!-- -->/g, '')).toContain(
      `<span class="figures font-medium text-ink">1</span> ${short}<`,
    )
  for (const reason of reasons) {
    expect(left?.text).toContain(reason)
    expect(done?.text).not.toContain(reason)
  }
  for (const page of [home, done]) {
    expect(page?.text).toContain('It waited too long, so it wasn’t sent.')
    expect(page?.text).toMatch(/>Not sent</)
    expect(page?.text).not.toMatch(/>Success</)
  }
  expect(left?.text).not.toContain('It waited too long, so it wasn’t sent.')
})

test('the feed states the status of every entry, the timeline only what is no success', async () => {
  const [feed, timeline] = await Promise.all(
    ['/dashboard/analytics?tab=activity', '/dashboard/activity'].map((path) => read(path, other.cookie)),
  )
  for (const page of [feed, timeline]) expect(page?.text).toMatch(/>Failed</)
  expect(feed?.text).toMatch(/>Success</)
  expect(timeline?.text).not.toMatch(/>Success</)
})

test('a waiting draft is called one, and leads to the queue; a long post is not cut after a comma', async () => {
  const drafter = await seedActor(world)
  await connected(drafter, 'drafterhandle')
  await insertSkippedPosts(world, drafter.email)
  const long = 'x'.repeat(97)
  await world.sql(`update actions set state = 'waiting', post_text = $2 where user_id = $1 and code = 'too_old'`, [
    drafter.id,
    `${long}, and so on.`,
  ])
  for (const path of ['/dashboard', '/dashboard/activity']) {
    const { text } = await read(path, drafter.cookie)
    expect(text).toMatch(/href="\/dashboard\/queue"[^>]*>Review in queue</)
    expect(text).toContain('>Reply to @p_ashby<')
    expect(text).toMatch(/>Draft</)
    expect(text).toContain(`>${long}...`)
  }
})

test('both ways to reach support lead to the contact page too, and the answers link to the pages that they name', async () => {
  const { text } = await read('/dashboard/support', owner.cookie)
  expect([...text.matchAll(/href="\/contact(?:#ask)?"/g)].length).toBeGreaterThanOrEqual(2)
  const subjects = [...text.matchAll(/>(General|Limits|Setup|Security|Customization|Results)</g)].map(
    ([, name]) => name,
  )
  expect(subjects).toEqual(['General', 'Limits', 'Setup', 'Security', 'Customization', 'Results'])
  expect(text).toMatch(/href="\/privacy"[^>]*>[Tt]he privacy page</)
  expect(text).toMatch(/href="\/dashboard\/voice"[^>]*>[Tt]he Voice page</)
})

test('without insights the tab says what a plan with them reads, and what there is to read', async () => {
  const insights = async ({ cookie }: SeededActor) =>
    (await read('/dashboard/analytics?tab=insights', cookie)).text.replace(/<!-- -->|<\/?span[^>]*>/g, '')
  const withRecord = await insights(other)
  expect(withRecord).toContain(`With ${plans.pro.name}, this page also shows:`)
  expect(withRecord).toMatch(/Your last 7 days: \d+ successful actions, and \d+ of \d+ replies got a like or a reply\./)
  expect(withRecord).toContain('What gets replies')
  expect(withRecord).toContain('When a reply gets one back')
  expect(await insights(owner)).not.toContain('Your last 7 days:')
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
    const pictures = (html = '') => [...new Set(html.match(/\/assets\/\w+\.webp/g))].toSorted()
    const [system, dark, light] = await Promise.all(
      ['', 'warble_theme=dark', 'warble_theme=light'].map(async (cookie) => (await read('/', cookie)).text),
    )
    expect(pictures(dark).length).toBeGreaterThan(0)
    expect(pictures(light)).not.toEqual(pictures(dark))
    expect(pictures(system)).toEqual([...pictures(dark), ...pictures(light)].toSorted())
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

test('a closed connection says why, and how to go on, in the settings too; every card’s heading is on its level', async () => {
  const closed = await seedActor(world)
  await connected(closed, 'closedhandle')
  await world.sql(`update connections set state = 'closed', closed_reason = 'Locked by Perch.' where user_id = $1`, [
    closed.id,
  ])
  const [home, settings] = await Promise.all(
    ['/dashboard', '/dashboard/settings'].map(async (path) => (await read(path, closed.cookie)).text),
  )
  expect(settings).toContain('>Locked by Perch.<')
  expect(settings).toMatch(/href="\/onboarding\?step=2"[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?Connect again</)
  expect(settings).toMatch(/<h3[^>]*>Perch account</)
  for (const card of ['Perch account', 'Account Analysis', 'Need Help\\?'])
    expect(home).toMatch(new RegExp(`<h2[^>]*>${card}<`))
})

test('only who has never acted is told that there is no activity yet', async () => {
  const former = await seedActor(world)
  expect((await read('/dashboard', former.cookie)).text).toContain('No activity yet')
  await world.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success) values ($1, '2020-01-01', 9, 'like', 1)`,
    [former.id],
  )
  const { text } = await read('/dashboard', former.cookie)
  expect(text).toContain('Nothing in the last 24 hours')
  expect(text).not.toContain('No activity yet')
  expect(text).toMatch(/href="\/onboarding\?step=2"[^>]*>(?:<[^>]*>)*Start Account Analysis/)
})

test('while the analysis runs, the dashboard leads to it and does not ask for another', async () => {
  const waiting = await seedActor(world)
  await connected(waiting, 'waitinghandle')
  expect((await read('/dashboard', waiting.cookie)).text).toContain('Analyze my account')
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message,
       created_at, updated_at) values ($1, 'perch', 'account-waitinghandle', 'waitinghandle', 'in_progress', 'analyzing', 35, '', $2, $2)`,
    [waiting.id, world.sandbox.clock.now()],
  )
  const { text } = await read('/dashboard', waiting.cookie)
  expect(text).toContain('Watch the analysis')
  expect(text).not.toContain('Analyze my account')
})

test('until the bot has acted, the dashboard says what it looks for and what comes when', async () => {
  const newcomer = await seedActor(world)
  await connected(newcomer, 'newcomer')
  await world.sql(
    `insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message,
       profile, created_at, updated_at)
     values ($1, 'perch', 'account-newcomer', 'newcomer', 'complete', 'complete', 100, '', $2, $3, $3)`,
    [newcomer.id, { key_topics: ['washed <Ethiopians>', 'roast', 'bloom', 'milk'] }, world.sandbox.clock.now()],
  )
  const { text } = await read('/dashboard', newcomer.cookie)
  expect(text).toContain('Your first day')
  expect(text).toMatch(/posts <\/span><span>about (?:<!-- -->)?<bdi[^>]*>washed &lt;Ethiopians&gt;, roast, bloom</)
  expect(text).toMatch(/Up to 10 actions on Free, spread from 8 AM to 10 PM, /)
  await world.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success) values ($1, '2020-01-01', 9, 'like', 1)`,
    [newcomer.id],
  )
  expect((await read('/dashboard', newcomer.cookie)).text).not.toContain('Your first day')
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

test('a start that the server refuses is told as that, and the dashboard stays as it was', async () => {
  const before = (await read('/dashboard', owner.cookie)).text
  const answer = await sendForm(world, '/dashboard', { intent: 'start' }, owner.cookie)
  const html = await answer.text()
  expect(answer.status).toBe(409)
  expect(html).toContain('Failed to start bot')
  expect(html).not.toContain('API Connection Error')
  const headings = (text: string) => [...text.matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, words]) => words)
  expect(headings(html).filter((words) => words !== 'That didn’t go through')).toEqual(headings(before))
})
