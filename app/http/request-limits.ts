import type { LimitName } from '#app/contract/endpoint.ts'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { Failure, failUntil } from '#app/domain/failure.ts'
import { countInWindow, uncount } from '#app/domain/metering/rate-limits.ts'
import type { PreviewExtent } from '#app/domain/preview/preview.ts'
import { day, hour, minute, second } from '#app/domain/time.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { countedBy } from '#app/http/address.ts'
import { LocalWindows } from '#app/http/local-windows.ts'

interface Limit {
  hits: number
  window: number
}

/** The window of the account limits, whose rates the operator sets per network address. */
const accountWindow = 15 * minute

/** Per user if signed in, else per network address; for IPv6 networks see `countedBy`. */
const limits = {
  read: { hits: 600, window: minute },
  stream: { hits: 120, window: minute },
  write: { hits: 120, window: minute },
  // An answer may cost the operator tokens.
  chat: { hits: 30, window: 5 * minute },
  // Each request calls the payment provider.
  billing: { hits: 100, window: 5 * minute },
  // Each request calls the network on the user's behalf.
  diagnosis: { hits: 20, window: 5 * minute },
  // Each request reads twenty posts, searches the network and asks the model for drafts.
  preview: { hits: 10, window: 5 * minute },
} satisfies Partial<Record<LimitName, Limit>>

/** What a refusal by a limit says, where it can say more than that there were too many requests. */
const limitTexts: Partial<Record<LimitName, string>> = {
  sign_in: 'Too many attempts to sign in or sign up from your network. Try again in {time}.',
  mail: 'Too many mails were requested from your network. Try again in {time}.',
  verify: 'Too many codes and links were tried from your network. Try again in {time}.',
}

function limitOf(rules: AuthRules, name: LimitName): Limit {
  return name in limits
    ? limits[name as keyof typeof limits]
    : { hits: rules.rates[name as keyof AuthRules['rates']], window: accountWindow }
}

/** Chat questions to the language model by all visitors who are not signed in, together. */
const guestChat: Limit = { hits: 300, window: 5 * minute }

/** Previews with the language model, and with a search, for all visitors together. */
const previews: Limit = { hits: 60, window: 5 * minute }
const searchedPreviews = 300

/** Attempts at one account (as in documenso: 10 in 15 minutes). */
const perAccount: Limit = { hits: 10, window: accountWindow }

type AttemptKind = 'sign-in' | 'password' | 'factor' | 'code' | 'nonce'

const codesTried = 'Too many codes were tried. Try again in {time}.'
/** The same for addresses with and without an account. */
const attemptTexts: Record<AttemptKind, string> = {
  'sign-in': 'Too many attempts to sign in with this address. Try again in {time}, or get a sign-in link by mail now.',
  password: 'Too many attempts with your password. Try again in {time}.',
  factor: codesTried,
  code: 'Too many codes were tried. Try again in {time}, or open the link in the mail.',
  nonce: codesTried,
}

const attemptTextOf = (of: string) => attemptTexts[of.slice(0, of.indexOf(':')) as AttemptKind]

/** Messages to support, per network address and per user. */
const messages: Limit = { hits: 10, window: hour }

/** Windows of a minute, kept by this process; the number bounds its memory. */
const local = new LocalWindows(minute, 20_000)

/** Limits that protect accounts: they count the network address, whoever is signed in. */
export const isAccountLimit = (name: LimitName) => !(name in limits)

/** Throws `too_many`. Reads are counted in this process, everything else in the database, for all processes. */
export async function countHit(
  { db, rules }: { db: Db; rules: AuthRules },
  name: LimitName,
  who: string,
  now: Date,
): Promise<void> {
  const { hits, window } = limitOf(rules, name)
  for (const { key, share } of countedBy(who)) {
    const limit = { hits: hits * share, window }
    if (name === 'read' || name === 'stream') hitLocal(`${name}:${key}`, limit.hits, now)
    else await hitShared(db, `${name}:${key}`, limit, now, limitTexts[name])
  }
}

/** Like `countHit`, for a page that itself reports that it was requested too often: the seconds to wait, or null. */
export async function waitForLimit(...counted: Parameters<typeof countHit>): Promise<number | null> {
  try {
    await countHit(...counted)
    return null
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many') return error.wait ?? 0
    throw error
  }
}

