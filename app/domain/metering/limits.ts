import { type RawBuilder, sql } from 'kysely'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { Db } from '#app/db/pool.ts'
import { failUntil } from '#app/domain/failure.ts'
import { day, hour, minute, second } from '#app/domain/time.ts'
import { currentLog } from '#app/log.ts'

export interface Limit {
  max: number
  /** In ms; windows begin at multiples of it. */
  window: number
  key: string
  /** Default: `too_many`. */
  code?: ErrorCode
  text?: string
  /** Logged at the first refusal in a window. */
  alarm?: string
  /** Counted in memory, per process. */
  local?: true
}

export interface Rates {
  rates: { sign_in: number; mail: number; verify: number; token: number }
  /** Wrong passwords in 15 minutes from unknown browsers and API clients, over all accounts and addresses. */
  unknown_passwords: number
}

const quarter = 15 * minute

export const limits = {
  read: { max: 600, window: minute, key: 'read', local: true },
  stream: { max: 120, window: minute, key: 'stream', local: true },
  write: { max: 120, window: minute, key: 'write' },
  chat: { max: 30, window: 5 * minute, key: 'chat' },
  billing: { max: 100, window: 5 * minute, key: 'billing' },
  diagnosis: { max: 20, window: 5 * minute, key: 'diagnosis' },
  preview: { max: 10, window: 5 * minute, key: 'preview' },
  people_search: { max: 40, window: 5 * minute, key: 'people-search' },

  // Per network address, whoever is signed in.
  sign_in: ({ rates }: Rates) => ({
    max: rates.sign_in,
    window: quarter,
    key: 'sign_in',
    text: 'Too many attempts to sign in or sign up from your network. Try again in {time}.',
  }),
  mail: ({ rates }: Rates) => ({
    max: rates.mail,
    window: quarter,
    key: 'mail',
    text: 'Too many emails were requested from your network. Try again in {time}.',
  }),
  verify: ({ rates }: Rates) => ({
    max: rates.verify,
    window: quarter,
    key: 'verify',
    text: 'Too many codes and links were tried from your network. Try again in {time}.',
  }),
  token: ({ rates }: Rates) => ({ max: rates.token, window: quarter, key: 'token' }),
  message: { max: 10, window: hour, key: 'message', code: 'too_many_messages' },

  // Per account (as in documenso: 10 in 15 minutes).
  account: { max: 10, window: quarter, key: 'account' },
  // Six digits can be guessed over time.
  account_day: { max: 50, window: day, key: 'account:day' },
  // For all known browsers together; each has its own limit besides.
  known_browsers: { max: 30, window: quarter, key: 'account:known' },
  known_browser: { max: 10, window: quarter, key: 'account:known' },
  analysis: { max: 6, window: hour, key: 'analysis', code: 'too_many_analyses' },
  connect: { max: 30, window: day, key: 'connect' },
  export: { max: 5, window: day, key: 'export' },
  voice_preview: {
    max: 30,
    window: day,
    key: 'voice-preview',
    text: 'You can compare replies 30 times a day. Try again in {time}.',
  },
  ratings: {
    max: 5,
    window: day,
    key: 'ratings',
    text: 'You can rate drafts five times a day. Try again in {time}.',
  },
  // Per user and per address: the mail may reach a stranger.
  email_change: {
    max: 10,
    window: day,
    key: 'email-change',
    text: 'Too many changes of address today. Try again in {time}.',
  },
  mailed_code: {
    max: 50,
    window: day,
    key: 'codes',
    text: 'Too many codes were emailed to you today. Try again in {time}.',
  },
  // Mails of a kind that anyone may cause at one address; beyond it, earlier links must do.
  free_mail: { max: 10, window: day, key: 'mail-day' },
  // To a mailbox that nobody has confirmed, of all kinds; beyond it, one an hour.
  stranger_mail: { max: 10, window: day, key: 'mailbox-day' },
  stranger_mail_hour: { max: 1, window: hour, key: 'mailbox-hour' },
  // Fetched for a user, whose server says where they are; beyond it, initials are shown.
  picture: { max: 300, window: hour, key: 'picture' },
  picture_day: { max: 1_000, window: day, key: 'picture:day' },
  // Opt-outs per account that hold for everyone; the operator decides on the rest.
  opt_outs: { max: 20, window: day, key: 'opt-outs' },

  // All visitors together. Beyond it some get less, and no one is refused.
  unknown_password: ({ unknown_passwords }: Rates) => ({
    max: unknown_passwords,
    window: quarter,
    key: 'password:unknown',
    text: 'Signing in by password is paused in browsers that are new to us. Try again in {time}, or get a sign-in link by email now.',
    alarm: 'unknown_passwords_refused',
  }),
  // Money: the maximum follows from the network's prices.
  identities: {
    window: day,
    key: 'identities',
    text: 'Too many accounts were connected here today. Try again in {time}.',
    alarm: 'identities_refused',
  },
  // What a network refused to the operator's app; counted, never a limit.
  forbidden: { max: 1_000_000, window: day, key: 'network-app-forbidden' },
  guest_chat: { max: 300, window: 5 * minute, key: 'chat:guests' },
  previews: { max: 60, window: 5 * minute, key: 'preview:all' },
  searched_previews: { max: 300, window: 5 * minute, key: 'preview:all' },
} satisfies Record<string, Limit | Omit<Limit, 'max'> | ((rules: Rates) => Limit)>

