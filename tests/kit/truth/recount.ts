import type { ActionKind } from '#app/adapters/network/network.ts'
import type { LedgerEntry } from '../../../sandbox/perch/ledger.ts'
import type { Figures } from './figures.ts'
import type { WeekUser } from './users.ts'

/** A row of the raw log, as Warble stored it. */
export interface RawAction {
  id: string
  kind: ActionKind
  state: string
  code: string | null
  post_id: string | null
  created_at: Date
  claimed_at: Date | null
  response_ms: number | null
}

const kinds: ActionKind[] = ['reply', 'like', 'follow', 'view']
const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Everything a recount needs, independent of the product’s code. */
/** `since`: when the account began, which series don't go back beyond. */
export function calendarOf(zone: string, now: Date, since = new Date(0)) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const dayOf = (at: Date | string) => format.format(new Date(at)).slice(0, 10)
  const hourOf = (at: Date | string) => Number(format.format(new Date(at)).slice(11, 13))
  const today = dayOf(now)
  const ago = (days: number) => new Date(Date.parse(`${today}T00:00Z`) - days * dayMs).toISOString().slice(0, 10)
  const last = (days: number) => Array.from({ length: days }, (_, at) => ago(days - 1 - at))
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' })
  const timeOf = (at: Date | string) => clock.format(new Date(at))
  const shown = (days: number) => last(days).filter((day) => day >= dayOf(since))
  return { now, dayOf, hourOf, timeOf, today, ago, last, shown }
}
type Calendar = ReturnType<typeof calendarOf>

export const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10)
export const countOf = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length
export const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
export function grouped<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
const byKind = (count: (kind: ActionKind) => number) => kinds.map(count)

/** A user's figures, recounted from Perch’s ledger. */
export function recountFromLedger(
  user: WeekUser,
  ledger: LedgerEntry[],
  unwelcome: ReadonlySet<string | null>,
  now: Date,
): Figures {
  const calendar = calendarOf(user.time_zone, now, user.created_at)
  const { dayOf, timeOf, today, ago, last, shown } = calendar
  const sent = ledger.filter(({ actor, kind }) => actor === user.handle && kinds.some((one) => one === kind))
  const counted = sent.filter(({ kind }) => kind !== 'view')
  const on = (day: string, kind: string) => countOf(sent, (one) => one.kind === kind && dayOf(one.at) === day)
  const actionsOn = (day: string) => countOf(counted, ({ at }) => dayOf(at) === day)
  return {
    'actions today': actionsOn(today),
    'actions today, by kind': byKind((kind) => on(today, kind)),
    'actions yesterday up to the same time': countOf(
      counted,
      ({ at }) => dayOf(at) === ago(1) && timeOf(at) <= timeOf(now),
    ),
    'actions in the last hour': countOf(sent, ({ at }) => Date.parse(at) > now.getTime() - hourMs),
    'actions by day': shown(7).map(actionsOn),
    'actions by day and kind': shown(7).map((day) => byKind((kind) => on(day, kind))),
    'trial credits left': 50 - creditsUsed(user, counted, dayOf),
    'summary of yesterday': byKind((kind) => on(ago(1), kind)),
    'summary of the week': byKind((kind) =>
      sum(
        last(8)
          .slice(0, 7)
          .map((day) => on(day, kind)),
      ),
    ),
    'answers told by the bell': countOf(answersTo(user, ledger), ({ post_id }) => !unwelcome.has(post_id)),
    ...cameBack(user, ledger, unwelcome, calendar),
    ...followers(user, ledger, calendar),
  }
}

export const answersTo = ({ handle }: WeekUser, ledger: LedgerEntry[]) =>
  ledger.filter(({ kind, target, actor }) => kind === 'reply' && target === handle && actor !== handle)

/** One for each action beyond the day's tenth, while the plan was Free. */
function creditsUsed({ plans }: WeekUser, counted: LedgerEntry[], dayOf: Calendar['dayOf']): number {
  const places = new Map<string, number>()
  return countOf(counted, ({ at }) => {
    const place = (places.get(dayOf(at)) ?? 0) + 1
    places.set(dayOf(at), place)
    return place > 10 && plans.findLast(({ from }) => from < new Date(at))?.type === 'free'
  })
}

