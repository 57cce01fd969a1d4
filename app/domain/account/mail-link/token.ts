import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import type { ChallengeMethod, MailPurpose, SignUpData } from '#app/db/schema-accounts.ts'
import { isEarlyToday, mayMailStranger, waitAfter } from '#app/domain/account/mail-link/interval.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface MailDeps {
  db: Db
  queue: Queue
  rules: AuthRules
}

export type Requester = Pick<MailRequest, 'browser' | 'redirect_to' | 'challenge'>

/** PKCE: the link gives a session only to the holder of the verifier. */
export interface Challenge {
  code_challenge: string
  code_challenge_method: ChallengeMethod
}

export interface MailRequest {
  user_id: string
  purpose: MailPurpose
  email: string
  /** Hash of the browser's id; null for an API client. */
  browser?: Buffer | null
  redirect_to?: string | null
  challenge?: Challenge | null
  password_hash?: string | null
  sign_up_data?: SignUpData | null
  /** Nobody has confirmed the address. */
  to_stranger?: boolean
}

export function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}

const byAnybody = new Set<MailPurpose>(['recovery', 'magiclink'])

const againByAnybody = new Set<MailPurpose>(['email_change_current', 'email_change_new'])

/**
 * Returns false without sending within the interval, or beyond the daily limits where anyone may ask while a link
 * works. Replaces only the same requester's tokens, so that no one can invalidate someone else's link. Sign-ups use
 * `recordSignUp`. Call with the user's row locked.
 */
