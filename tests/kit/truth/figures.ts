import { sql } from 'kysely'
import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { loadInstallationFigures } from '#app/domain/activity/installation.ts'
import { loadOutcomes } from '#app/domain/activity/people.ts'
import { loadResults } from '#app/domain/activity/results.ts'
import { sentAndBack, sentAndBackAsJson } from '#app/domain/activity/sent-and-back.ts'
import { loadSeries } from '#app/domain/activity/series.ts'
import { loadSkippedPosts } from '#app/domain/activity/skipped-posts.ts'
import { loadTimeline } from '#app/domain/activity/timeline.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { loadSummary } from '#app/domain/mail/summary.ts'
import { addDays, localTime, startOfDay } from '#app/domain/time.ts'
import type { Bench } from '../bench.ts'
import { skippedLately } from '../skipped-lately.ts'
import type { WeekUser } from './users.ts'

/** A screen’s figures by name; lists by day are oldest first. */
export type Figures = Record<string, unknown>

const kinds: ActionKind[] = ['reply', 'like', 'follow', 'view']
const inOrder = (counts: Record<ActionKind, number> | undefined) => kinds.map((kind) => counts?.[kind] ?? 0)

/** Everything that the product’s pages, mails and calls say of a user’s week, from the functions behind them. */
/** What the figures are read from. */
export type Shown = Pick<Bench<Network>, 'db' | 'networks' | 'sql'>

export async function figuresShown(bench: Shown, user: WeekUser, now: Date): Promise<Figures> {
  const { db, networks } = bench
  const today = localTime(now, user.time_zone).day
  const figures = await loadFigures(db, user, now)
  const series = await loadSeries(db, user, figures, now, 7)
  const results = await loadResults(db, user, now, 7)
  const usage = await planUsageOf(db, user, now)
  const yesterday = await loadSummary(db, user, 'day', today)
  const week = await loadSummary(db, user, 'week', today)
  const skipped = await skippedLately(db, user.id, now)
  const skippedPosts = await loadSkippedPosts(db, networks, user, 'week', now)
  const people = await loadOutcomes(db, user.id, startOfDay(addDays(today, -6), user.time_zone))
  const [stored] = await bench.sql<{ credits: number; told: number }>(
    `select trial_credits as credits, (select count(*)::int from notices where user_id = users.id and kind = 'answer')
       as told from users where id = $1`,
    [user.id],
  )
  return {
    'actions today': agreed(figures.actions_today, usage.actions_today),
    'actions today, by kind': inOrder(figures.today),
    'actions yesterday up to the same time': figures.actions_yesterday,
    'actions in the last hour': usage.actions_last_hour,
    'actions by day': figures.actions_by_day,
    'actions by day and kind': series.days.map(({ counts }) => inOrder(counts)),
    'trial credits left': stored?.credits,
    'summary of yesterday': inOrder(yesterday?.counts),
    'summary of the week': inOrder(week?.counts),
    'answers told by the bell': stored?.told,
    'replies followed': agreed(results.replies, figures.engagement_of),
    'replies back, likes back and follows back in the dashboard’s picture': await pictured(bench, user, now),
    'replies answered': results.answered,
    'posts with a welcome reply back': results.read.answered,
    'replies with a reaction': agreed(results.engaged, figures.engagement_count),
    'engagement rate': figures.engagement_rate,
    'answers by day': results.days.map(({ answers }) => answers),
    'likes by day': results.days.map(({ likes }) => likes),
    'follows back by day': results.days.map(({ follows }) => follows),
    'follows looked up': results.follows,
    'followed back': results.followed_back,
    'best replies': results.best.map(({ answers, likes }) => [answers, likes]),
    'results per person': people
      .filter(({ answers, likes }) => answers + likes > 0)
      .map(({ answers, likes }) => [answers, likes]),
    'answers and likes in yesterday’s summary': [yesterday?.answers ?? 0, yesterday?.likes ?? 0],
    unwelcome: agreed(figures.unwelcome, results.unwelcome),
    'complaints in yesterday’s summary': yesterday?.unwelcome ?? 0,
    'complaints in the week’s summary': week?.unwelcome ?? 0,
    'followers gained in yesterday’s summary': yesterday?.new_followers ?? null,
    'followers gained in the week’s summary': week?.new_followers ?? null,
    'answers and likes in the week’s summary': [week?.answers ?? 0, week?.likes ?? 0],
    followers: figures.followers,
    'new followers': figures.new_followers,
    'follower growth rate': figures.follower_growth_rate,
    'followers by day': results.days.map(({ followers }) => followers),
    'followers gained by day': figures.followers_by_day,
    'success rate': figures.success_rate,
    'successes of calls': [figures.success_count, figures.success_rate_of],
    'average response time': figures.avg_response_ms,
    'errors today': figures.errors_today,
    'errors yesterday up to the same time': figures.errors_yesterday,
    'errors in yesterday’s summary': yesterday?.failed ?? 0,
    'errors in the week’s summary': week?.failed ?? 0,
    'errors by day': agreed(
      figures.errors_by_day,
      series.days.map(({ failed }) => failed),
    ),
    'successes by hour': series.hours,
    'best hour': figures.by_hour?.best?.hour ?? null,
    'activity rows': await timelineLength(bench, user, now),
    'skipped, last 24 hours': skipped,
    'skipped by reason': skippedPosts.groups.map(({ code, count }) => `${code} ${count}`).sort(),
  }
}

async function pictured({ db }: Shown, user: WeekUser, now: Date): Promise<number[]> {
  const { rows } = await sql<{ hours: Parameters<typeof sentAndBack>[0]['hours'] }>`
    select ${sentAndBackAsJson(user.id, user.time_zone, now)} as hours`.execute(db)
  const facts = { hours: rows[0]?.hours ?? null, followers: [], week: null, time_zone: user.time_zone }
  const columns = sentAndBack(facts, now)?.columns ?? []
  return (['answers', 'likes', 'follows'] as const).map((kind) => columns.reduce((sum, one) => sum + one[kind], 0))
}

/** A figure that two screens show. */
function agreed<T>(one: T, other: T): T | { disagree: [T, T] } {
  return JSON.stringify(one) === JSON.stringify(other) ? one : { disagree: [one, other] }
}

async function timelineLength(bench: Shown, user: WeekUser, now: Date): Promise<number> {
  let [rows, before]: [number, string | null] = [0, null]
  do {
    const page: Awaited<ReturnType<typeof loadTimeline>> = await loadTimeline(
      bench.db,
      bench.networks,
      user,
      { period: 'all', before },
      now,
      500,
    )
    rows += page.items.length
    before = page.next
  } while (before !== null)
  return rows
}

/** The landing page’s counters. */
export async function installationShown(bench: Bench<Network>, now: Date): Promise<Figures> {
  const figures = await loadInstallationFigures(bench.db, now)
  return { 'actions of all users': figures?.actions, 'replies of all users': figures?.replies }
}