/** Whose replies got one back most surely, of the hours with ten and ten elsewhere. */
function bestHour(replies: { hour: number; answers: number }[]): number | null {
  const scored = [...grouped(replies, ({ hour }) => hour)].flatMap(([hour, own]) => {
    const others = replies.filter((one) => one.hour !== hour)
    if (own.length < 10 || others.length < 10) return []
    const [here, there, all] = [own, others, replies].map(
      (list) => countOf(list, ({ answers }) => answers > 0) / list.length,
    ) as [number, number, number]
    const spread = Math.sqrt(all * (1 - all) * (1 / own.length + 1 / others.length))
    return here > there ? [{ hour, score: (here - there) / spread }] : []
  })
  return scored.sort((a, b) => b.score - a.score || a.hour - b.hour)[0]?.hour ?? null
}

/** Likes, answers and follows that the user’s replies and follows got. */
function cameBack(
  user: WeekUser,
  ledger: LedgerEntry[],
  unwelcome: ReadonlySet<string | null>,
  { dayOf, hourOf, ago, last, shown }: Calendar,
): Figures {
  const deleted = new Set(ledger.filter(({ kind }) => kind === 'delete').map(({ post_id }) => post_id))
  const answers = grouped(
    ledger.filter(({ kind, post_id }) => kind === 'reply' && !deleted.has(post_id)),
    ({ target_post_id }) => target_post_id,
  )
  const likes = likesByPost(ledger)
  const every = ledger
    .filter(({ actor, kind, post_id }) => actor === user.handle && kind === 'reply' && !deleted.has(post_id))
    .map(({ at, post_id, target }) => ({
      day: dayOf(at),
      hour: hourOf(at),
      at,
      target,
      answers: countOf(answers.get(post_id) ?? [], (one) => !unwelcome.has(one.post_id)),
      is_welcome: !answers.get(post_id)?.some((one) => unwelcome.has(one.post_id)),
      likes: likes.get(post_id)?.size ?? 0,
    }))
  // An undone reply was unwelcome all the same.
  const own = new Map(
    ledger.flatMap(({ actor, kind, post_id, at }) =>
      actor === user.handle && kind === 'reply' ? [[post_id, dayOf(at)] as const] : [],
    ),
  )
  const complaintsOn = (days: readonly string[]) =>
    countOf(
      answersTo(user, ledger),
      ({ post_id, target_post_id }) => unwelcome.has(post_id) && days.includes(own.get(target_post_id) ?? ''),
    )
  const lastWeek = every.filter(({ day }) => last(8).slice(0, 7).includes(day))
  const replies = every.filter(({ day }) => last(7).includes(day))
  const follows = standingFollows(user.handle, ledger)
    .map((one) => ({ ...one, day: dayOf(one.at) }))
    .filter(({ day }) => last(7).includes(day))
  const of = (day: string) => replies.filter((one) => one.day === day)
  const hasReaction = (one: (typeof replies)[number]) => one.is_welcome && one.answers + one.likes > 0
  const engaged = countOf(replies, hasReaction)
  const byReactions = (a: (typeof replies)[number], b: (typeof replies)[number]) =>
    b.answers - a.answers || b.likes - a.likes || (a.at < b.at ? 1 : -1)
  const byPerson = grouped(replies, ({ target }) => target)
  const best = [...byPerson.values()]
    .filter((own) => own.every((one) => one.is_welcome))
    .flatMap((own) => own.filter(hasReaction).sort(byReactions).slice(0, 1))
    .sort(byReactions)
  const people = [...byPerson.values()].map((own) => ({
    answers: sum(own.map((one) => one.answers)),
    likes: sum(own.map((one) => one.likes)),
  }))
  return {
    'replies followed': replies.length,
    'best hour': user.plan.insights ? bestHour(every) : null,
    'replies back, likes back and follows back in the dashboard’s picture': [
      sum(replies.map((one) => one.answers)),
      sum(replies.map((one) => one.likes)),
      countOf(follows, ({ back }) => back),
    ],
    'replies answered': countOf(replies, (one) => one.answers > 0),
    'posts with a welcome reply back': countOf(replies, (one) => one.is_welcome && one.answers > 0),
    'replies with a reaction': engaged,
    'engagement rate': percent(engaged, replies.length),
    'answers by day': shown(7).map((day) => sum(of(day).map((one) => one.answers))),
    'likes by day': shown(7).map((day) => sum(of(day).map((one) => one.likes))),
    'follows back by day': shown(7).map((day) => countOf(follows, (one) => one.back && one.day === day)),
    'follows looked up': follows.length,
    'followed back': countOf(follows, ({ back }) => back),
    'best replies': best.slice(0, 3).map((one) => [one.answers, one.likes]),
    'results per person': people
      .filter((one) => one.answers + one.likes > 0)
      .sort((a, b) => b.answers - a.answers || b.likes - a.likes)
      .slice(0, 20)
      .map((one) => [one.answers, one.likes]),
    'answers and likes in yesterday’s summary': [
      sum(of(ago(1)).map((one) => one.answers)),
      sum(of(ago(1)).map((one) => one.likes)),
    ],
    unwelcome: complaintsOn(last(7)),
    'complaints in yesterday’s summary': complaintsOn([ago(1)]),
    'complaints in the week’s summary': complaintsOn(last(8).slice(0, 7)),
    'answers and likes in the week’s summary': [
      sum(lastWeek.map((one) => one.answers)),
      sum(lastWeek.map((one) => one.likes)),
    ],
  }
}

