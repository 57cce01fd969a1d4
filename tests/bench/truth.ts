import { performanceOf } from '#app/domain/activity/analytics.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { localTime } from '#app/domain/time.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { timed } from '../kit/measure.ts'
import { seedOf } from '../kit/random.ts'
import type { Site } from '../kit/site.ts'
import { siteLoaded } from '../kit/site-loaded.ts'
import { type Figures, figuresShown, installationShown } from '../kit/truth/figures.ts'
import { type RawAction, recountFromLedger } from '../kit/truth/recount.ts'
import { recountFromLog, recountInstallation } from '../kit/truth/recount-log.ts'
import { pagesRead, sentencesOn, wordsOf } from '../kit/truth/sentences.ts'
import type { Week, WeekUser } from '../kit/truth/users.ts'
import { liveWeek, type WeekOptions } from '../kit/truth/week.ts'
import { moneyShown, recountMoney, recountWork } from '../kit/truth/work.ts'

/**
 * Whether the product’s figures are true: bots work for some days on Perch, with faults and lost answers, and every
 * figure is compared with a recount from Perch’s ledger or, where Perch cannot tell, from the raw log of actions. Run it
 * with `USERS=50 DAYS=7 npm run bench truth`.
 */

type Source = 'Perch’s ledger' | 'the log of actions' | 'the payments'

export interface TruthLine {
  figure: string
  source: Source
  /** Single values, over all users. */
  compared: number
  differences: number
  /** Values other than 0 and null: a figure that is always 0 proves nothing. */
  telling: number
}

export interface TruthReport {
  actions: number
  lines: TruthLine[]
  /** The differences in words. */
  examples: string[]
}

export async function truthRun(options: WeekOptions): Promise<TruthReport> {
  const week = await liveWeek(options)
  try {
    const report = await compareWeek(week)
    const site = await siteLoaded(week.bench)
    const read = await compareSentences(week, site)
    await site.close()
    return { ...report, lines: [...report.lines, ...read.lines], examples: [...report.examples, ...read.examples] }
  } finally {
    await week.close()
  }
}

export async function compareWeek(week: Week): Promise<TruthReport> {
  const report: TruthReport = { actions: 0, lines: [], examples: [] }
  const all: RawAction[] = []
  const ledger = await week.perch.ledger()
  for (const user of week.users) all.push(...(await compareUser(week, user, ledger, report)))
  const shown = await installationShown(week.bench, week.bench.clock.now())
  compare(report, 'the landing page', 'the log of actions', shown, recountInstallation(all))
  report.actions = all.filter(({ claimed_at }) => claimed_at).length
  return report
}

async function compareUser(
  week: Week,
  user: WeekUser,
  ledger: LedgerEntry[],
  report: TruthReport,
): Promise<RawAction[]> {
  const shown = await figuresShown(week.bench, user, week.bench.clock.now())
  const { fromLedger, fromLog, money, actions, complaints } = await recountUser(week, user, ledger)
  const who = `${user.handle} (${user.plan.type}, ${user.time_zone})`
  compare(report, who, 'Perch’s ledger', shown, fromLedger)
  compare(report, who, 'the log of actions', shown, fromLog)
  compare(report, who, 'the payments', await moneyShown(week, user), money)
  compareStops(report, user, ledger, complaints)
  return actions
}

/** Every sentence that gives a number, on the user's pages, in their mails and in JSON. */
export async function compareSentences(week: Week, site: Site): Promise<TruthReport> {
  const report: TruthReport = { actions: 0, lines: [], examples: [] }
  const ledger = await week.perch.ledger()
  for (const user of week.users) {
    const { fromLedger, fromLog, work, money } = await recountUser(week, user, ledger)
    for (const on of pagesRead) {
      const text = await textOf(week, on, user, (path) => site.page(path, user))
      const [read, truth] = sentencesOn(on, text, { ...fromLedger, ...fromLog, ...work, ...money }, user)
      compare(report, user.handle, 'Perch’s ledger', read, truth)
    }
  }
  return report
}