/**
 * Counts an attempt at one account: `of` is `kind:id`, or `kind:address` of somebody who is not signed in. The kind comes
 * first, so that nothing typed as an address can name another counter. Throws `too_many`.
 */
export function countAccountHit(db: Db, of: `${AttemptKind}:${string}`, now: Date): Promise<void> {
  return hitShared(db, `account:${of}`, perAccount, now, attemptTextOf(of))
}

/** Attempts at one account by all of its known browsers together. */
const knownBrowsers: Limit = { hits: 30, window: accountWindow }

/** The same for a browser that the account's owner has used: each has its own, within a ceiling. Throws `too_many`. */
export async function countKnownBrowserHit(
  db: Db,
  browserHash: Buffer,
  of: `${AttemptKind}:${string}`,
  now: Date,
): Promise<void> {
  const text = attemptTextOf(of)
  await hitShared(db, `account:known:${of}`, knownBrowsers, now, text)
  await hitShared(db, `account:known:${browserHash.toString('hex', 0, 8)}:${of}`, perAccount, now, text)
}

/** Over time six digits can be guessed, so there is a daily bound too. */
const codesADay: Limit = { hits: 50, window: day }

/** Counts a mailed code (`nonce`: a signed-in user's), or one of a second factor from an unknown browser or API client. Throws `too_many`. */
export async function countCodeHit(db: Db, of: `${'code' | 'factor' | 'nonce'}:${string}`, now: Date): Promise<void> {
  await countAccountHit(db, of, now)
  await hitShared(db, `account:day:${of}`, codesADay, now, attemptTextOf(of))
}

/**
 * Counts a chat question by a visitor who is not signed in. Whether the language model may answer: what all visitors have
 * in common denies nothing to anybody.
 */
export async function mayGuestsAskModel(db: Db, now: Date): Promise<boolean> {
  const { hits } = await countInWindow(db, 'chat:guests', guestChat.window, now)
  return hits <= guestChat.hits
}

/** Counts a preview, whoever asks for it, and says how much of one there may be. */
export async function previewExtent(db: Db, now: Date): Promise<PreviewExtent> {
  const { hits } = await countInWindow(db, 'preview:all', previews.window, now)
  if (hits <= previews.hits) return 'whole'
  return hits <= searchedPreviews ? 'without_model' : 'own_posts'
}

const unknownPasswords = 'password:unknown'
const newBrowsersPaused =
  'Signing in by password is paused in browsers that are new to us. Try again in {time}, or get a sign-in link by mail now.'

/**
 * Counts a password from an unknown browser, over all accounts and addresses. Returns a function that takes the attempt
 * back, in the caller's transaction. Throws `too_many`; `onFull` is called at the first refusal in a window.
 */
export async function countUnknownPassword(
  { db, rules }: { db: Db; rules: AuthRules },
  now: Date,
  onFull: () => void,
): Promise<(tx: Tx) => Promise<void>> {
  const most = rules.unknown_passwords
  const counted = await countInWindow(db, unknownPasswords, accountWindow, now)
  if (counted.hits === most + 1) onFull()
  if (counted.hits > most) failUntil('too_many', counted.wait, newBrowsersPaused)
  return (tx) => uncount(tx, unknownPasswords, counted)
}

/** Counts a message to support against each of its senders. Throws `too_many_messages`. */
export async function countMessage(db: Db, senders: (string | null | undefined)[], now: Date): Promise<void> {
  for (const who of senders)
    for (const { key, share } of who ? countedBy(who) : [])
      await hitShared(
        db,
        `message:${key}`,
        { ...messages, hits: messages.hits * share },
        now,
        undefined,
        'too_many_messages',
      )
}

async function hitShared(
  db: Db,
  key: string,
  limit: Limit,
  now: Date,
  text?: string,
  code: ErrorCode = 'too_many',
): Promise<void> {
  const { hits, wait } = await countInWindow(db, key, limit.window, now)
  if (hits > limit.hits) failUntil(code, wait, text)
}

function hitLocal(key: string, most: number, now: Date): void {
  const { hits, left } = local.hit(key, now.getTime())
  if (hits > most) failUntil('too_many', left / second)
}