export async function sendMailToken(
  tx: Tx,
  queue: Queue,
  rules: AuthRules,
  request: MailRequest,
  now: Date,
): Promise<boolean> {
  const { user_id, purpose, email, browser = null } = request
  const isOpen = byAnybody.has(purpose)
  const sent = await tx
    .selectFrom('mail_tokens')
    .select(['id', 'browser_hash', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .$if(isOpen, (query) => query.where('browser_hash', browser === null ? 'is' : 'is not', null))
    .execute()
  if (sent.some(({ created_at }) => waitAfter(created_at, rules, now) > 0)) return false
  if (isOpen || againByAnybody.has(purpose)) {
    const isEarly = await isEarlyToday(tx, `${purpose}:${browser === null ? 'program' : 'page'}`, email, now)
    if (!isEarly && sent.some(({ expires_at }) => expires_at > now)) return false
  }
  if (request.to_stranger && !(await mayMailStranger(tx, email, now))) return false
  const replaced = isOpen ? sent.filter((one) => browser !== null && isSame(one.browser_hash, browser)) : sent
  for (const { id } of replaced) await tx.deleteFrom('mail_tokens').where('id', '=', id).execute()
  await mailNewToken(tx, queue, rules, request, now)
  return true
}

async function mailNewToken(tx: Tx, queue: Queue, rules: AuthRules, request: MailRequest, now: Date): Promise<void> {
  await queue.enqueue(tx, 'mail.token', { token_id: await insertToken(tx, rules, request, codeEnd(rules, now), now) })
}

export const codeEnd = ({ link: { ttl, code_ttl } }: AuthRules, now: Date) =>
  new Date(now.getTime() + Math.min(ttl, code_ttl))

export async function insertToken(
  tx: Tx,
  rules: AuthRules,
  request: MailRequest,
  code_expires_at: Date | null,
  now: Date,
): Promise<string> {
  const {
    user_id,
    purpose,
    email,
    browser = null,
    redirect_to = null,
    challenge = null,
    password_hash = null,
    sign_up_data = null,
  } = request
  const { id } = await tx
    .insertInto('mail_tokens')
    .values({
      user_id,
      purpose,
      email,
      browser_hash: browser,
      redirect_to,
      code_challenge: challenge?.code_challenge ?? null,
      code_challenge_method: challenge?.code_challenge_method ?? null,
      password_hash,
      sign_up_data: sign_up_data && JSON.stringify(sign_up_data),
      created_at: now,
      expires_at: new Date(now.getTime() + rules.link.ttl),
      code_expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface MailToken {
  id: string
  user_id: string
  purpose: MailPurpose
  email: string
  browser_hash: Buffer | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  password_hash: string | null
}

const fields = [
  ...(['id', 'user_id', 'purpose', 'email', 'browser_hash', 'redirect_to'] as const),
  ...(['code_challenge', 'code_challenge_method', 'password_hash'] as const),
] as const

export function challengeOf({ code_challenge, code_challenge_method }: MailToken): Challenge | null {
  return code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
}

/** The ids of the row and, since a used row is gone, of its user, with their MAC, which is not stored. */
export const linkOf = (secrets: Secrets, tokenId: string, userId: string) =>
  secrets.token('mail link', `${tokenId}_${userId}`)
export const codeOf = (secrets: Secrets, tokenId: string) => secrets.code('mail code', tokenId)

/** Doesn't use it. null if it was used, replaced, tampered with, or has expired. */
export async function findByLink(db: Db, secrets: Secrets, link: string, now: Date): Promise<MailToken | null> {
  const [id = null] = secrets.open('mail link', link)?.split('_') ?? []
  if (id === null) return null
  const row = await db
    .selectFrom('mail_tokens')
    .select(fields)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** The address that a genuine link was mailed to, even if it expired; null: used, replaced, or no longer kept. */
export async function addressOfLink(db: Db, secrets: Secrets, link: string): Promise<string | null> {
  const [id = null] = secrets.open('mail link', link)?.split('_') ?? []
  if (id === null) return null
  const row = await db.selectFrom('mail_tokens').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email ?? null
}

/** Whether the user to whom this genuine link was mailed, used or not, has confirmed the address. */
export async function isConfirmedBy(db: Db, secrets: Secrets, link: string): Promise<boolean> {
  const [, userId = ''] = secrets.open('mail link', link)?.split('_') ?? []
  if (userId === '') return false
  const user = await db.selectFrom('users').select('email_confirmed_at').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.email_confirmed_at)
}

interface GivenCode {
  email: string
  code: string
  purposes: readonly MailPurpose[]
  /** A page's code is accepted only in the browser that asked, an API client's (null) only from API clients. */
  browser: Buffer | null
}

/**
 * The newest valid token with these six digits. A sign-up with a confirmed address is recorded, but mailed to no one, so
 * its code could only be guessed. The caller (http/) limits attempts per address.
 */
export async function findByCode(db: Db, secrets: Secrets, mailed: GivenCode, now: Date): Promise<MailToken | null> {
  if (mailed.purposes.length === 0) return null
  const rows = await db
    .selectFrom('mail_tokens')
    .distinctOn(['user_id', 'purpose'])
    .select(fields)
    .where('email', '=', mailed.email)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('purpose', '<>', 'signup'),
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'mail_tokens.user_id')
            .where('email_confirmed_at', 'is', null),
        ),
      ]),
    )
    .where('purpose', 'in', mailed.purposes)
    .where('browser_hash', 'is not distinct from', mailed.browser)
    .where('confirmed_at', 'is', null)
    .where('code_expires_at', '>', now)
    .orderBy('user_id')
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.find(({ id }) => secrets.isCode('mail code', id, mailed.code)) ?? null
}

/** Uses up all of the user's tokens; returns them, newest first. Throws `link_invalid` if it was used before. */
export async function takeMailToken(tx: Tx, token: MailToken) {
  const deleted = await tx
    .deleteFrom('mail_tokens')
    .where('user_id', '=', token.user_id)
    .returning(['id', 'purpose', 'browser_hash', 'password_hash', 'sign_up_data', 'created_at'])
    .execute()
  if (!deleted.some(({ id }) => id === token.id)) fail('link_invalid')
  return deleted.toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
}

/** And with them a change of address, whose links could be mailed again. */
export async function clearMailTokens(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ new_email: null }).where('id', '=', userId).execute()
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
}