async function textOf(
  { bench }: Week,
  on: string,
  user: WeekUser,
  page: (path: string) => Promise<string>,
): Promise<string> {
  const now = bench.clock.now()
  if (on.startsWith('/')) return wordsOf(await page(on))
  if (on === 'the dashboard’s JSON')
    return JSON.stringify(performanceOf(await loadFigures(bench.db, user, now), 'Perch', now))
  await bench.sql(
    `insert into notification_preferences (user_id, daily_summary, weekly_digest) values ($1, true, true)
     on conflict (user_id) do update set daily_summary = true, weekly_digest = true`,
    [user.id],
  )
  const span = on === 'the daily mail' ? 'day' : 'week'
  const known = bench.mails.length
  await mailSummary(bench, { user_id: user.id, span, before: localTime(now, user.time_zone).day })
  return bench.mails
    .slice(known)
    .map(({ subject, text }) => `${subject} ${text}`.replaceAll(/\s+/g, ' '))
    .join(' ')
}

export async function recountUser(week: Week, user: WeekUser, ledger: LedgerEntry[]) {
  const { bench } = week
  const now = bench.clock.now()
  const actions = await bench.sql<RawAction>(
    'select id, kind, state, code, post_id, created_at, claimed_at, response_ms from actions where user_id = $1',
    [user.id],
  )
  // What a complaint is, only the product's mind can say; that it counts as none, the recount does.
  const complaints = await bench.sql<{ post_id: string; says: string; author_handle: string; posted_at: Date }>(
    `select post_id, says, author_handle, posted_at from inbox_posts
     where user_id = $1 and says in ('complaint', 'stop')`,
    [user.id],
  )
  const unwelcome = new Set(complaints.map(({ post_id }) => post_id))
  const fromLedger = recountFromLedger(user, ledger, unwelcome, now)
  return {
    fromLedger,
    fromLog: recountFromLog(user, actions, now),
    work: await recountWork(week, user, ledger, complaints),
    money: await recountMoney(week, user),
    actions,
    complaints,
  }
}

/** Nothing goes to a person who said stop, from then on. */
function compareStops(
  report: TruthReport,
  { handle }: WeekUser,
  ledger: LedgerEntry[],
  complaints: { says: string; author_handle: string; posted_at: Date }[],
): void {
  for (const { says, author_handle, posted_at } of complaints) {
    if (says !== 'stop') continue
    const later = ledger.filter(({ at, actor, target }) => {
      return actor === handle && target === author_handle && new Date(at) > posted_at
    })
    const sent = later.filter(({ kind }) => ['reply', 'like', 'follow', 'view'].includes(kind))
    compare(
      report,
      `${handle} and ${author_handle}`,
      'Perch’s ledger',
      { [afterStop]: sent.length },
      { [afterStop]: 0 },
    )
    const line = report.lines.find(({ figure }) => figure === afterStop)
    if (line) line.telling += 1
  }
}

const afterStop = 'actions towards people who had said stop'

export function compare(report: TruthReport, who: string, source: Source, shown: Figures, recounted: Figures): void {
  for (const [figure, truth] of Object.entries(recounted)) {
    const line = report.lines.find((one) => one.figure === figure) ?? {
      figure,
      source,
      compared: 0,
      differences: 0,
      telling: 0,
    }
    if (!report.lines.includes(line)) report.lines.push(line)
    const [left, right] = [valuesOf(shown[figure]), valuesOf(truth)]
    const wrong = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => left[at] !== right[at])
    line.compared += wrong.length
    line.differences += wrong.filter(Boolean).length
    line.telling += right.filter((value) => value !== 0 && value !== null).length
    if (wrong.includes(true))
      report.examples.push(
        `${who}, ${figure}: shown ${JSON.stringify(shown[figure])}, recounted ${JSON.stringify(truth)}`,
      )
  }
}

const valuesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(valuesOf) : [value])

/** Differences, and figures that were 0 for everybody although the week is long enough to fill them. */
export function truthFaults({ lines, examples }: TruthReport): string[] {
  const silent = lines.filter(({ telling }) => telling === 0)
  return [...examples, ...silent.map(({ figure }) => `${figure}: 0 for everybody, which proves nothing`)]
}

async function main(): Promise<void> {
  const [seed, users, days] = [seedOf(1), sizeOf('USERS', 50), sizeOf('DAYS', 7)]
  await withPostgres(async (postgres) => {
    const before = process.cpuUsage()
    const { ms, value } = await timed(() => truthRun({ postgres, seed, users, days }))
    const { user, system } = process.cpuUsage(before)
    console.table(value.lines)
    const cpu = Math.round((user + system) / 1_000_000)
    console.info(
      `${users} users, ${days} days, ${value.actions} actions, ${Math.round(ms / 1000)} s, ${cpu} s of a core without PostgreSQL`,
    )
    conclude(truthFaults(value))
  })
}

if (isMainModule(import.meta.url)) await main()
