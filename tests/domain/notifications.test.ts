import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { type MailChoice, type Preferences, preferencesOf, savePreferences } from '#app/domain/mail/preferences.ts'
import { loadSummary, sendSummaries } from '#app/domain/mail/summary.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { openUnsubscribe, unsubscribe, unsubscribeToken } from '#app/domain/mail/unsubscribe-links.ts'
import { day, hour } from '#app/domain/time.ts'
import { jobKinds } from '#app/queue/queue.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newUser } from '../kit/people.ts'

const clock = manualClock()
const now = () => clock.now()
/** Moves the clock to the next full hour `utcHour` in UTC. */
const forwardTo = (utcHour: number) => {
  const at = new Date(now())
  at.setUTCHours(utcHour, 0, 0, 0)
  while (at <= now()) at.setUTCHours(at.getUTCHours() + 24)
  clock.forward(at.getTime() - now().getTime())
}
const today = () => now().toISOString().slice(0, 10)
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'none')))
})
afterAll(() => bench?.close())
beforeEach(() => bench.sql('delete from users').then(() => bench.sql('delete from jobs.job')))

const off: Preferences = {
  email: true,
  daily_summary: false,
  weekly_digest: false,
  answers: false,
  error_alerts: false,
}
const choose = (user: SessionUser, chosen: Partial<Preferences>) =>
  savePreferences(bench.db, user, { ...off, ...chosen }, now())

const chosenBy = { day: 'daily_summary', week: 'weekly_digest' } as const

/** Runs one round of the worker and returns the enqueued summaries. */
async function round() {
  await sendSummaries(bench, now())
  const jobs = await bench.sql<{ data: unknown }>(`delete from jobs.job where name = 'mail.summary' returning data`)
  return jobs.map(({ data }) => jobKinds['mail.summary'].payload.parse(data))
}

