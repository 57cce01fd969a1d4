import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'

export interface ActionRow {
  user_id: string
  kind: 'reply' | 'like' | 'follow' | 'view'
  state: string
  target_id: string
  author_id: string
  author_handle: string
  claimed_at: Date
  local_day: string
}

/** What Perch and the product report about one account after a run. */
export interface Evidence {
  ledger: LedgerEntry[]
  calls: LoggedCall[]
  actions: ActionRow[]
  /** Posts liked and people followed before the run; repeating those leaves no ledger entry. */
  before: Set<string>
  limits: { hour: number; day: number; replies: number; follows: number }
}

export interface Faults {
  /** Done more than once on the network. */
  duplicates: string[]
  /** Done on the network but unknown to the product. */
  lost: string[]
  /** Reported as done but unknown to the network. */
  invented: string[]
  /** Still being sent, or unknown although the network can tell. */
  undecided: string[]
  over_limits: string[]
}

const kinds = ['reply', 'like', 'follow', 'view'] as const
const routeOf = {
  reply: 'POST /2/tweets',
  like: 'POST /2/users/:id/likes',
  follow: 'POST /2/users/:id/following',
  view: 'POST /2/users/:id/profile_views',
}

function keyOfEntry(entry: LedgerEntry): string {
  if (entry.kind === 'reply') return `reply ${entry.target_post_id}`
  return entry.kind === 'like' ? `like ${entry.post_id}` : `${entry.kind} @${entry.target}`
}

function keyOfAction({ kind, target_id, author_handle }: ActionRow): string {
  return kind === 'reply' || kind === 'like' ? `${kind} ${target_id}` : `${kind} @${author_handle}`
}

function repeated(keys: string[]): string[] {
  return [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))]
}

/** Compares the product's list of actions with the network's ledger, both ways. */
export function faultsIn({ ledger, calls, actions, before, limits }: Evidence): Faults {
  const entries = ledger.filter(({ kind }) => kinds.some((one) => one === kind)).map(keyOfEntry)
  const slots = actions.filter(({ state }) => state === 'success' || state === 'unknown')
  const known = new Set(slots.map(keyOfAction))
  const done = new Set(entries)
  // A repeated like leaves no second ledger entry, but the call log shows it.
  const extraCalls = kinds.flatMap((kind) => {
    const performed = calls.filter(({ route, status }) => route === routeOf[kind] && status >= 200 && status < 300)
    const rows = slots.filter((row) => row.kind === kind).length
    return performed.length > rows ? [`${performed.length} calls for ${rows} of kind ${kind}`] : []
  })
  return {
    duplicates: [...repeated(entries), ...extraCalls],
    lost: entries.filter((key) => !known.has(key)),
    invented: slots
      .filter((row) => row.state === 'success' && !done.has(keyOfAction(row)) && !before.has(row.target_id))
      .map(keyOfAction),
    undecided: actions
      .filter(({ state, kind }) => state === 'sending' || (state === 'unknown' && kind !== 'view'))
      .map((row) => `${row.state} ${keyOfAction(row)}`),
    over_limits: overLimits(slots, limits),
  }
}

function overLimits(slots: ActionRow[], limits: Evidence['limits']): string[] {
  const over: string[] = []
  const times = slots.map(({ claimed_at }) => claimed_at.getTime()).sort((a, b) => a - b)
  for (const end of times) {
    const count = times.filter((time) => time > end - 3_600_000 && time <= end).length
    if (count > limits.hour) over.push(`${count} within an hour`)
  }
  for (const day of new Set(slots.map(({ local_day }) => local_day))) {
    const of = slots.filter(({ local_day }) => local_day === day)
    const replies = of.filter(({ kind }) => kind === 'reply')
    const follows = of.filter(({ kind }) => kind === 'follow')
    if (of.length > limits.day) over.push(`${of.length} on ${day}`)
    if (replies.length > limits.replies) over.push(`${replies.length} replies on ${day}`)
    if (follows.length > limits.follows) over.push(`${follows.length} follows on ${day}`)
    for (const author of repeated(replies.map(({ author_id }) => author_id)))
      over.push(`two replies to ${author} on ${day}`)
  }
  return over
}
