import { createHash, timingSafeEqual } from 'node:crypto'
import type { ProviderPerson } from '#app/adapters/identity/provider.ts'
import { hashSecret, type Secrets } from '#app/adapters/secrets.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import type { AuthMethod, ChallengeMethod } from '#app/db/schema-accounts.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import type { Challenge } from '#app/domain/account/mail-link/token.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'

/** As in GoTrue. */
const flowTtl = 5 * minute

/** Its state parameter is the row's id with a MAC and is not stored. */
interface Flow {
  id: string
  provider: string
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
}

export interface FlowStart {
  /** `google`, `sso:NAME`, or for a mailed link the method that its session records. */
  provider: string
  /** Only the browser that began the flow may come back. */
  browser: Buffer | null
  redirect_to: string | null
  challenge: Challenge | null
  user_id?: string
  /** For linking: the flow ends with this session. */
  session_id?: string
  time_zone?: string | null
  /** Becomes the user's when the code is exchanged. */
  password_hash?: string | null
}

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
      session_id: start.session_id ?? null,
      redirect_to: start.redirect_to,
      code_challenge: start.challenge?.code_challenge ?? null,
      code_challenge_method: start.challenge?.code_challenge_method ?? null,
      state: 'started',
      time_zone: start.time_zone?.slice(0, 64) ?? null,
      password_hash: start.password_hash ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + flowTtl),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, state: stateOf(secrets, id) }
}

export const stateOf = (secrets: Secrets, flowId: string) => secrets.token('flow state', flowId)
export const passOf = (secrets: Secrets, flowId: string) => secrets.token('flow pass', flowId)

const keptPlace = (row: string) => ({ table: 'flows', column: 'kept', row }) as const

export async function keepForReturn(
  db: Db,
  seals: Seals,
  flowId: string,
  { state, secret }: { state: string; secret: string },
): Promise<void> {
  await db
    .updateTable('flows')
    .set({ state_hash: hashSecret(state), kept: seals.seal(secret, keptPlace(flowId)) })
    .where('id', '=', flowId)
    .execute()
}

/** Keeps who the provider says it is until the code is exchanged. */
export async function keepPerson(db: Db, seals: Seals, flowId: string, person: ProviderPerson): Promise<void> {
  const kept = seals.seal(JSON.stringify(person), keptPlace(flowId))
  await db.updateTable('flows').set({ kept }).where('id', '=', flowId).execute()
}

export const keptBy = (seals: Seals, { id, kept }: Pick<ReturnedFlow, 'id' | 'kept'>) =>
  kept === null ? null : openOrNull(seals, kept, keptPlace(id))

/** An API client's flow belongs to the browser that opens its URL first. Throws `flow_invalid`. */
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

/** Our PKCE verifier towards the provider (RFC 7636); derived, so that no row holds it. */
export const upstreamVerifier = (secrets: Secrets, flowId: string) => secrets.token('flow verifier', flowId)
export const upstreamNonce = (secrets: Secrets, flowId: string) => secrets.token('flow nonce', flowId)

export interface ReturnedFlow extends Flow {
  user_id: string | null
  session_id: string | null
  time_zone: string | null
  kept: string | null
}

/** Accepted once, within its lifetime, in the browser that began it. Throws `flow_invalid`. */
export async function returnFlow(
  db: Db,
  secrets: Secrets,
  { state, browser }: { state: string; browser: Buffer | null },
  now: Date,
): Promise<ReturnedFlow> {
  const id = secrets.open('flow state', state)
  const flow = await db
    .updateTable('flows')
    .set({ state: 'returned' })
    .$if(id !== null, (query) => query.where('id', '=', id))
    .$if(id === null, (query) => query.where('state_hash', '=', hashSecret(state)))
    .where('state', '=', 'started')
    .where('expires_at', '>', now)
    .where('browser_hash', '=', browser)
    .returning(['id', 'provider', 'redirect_to', 'code_challenge', 'code_challenge_method'])
    .returning(['user_id', 'session_id', 'time_zone', 'kept'])
    .executeTakeFirst()
  return flow ?? fail('flow_invalid')
}

export async function grantCode(db: Db, secrets: Secrets, flowId: string, userId: string, now: Date): Promise<string> {
  await db
    .updateTable('flows')
    .set({ user_id: userId, state: 'returned', expires_at: new Date(now.getTime() + flowTtl) })
    .where('id', '=', flowId)
    .execute()
  return secrets.token('auth code', flowId)
}

/** A person at a provider. */
export interface Identity {
  provider: string
  subject: string
}

export interface Granted {
  user_id: string
  method: AuthMethod['method']
  provider?: string
  identity?: Identity
}

interface Redeemed extends Granted {
  flow: Pick<ReturnedFlow, 'id' | 'provider' | 'session_id' | 'kept'>
  /** The code was used before: someone else has it too. */
  again: boolean
}

/** Throws `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`. */
export async function redeemCode(
  tx: Tx,
  secrets: Secrets,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
  now: Date,
): Promise<Redeemed> {
  const id = secrets.open('auth code', auth_code) ?? fail('flow_state_not_found')
  const flow = await tx
    .selectFrom('flows')
    .select([
      'id',
      'user_id',
      'session_id',
      'provider',
      'kept',
      'code_challenge',
      'password_hash',
      'expires_at',
      'state',
    ])
    .where('id', '=', id)
    .where('state', 'in', ['returned', 'used'])
    .forUpdate()
    .executeTakeFirst()
  if (!flow?.user_id || !flow.code_challenge) fail('flow_state_not_found')
  const { user_id, password_hash } = flow
  const again = flow.state === 'used'
  if (flow.expires_at <= now) fail(again ? 'flow_state_not_found' : 'flow_state_expired')
  if (!isSame(s256(code_verifier), flow.code_challenge)) fail(again ? 'flow_state_not_found' : 'bad_code_verifier')
  await tx.updateTable('flows').set({ state: 'used', password_hash: null }).where('id', '=', id).execute()
  // A password that was set meanwhile stays.
  if (password_hash !== null)
    await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user_id)
      .where('password_hash', 'is', null)
      .execute()
  return { flow, again, user_id, ...proofOf(flow.provider) }
}

export async function endFlows(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('flows').where('user_id', '=', userId).execute()
  await tx.deleteFrom('extension_pairings').where('user_id', '=', userId).execute()
}

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
