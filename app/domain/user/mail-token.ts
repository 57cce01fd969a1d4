import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import type { ChallengeMethod, MailPurpose } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { hour } from '#app/domain/time.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

/** How a program proves that it is the one that began: only then is a session given for the link. */
export interface Challenge {
  code_challenge: string
  code_challenge_method: ChallengeMethod
}

/** A mail to send: to whom, what for, and what comes after its link. */
export interface MailRequest {
  user_id: string
  purpose: MailPurpose
  /** Where the mail goes. */
  email: string
  /** The mark of the browser that asks; null for a program. */
  browser?: Buffer | null
  redirect_to?: string | null
  challenge?: Challenge | null
}

/**
 * Sends a link and a code of one hour's life, in place of the last of that purpose. Answers false where one was sent
 * within the rules' interval, and sends nothing then. Call it with the user's row locked.
 */
export async function sendMailToken(
  tx: Tx,
  queue: Queue,
  rules: AuthRules,
  request: MailRequest,
  now: Date,
): Promise<boolean> {
  const { user_id, purpose, email, browser = null, redirect_to = null, challenge = null } = request
  const recent = await tx
    .selectFrom('mail_tokens')
    .select('id')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - rules.link.interval))
    .executeTakeFirst()
  if (recent) return false
  await tx.deleteFrom('mail_tokens').where('user_id', '=', user_id).where('purpose', '=', purpose).execute()
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
      created_at: now,
      expires_at: new Date(now.getTime() + rules.link.life),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queue.enqueue(tx, 'mail.token', { token_id: id })
  return true
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
}

const fields = [
  ...(['id', 'user_id', 'purpose', 'email', 'browser_hash', 'redirect_to'] as const),
  ...(['code_challenge', 'code_challenge_method'] as const),
] as const

/** What the program that asked has to prove, where it does. */
export function challengeOf({ code_challenge, code_challenge_method }: MailToken): Challenge | null {
  return code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
}

/** What a link carries. It stands nowhere: the row's id and its MAC. */
export const linkOf = (secrets: Secrets, tokenId: string) => secrets.token('mail link', tokenId)
export const codeOf = (secrets: Secrets, tokenId: string) => secrets.code('mail code', tokenId)

/** The living token behind a link, without using it up; null where it was used, replaced, changed, or is too old. */
export async function findByLink(db: Db, secrets: Secrets, link: string, now: Date): Promise<MailToken | null> {
  const id = secrets.open('mail link', link)
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

/** The living token that these six digits go with, among the purposes. Tries are limited at the door, per address. */
export async function findByCode(
  db: Db,
  secrets: Secrets,
  given: { email: string; code: string; purposes: readonly MailPurpose[] },
  now: Date,
): Promise<MailToken | null> {
  if (given.purposes.length === 0) return null
  const rows = await db
    .selectFrom('mail_tokens')
    .select(fields)
    .where('email', '=', given.email)
    .where('purpose', 'in', given.purposes)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.find(({ id }) => secrets.isCode('mail code', id, given.code)) ?? null
}

/** Uses the token up, and with it all of the user's others. Throws `link_invalid` where another was faster. */
export async function takeMailToken(tx: Tx, token: MailToken): Promise<void> {
  const { numDeletedRows } = await tx.deleteFrom('mail_tokens').where('id', '=', token.id).executeTakeFirst()
  if (numDeletedRows === 0n) fail('link_invalid')
  await clearMailTokens(tx, token.user_id)
}

/** After a change of password or address no link that was sent before leads anywhere. */
export async function clearMailTokens(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
}

/** The longest that the time of a mail may keep back the next one, so that its row has to stay. */
const longestInterval = hour

/** Takes out what is of no use any more: links are too old, and nobody waits for another mail because of them. */
export async function forgetMailTokens(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('expires_at', '<', new Date(now.getTime() - longestInterval))
    .execute()
}