function likesByPost(ledger: LedgerEntry[]): Map<string | null, Set<string>> {
  const likes = new Map<string | null, Set<string>>()
  for (const { kind, post_id, actor } of ledger) {
    const own = likes.get(post_id) ?? new Set()
    if (kind === 'like') likes.set(post_id, own.add(actor))
    if (kind === 'unlike') own.delete(actor)
  }
  return likes
}

/** The follows that still stand, of people who did not follow before, and whether they follow back. */
function standingFollows(handle: string, ledger: LedgerEntry[]) {
  const back = new Set<string>()
  const follows = new Map<string, { at: string; before: boolean }>()
  for (const { kind, actor, target, at } of ledger) {
    if (kind === 'follow' && target === handle) back.add(actor)
    if (kind === 'unfollow' && target === handle) back.delete(actor)
    if (kind === 'block' && target === handle) back.delete(actor)
    if (actor !== handle || target === null) continue
    if (kind === 'follow') follows.set(target, { at, before: back.has(target) })
    if (kind === 'unfollow') follows.delete(target)
  }
  return [...follows].filter(([, { before }]) => !before).map(([who, { at }]) => ({ at, back: back.has(who) }))
}

function followers(user: WeekUser, ledger: LedgerEntry[], { dayOf, today, last, shown }: Calendar): Figures {
  const countAt = (time: Date) => {
    const now = new Set<string>()
    for (const { kind, actor, target, at } of ledger) {
      if (target !== user.handle || Date.parse(at) > time.getTime()) continue
      if (kind === 'follow') now.add(actor)
      if (kind === 'unfollow' || kind === 'block') now.delete(actor)
    }
    return now.size
  }
  const days = [...new Set(user.counted_at.map(dayOf))].sort()
  const times = (day: string) => user.counted_at.filter((at) => dayOf(at) === day)
  const lastOf = (day: string | undefined) => countAt(times(day ?? '').at(-1) ?? new Date(0))
  const dayBefore = (day: string) => last(9)[last(9).indexOf(day) - 1]
  const change = (day: string) => {
    const at = days.indexOf(day)
    return at < 1 || days[at - 1] !== dayBefore(day) ? null : lastOf(day) - lastOf(days[at - 1])
  }
  const gained = (of: readonly string[]) => {
    const within = user.counted_at.filter((at) => of.includes(dayOf(at)))
    const [first, last] = [within[0], within.at(-1)]
    return first && last ? countAt(last) - countAt(first) : null
  }
  const now = lastOf(days.at(-1))
  const before = days.filter((day) => day < today)
  const base = lastOf(before.at(-1))
  const isCounted = before.length > 0 && days.includes(today)
  return {
    followers: now,
    'new followers': isCounted ? now - base : null,
    'follower growth rate': isCounted && base > 0 ? percent(now - base, base) : null,
    'followers gained in yesterday’s summary': gained([dayBefore(today) ?? '']),
    'followers gained in the week’s summary': gained(last(8).slice(0, 7)),
    'followers by day': shown(7).map((day) => (days.includes(day) ? lastOf(day) : null)),
    'followers gained by day': shown(7).map(change),
  }
}
