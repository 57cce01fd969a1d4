import type { Figures } from './figures.ts'
import { calendarOf, countOf, dayMs, grouped, percent, type RawAction, sum } from './recount.ts'
import type { WeekUser } from './users.ts'

const listed = ['waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'undone', 'expired', 'rejected']
const contact = ['waiting', 'planned', 'sending', 'success', 'unknown', 'undone']

/** The figures that only Warble’s own log can tell: failures, times, and the posts that were skipped. */
export function recountFromLog(user: WeekUser, actions: RawAction[], now: Date): Figures {
  const { dayOf, hourOf, timeOf, today, ago, last, shown } = calendarOf(user.time_zone, now, user.created_at)
  const called = actions.flatMap((one) => (one.claimed_at ? [{ ...one, claimed_at: one.claimed_at }] : []))
  const week = called.filter(({ claimed_at }) => last(7).includes(dayOf(claimed_at)))
  const isSuccess = ({ state }: RawAction) => state === 'success' || state === 'undone'
  const isFailed = ({ state }: RawAction) => state === 'failed'
  const [successes, failures] = [countOf(week, isSuccess), countOf(week, isFailed)]
  const failedOn = (day: string) => countOf(called, (one) => isFailed(one) && dayOf(one.claimed_at) === day)
  const responses = week.flatMap(({ response_ms }) => response_ms ?? [])
  const byHour = (list: typeof called) =>
    Array.from({ length: 24 }, (_, hour) => countOf(list, (one) => isSuccess(one) && hourOf(one.claimed_at) === hour))
  const skipped = skippedPosts(actions)
  const ofTheWeek = skipped.filter(({ created_at }) => last(7).includes(dayOf(created_at)))
  const codes = grouped(ofTheWeek.slice(0, 1000), ({ code }) => code)
  return {
    'success rate': percent(successes, successes + failures),
    'successes of calls': [successes, successes + failures],
    'average response time': responses.length === 0 ? null : Math.round(sum(responses) / responses.length),
    'errors today': failedOn(today),
    'errors yesterday up to the same time': countOf(
      called,
      (one) => isFailed(one) && dayOf(one.claimed_at) === ago(1) && timeOf(one.claimed_at) <= timeOf(now),
    ),
    'errors by day': shown(7).map(failedOn),
    'errors in yesterday’s summary': failedOn(ago(1)),
    'errors in the week’s summary': sum(last(8).slice(0, 7).map(failedOn)),
    'successes by hour': byHour(week),
    'activity rows': countOf(actions, ({ state }) => listed.includes(state)),
    'skipped, last 24 hours': Math.min(
      100,
      countOf(skipped, ({ created_at }) => created_at.getTime() > now.getTime() - dayMs),
    ),
    'skipped by reason': [...codes].map(([code, { length }]) => `${code} ${length}`).sort(),
  }
}

/** The newest note of each post that got no action, newest first. */
function skippedPosts(actions: RawAction[]): RawAction[] {
  const newest = new Map<string | null, RawAction>()
  for (const one of actions.filter(({ state }) => state === 'skipped')) {
    const known = newest.get(one.post_id)
    if (!known || isNewer(one, known)) newest.set(one.post_id, one)
  }
  for (const { state, post_id } of actions) if (contact.includes(state)) newest.delete(post_id)
  return [...newest.values()].sort((a, b) => (isNewer(a, b) ? -1 : 1))
}

const isNewer = (a: RawAction, b: RawAction) =>
  a.created_at.getTime() === b.created_at.getTime() ? a.id > b.id : a.created_at > b.created_at

/** The landing page's counters: everything that succeeded. */
export function recountInstallation(actions: RawAction[]): Figures {
  const done = actions.filter(({ state }) => state === 'success' || state === 'undone')
  return { 'actions of all users': done.length, 'replies of all users': countOf(done, ({ kind }) => kind === 'reply') }
}
