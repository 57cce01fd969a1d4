import { createHash, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { AuthMethod, ChallengeMethod } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'
import type { Challenge } from '#app/domain/user/mail-token.ts'

/** GoTrue's life of a flow, out and back. */
const flowLife = 5 * minute

/** A way in that leads through another site; what it carries is the row's id and a MAC, and stands nowhere. */
export interface Flow {
  id: string
  provider: string
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
}

export interface FlowStart {
  /** `google`, `sso:NAME`, or for a mailed link how its session says that it came about. */
  provider: string
  /** The mark of the browser that begins; only it may come back. */
  browser: Buffer | null
  redirect_to: string | null
  challenge: Challenge | null
  /** Known at the start where a signed-in user links another way in, or a mailed link was opened. */
  user_id?: string
  /** The browser's guess, for a user who is new. */
  time_zone?: string | null
}

/** Answers the flow with the state that the provider hands back. */
export async function startFlow(
  db: Db,
  secrets: Secrets,
  start: FlowStart,
  now: Date,
): Promise<{ id: string; state: string }> {
  const { id } = await db
    .insertInto('flows')
    .values({
      provider: start.provider,
      browser_hash: start.browser,
      user_id: start.user_id ?? null,
      redirect_to: start.redirect_to,
      code_challenge: start.challenge?.code_challenge ?? null,
      code_challenge_method: start.challenge?.code_challenge_method ?? null,
      state: 'started',
      time_zone: start.time_zone?.slice(0, 64) ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + flowLife),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, state: stateOf(secrets, id) }
}

export const stateOf = (secrets: Secrets, flowId: string) => secrets.token('flow state', flowId)
export const passOf = (secrets: Secrets, flowId: string) => secrets.token('flow pass', flowId)

/** A flow that a program began goes on in the browser that opens its address first, and in no other. Throws `flow_invalid`. */
export async function bindFlow(
  db: Db,
  secrets: Secrets,
  { pass, browser }: { pass: string; browser: Buffer },
  now: Date,
): Promise<{ id: string; provider: string }> {
  const flow = await db
    .updateTable('flows')
    .set({ browser_hash: browser })
    .where('id', '=', secrets.open('flow pass', pass) ?? fail('flow_invalid'))
    .where('state', '=', 'started')
    .where('browser_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'provider'])
    .executeTakeFirst()
  return flow ?? fail('flow_invalid')
}

/** Our own proof towards the provider (RFC 7636); derived, so that no row holds it. */
export const upstreamVerifier = (secrets: Secrets, flowId: string) => secrets.token('flow verifier', flowId)
export const upstreamNonce = (secrets: Secrets, flowId: string) => secrets.token('flow nonce', flowId)

export interface ReturnedFlow extends Flow {
  /** Set where a signed-in user began it. */
  user_id: string | null
  time_zone: string | null
}

/** The flow that comes back: once, within its life, in the browser that began it. Throws `flow_invalid`. */
export async function returnFlow(
  db: Db,
  secrets: Secrets,
  { state, browser }: { state: string; browser: Buffer | null },
  now: Date,
): Promise<ReturnedFlow> {
  const id = secrets.open('flow state', state) ?? fail('flow_invalid')
  const flow = await db
    .updateTable('flows')
    .set({ state: 'returned' })
    .where('id', '=', id)
    .where('state', '=', 'started')
    .where('expires_at', '>', now)
    .where('browser_hash', '=', browser)
    .returning(['id', 'provider', 'redirect_to', 'code_challenge', 'code_challenge_method', 'user_id', 'time_zone'])
    .executeTakeFirst()
  return flow ?? fail('flow_invalid')
}

/** The code that a program changes into a session, once, together with its verifier. */
export async function grantCode(db: Db, secrets: Secrets, flowId: string, userId: string, now: Date): Promise<string> {
  await db
    .updateTable('flows')
    .set({ user_id: userId, state: 'returned', expires_at: new Date(now.getTime() + flowLife) })
    .where('id', '=', flowId)
    .execute()
  return secrets.token('auth code', flowId)
}

export interface Granted {
  user_id: string
  method: AuthMethod['method']
  provider?: string
}

/** Throws `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`. */
export async function redeemCode(
  db: Db,
  secrets: Secrets,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
  now: Date,
): Promise<Granted> {
  const id = secrets.open('auth code', auth_code) ?? fail('flow_state_not_found')
  const flow = await db
    .selectFrom('flows')
    .select(['user_id', 'provider', 'code_challenge', 'code_challenge_method', 'expires_at'])
    .where('id', '=', id)
    .where('state', '=', 'returned')
    .executeTakeFirst()
  if (!flow?.user_id || !flow.code_challenge) fail('flow_state_not_found')
  if (flow.expires_at <= now) fail('flow_state_expired')
  const shown = flow.code_challenge_method === 's256' ? s256(code_verifier) : code_verifier
  if (!isSame(shown, flow.code_challenge)) fail('bad_code_verifier')
  const { numUpdatedRows } = await db
    .updateTable('flows')
    .set({ state: 'used' })
    .where('id', '=', id)
    .where('state', '=', 'returned')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('flow_state_not_found')
  return { user_id: flow.user_id, ...proofOf(flow.provider) }
}

/** How a session that came by this provider says so. */
export function proofOf(provider: string): Omit<Granted, 'user_id'> {
  if (provider.startsWith('sso:')) return { method: 'sso/oidc', provider: provider.slice('sso:'.length) }
  if (provider === 'google') return { method: 'oauth', provider }
  return { method: provider as AuthMethod['method'] }
}

const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