export const hitOn = (limit: Limit, of: string): Limit => ({ ...limit, key: `${limit.key}:${of}` })

type AttemptKind = 'sign-in' | 'password' | 'factor' | 'code' | 'nonce'
type AttemptOf = `${AttemptKind}:${string}`

const codesTried = 'Too many codes were tried. Try again in {time}.'
/** The same for addresses with and without an account. */
const attemptTexts: Record<AttemptKind, string> = {
  'sign-in': 'Too many attempts to sign in with this address. Try again in {time}, or get a sign-in link by email now.',
  password: 'Too many attempts with your password. Try again in {time}.',
  factor: codesTried,
  code: 'Too many codes were tried. Try again in {time}, or open the link in the email.',
  nonce: codesTried,
}
const textOf = (of: AttemptOf) => attemptTexts[of.slice(0, of.indexOf(':')) as AttemptKind]

/** `of`: `kind:id` or `kind:address`; kind first, so that nothing typed as an address names another counter. */
export const attempts = (of: AttemptOf): Limit[] => [{ ...hitOn(limits.account, of), text: textOf(of) }]

/** `nonce`: mailed to a signed-in user; `factor`: from an unknown browser or API client. */
export const codeAttempts = (of: `${'code' | 'factor' | 'nonce'}:${string}`): Limit[] => [
  ...attempts(of),
  { ...hitOn(limits.account_day, of), text: textOf(of) },
]

export const knownBrowserAttempts = (of: AttemptOf, browserHash: Buffer): Limit[] => [
  { ...hitOn(limits.known_browsers, of), text: textOf(of) },
  { ...hitOn(limits.known_browser, `${browserHash.toString('hex', 0, 8)}:${of}`), text: textOf(of) },
]

export interface Counted extends Limit {
  window_start: Date
  hits: number
}

/** Counts up to the first exceeded limit. Pass address, account, everyone in this order, to avoid deadlocks. */
export async function count(db: Db, hits: readonly Limit[], now: Date): Promise<Counted[]> {
  if (hits.length === 0) return []
  const started = hits.map((hit) => ({
    ...hit,
    window_start: new Date(Math.floor(now.getTime() / hit.window) * hit.window),
  }))
  const name = (at: number) => sql.ref(`hit_${at}`)
  const parts = started.map(
    ({ key, window_start }, at) => sql`${name(at)} as (
      insert into rate_limits (key, window_start, hits) select ${key}::text, ${window_start}::timestamptz, 1
      ${at === 0 ? sql`` : sql`from ${name(at - 1)} where hits <= ${started[at - 1]?.max}`}
      on conflict (key, window_start) do update set hits = rate_limits.hits + 1 returning hits)`,
  )
  const counts = started.map((_hit, at) => sql`select ${sql.lit(at)} as place, hits from ${name(at)}`)
  const { rows } = await sql<{ hits: number }>`
    with ${sql.join(parts)} ${sql.join(counts, sql` union all `)} order by place`.execute(db)
  return started.flatMap((hit, at) => (rows[at] ? [{ ...hit, hits: rows[at].hits }] : []))
}

export const isOver = ({ hits, max }: Counted) => hits > max

export async function hit(db: Db, hits: readonly Limit[], now: Date): Promise<Counted[]> {
  const counted = await count(db, hits, now)
  const last = counted.at(-1)
  if (!last || !isOver(last)) return counted
  const { alarm, code = 'too_many', text, window, window_start } = last
  if (alarm && last.hits === last.max + 1)
    currentLog()?.warn({ event: alarm }, 'a limit for all visitors together is reached')
  return failUntil(code, (window_start.getTime() + window - now.getTime()) / second, text)
}

/** SQL: refunds the hits after the part `last` of the statement, as others wait for some of the counters. */
export const refunding = (counted: readonly Counted[], last: RawBuilder<unknown>) => sql`
  update rate_limits set hits = hits - 1 where (select count(*) from ${last}) >= 0 and (${sql.join(
    counted.map(({ key, window_start }) => sql`(key = ${key} and window_start = ${window_start})`),
    sql` or `,
  )})`