describe('summary mails', () => {
  test('with the daily summary are sent once in the user’s own morning, but not on the day they are turned on', async () => {
    forwardTo(12)
    const here = await newUser(bench, { time_zone: 'UTC' })
    const east = await newUser(bench, { time_zone: 'Asia/Tokyo' })
    await newUser(bench)
    for (const user of [here, east]) await choose(user, { daily_summary: true })
    expect(await round()).toEqual([])
    // 8 in the morning in Tokyo.
    forwardTo(23)
    expect((await round()).map(({ user_id }) => user_id)).toEqual([east.id])
    forwardTo(7)
    expect(await round()).toEqual([])
    forwardTo(8)
    expect(await round()).toEqual([{ user_id: here.id, span: 'day', before: today() }])
    clock.forward(hour)
    expect(await round()).toEqual([])
  })

  test('reach everybody, also where PostgreSQL does not know somebody’s time zone', async () => {
    forwardTo(12)
    const users = [await newUser(bench, { time_zone: 'AET' }), await newUser(bench, { time_zone: 'UTC' })]
    for (const user of users) await choose(user, { daily_summary: true })
    // Evening in the east of Australia.
    forwardTo(8)
    expect(new Set((await round()).map(({ user_id }) => user_id))).toEqual(new Set(users.map(({ id }) => id)))
  })

  test('with the weekly digest are sent on Mondays only', async () => {
    forwardTo(12)
    const user = await newUser(bench)
    await choose(user, { weekly_digest: true })
    const days: number[] = []
    for (let day = 0; day < 14; day += 1) {
      forwardTo(9)
      if ((await round()).length > 0) days.push(now().getUTCDay())
    }
    expect(days.length).toBeGreaterThanOrEqual(1)
    expect(new Set(days)).toEqual(new Set([1]))
  })

  test('stay due when other choices are saved on their morning', async () => {
    forwardTo(12)
    const user = await newUser(bench)
    await choose(user, { daily_summary: true, weekly_digest: true })
    while (now().getUTCDay() !== 1 || now().getUTCHours() !== 7) forwardTo(7)
    await choose(user, { daily_summary: true, weekly_digest: true, error_alerts: true })
    clock.forward(hour)
    expect((await round()).map(({ span }) => span).toSorted()).toEqual(['day', 'week'])
  })

  test('have the figures of the days before, with bars and an unsubscribe link', async () => {
    const user = await newUser(bench)
    await makeHistory(bench, user.id, '9', { actions: 400, recent: 300, a_day: 30 })
    await choose(user, { daily_summary: true, weekly_digest: true })
    for (const span of ['day', 'week'] as const) {
      const summary = await loadSummary(bench.db, user, span, today())
      const rows = await bench.sql<{ kind: string; count: number }>(
        `select kind, count(*)::int as count from actions where user_id = $1 and state in ('success', 'unknown')
         and local_day between $2 and $3 group by kind`,
        [user.id, summary?.first, summary?.last],
      )
      expect(summary?.counts).toEqual(Object.fromEntries(rows.map(({ kind, count }) => [kind, count])))
      await mailSummary(bench, { user_id: user.id, span, before: today() })
      const mail = bench.mails.at(-1)
      expect(mail?.to).toBe(user.email)
      expect(mail?.text).toContain(`${summary?.counts.reply} replies`)
      // A day is about people, a week about how it went.
      if (span === 'week') {
        const [most = 0] = (summary?.days ?? []).map(({ replies }) => replies).sort((a, b) => b - a)
        expect(mail?.text).toMatch(new RegExp(`^\\w{3} +[#-]{24} \\d+ of ${most}$`, 'm'))
        const widths = [...(mail?.html.matchAll(/<td [^>]*width="(\d+)" style="background:#(?:0E5A46|D5CDBA)/g) ?? [])]
        expect(widths.reduce((sum, [, width]) => sum + Number(width), 0)).toBeGreaterThanOrEqual(300)
      }
      const withoutDark = mail?.html.replace(/<style>@media \(prefers-color-scheme:dark\).*?<\/style>/, '')
      expect(withoutDark).not.toMatch(/<svg|<img|<style/)
      const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token')
      expect(await openUnsubscribe(bench, token, now())).toEqual({ kind: chosenBy[span], user_id: user.id })
      expect(token).not.toContain(user.id)
      await unsubscribe(bench, token, now())
    }
    expect(await preferencesOf(bench.db, user.id)).toEqual(off)
    const before = bench.mails.length
    for (const span of ['day', 'week'] as const) await mailSummary(bench, { user_id: user.id, span, before: today() })
    expect(bench.mails.length).toBe(before)
  })

  test('begin with what was done where no reply was sent that something could come back to', async () => {
    const user = await newUser(bench)
    await makeHistory(bench, user.id, '9', { actions: 400, recent: 300, a_day: 30 })
    await bench.sql(`delete from action_hours where user_id = $1 and kind in ('reply', 'follow')`, [user.id])
    await choose(user, { daily_summary: true })
    await mailSummary(bench, { user_id: user.id, span: 'day', before: today() })
    expect(bench.mails.at(-1)?.text).toMatch(/^Your bot liked \d+ posts? and viewed \d+ profiles?\./)
  })

  test('are not sent after a day without actions', async () => {
    const user = await newUser(bench)
    await choose(user, { daily_summary: true })
    const before = bench.mails.length
    await mailSummary(bench, { user_id: user.id, span: 'day', before: today() })
    expect(bench.mails.length).toBe(before)
  })
})

describe('notification preferences', () => {
  test('turn off alerts, but never security notices', async () => {
    const user = await newUser(bench)
    await bench.sql(
      `insert into connections (user_id, network, network_account_id, handle, display_name, connection_method, state, connected_at, last_sync)
       values ($1, 'perch', '5', 'ada', 'Ada', 'manual', 'closed', $2, $2)`,
      [user.id, now()],
    )
    const isSent = async (notice: 'connection_closed' | 'password_changed') => {
      const before = bench.mails.length
      await mailAboutAccount(bench, { user_id: user.id, notice })
      return bench.mails.length > before
    }
    expect(await isSent('connection_closed')).toBe(true)
    await choose(user, { error_alerts: false })
    expect(await isSent('connection_closed')).toBe(false)
    await choose(user, { error_alerts: true, email: false })
    expect([await isSent('connection_closed'), await isSent('password_changed')]).toEqual([false, true])
  })

  test('are not changed by a forged unsubscribe link or one of a deleted user', async () => {
    const user = await newUser(bench)
    const forged = `daily_summary:${user.id}.${'A'.repeat(43)}`
    for (const token of [forged, '', null, bench.secrets.token('mail link', `email:${user.id}`)])
      await expect(unsubscribe(bench, token, now())).rejects.toThrow('link_invalid')
    expect((await preferencesOf(bench.db, user.id)).email).toBe(true)
    const known = await unsubscribeToken(bench, user.id, 'email', now())
    await bench.sql('delete from users where id = $1', [user.id])
    await expect(unsubscribe(bench, known, now())).rejects.toThrow('link_invalid')
    expect(await bench.sql('select 1 from notification_preferences')).toEqual([])
  })
})

describe('a link to unsubscribe', () => {
  const link = (user: SessionUser, kind: MailChoice = 'daily_summary') => unsubscribeToken(bench, user.id, kind, now())
  const isOn = async (user: SessionUser) => (await preferencesOf(bench.db, user.id)).daily_summary

  test('stops one kind, as often as it is opened, and its owner sees that in the security events', async () => {
    const user = await newUser(bench)
    await choose(user, { daily_summary: true, answers: true })
    const token = await link(user)
    for (let times = 0; times < 2; times += 1) await unsubscribe(bench, token, now())
    expect(await preferencesOf(bench.db, user.id)).toEqual({ ...off, answers: true })
    expect(await bench.sql('select kind, detail from security_events where user_id = $1', [user.id])).toEqual([
      { kind: 'unsubscribed', detail: 'daily_summary' },
    ])
  })

  test.each<[string, Partial<Preferences>]>([
    ['itself', { answers: true }],
    ['with all emails', { daily_summary: true, answers: true, email: false }],
  ])('no longer works once its kind was turned off %s and on again', async (_how, without) => {
    const user = await newUser(bench)
    await choose(user, { daily_summary: true, answers: true })
    const [token, other] = [await link(user), await link(user, 'answers')]
    await choose(user, without)
    await openUnsubscribe(bench, token, now())
    await choose(user, { daily_summary: true, answers: true })
    await expect(unsubscribe(bench, token, now())).rejects.toThrow('link_invalid')
    expect(await isOn(user)).toBe(true)
    await unsubscribe(bench, await link(user), now())
    expect(await isOn(user)).toBe(false)
    const others = unsubscribe(bench, other, now())
    await ('email' in without ? expect(others).rejects.toThrow('link_invalid') : others)
  })

  test('stays while other choices are saved', async () => {
    const user = await newUser(bench)
    await choose(user, { daily_summary: true })
    const token = await link(user)
    await choose(user, { daily_summary: true, answers: true })
    expect(await link(user)).toBe(token)
    await unsubscribe(bench, token, now())
    expect(await isOn(user)).toBe(false)
  })

  test('works for 30 days after the last mail with it, and not for long after', async () => {
    const user = await newUser(bench)
    await choose(user, { daily_summary: true })
    const first = await link(user)
    clock.forward(30 * day)
    expect(await link(user)).toBe(first)
    clock.forward(30 * day - hour)
    const next = await link(user)
    expect(next).not.toBe(first)
    await openUnsubscribe(bench, first, now())
    clock.forward(hour)
    await expect(unsubscribe(bench, first, now())).rejects.toThrow('link_invalid')
    await openUnsubscribe(bench, next, now())
  })
})
