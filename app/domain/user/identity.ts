import type { IdentityProvider, Person } from '#app/adapters/identity/provider.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { endSessionsIn } from '#app/domain/session/session.ts'
import { isTimeZone } from '#app/domain/time.ts'
import { lockUser } from '#app/domain/user/lock.ts'
import { clearMailTokens } from '#app/domain/user/mail-token.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { isSsoManaged } from '#app/domain/user/sso.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface Arrival {
  provider: Pick<IdentityProvider, 'name' | 'domains'>
  person: Person
  /** The browser's guess. */
  time_zone: string | null
}

export interface Arrived {
  user_id: string
  is_new: boolean
}

/**
 * The user behind this person. Known by provider and subject; else the confirmed user with the address that the provider
 * has verified; else a new one. Throws `provider_no_email`, `provider_email_unverified` (the same whether the address is
 * known or not), `provider_email_foreign`, `user_sso_managed`, `sso_email_taken`, `signup_disabled`.
 */
export function userByProvider(
  { db, rules }: { db: Db; rules: AuthRules },
  arrival: Arrival,
  now: Date,
): Promise<Arrived> {
  return inTransaction(db, async (tx) => {
    const known = await touch(tx, arrival, now)
    if (known) return { user_id: known, is_new: false }
    const email = trustedEmail(arrival)
    const created = rules.sign_ups ? await create(tx, email, arrival, now) : null
    const user_id = created ?? (await join(tx, email, arrival, now)) ?? fail('signup_disabled')
    // Where two tabs arrive at once, the other one may have added it meanwhile.
    if (!(await addIdentity(tx, user_id, arrival, now)) && (await touch(tx, arrival, now)) !== user_id)
      fail('identity_already_exists')
    return { user_id, is_new: created !== null }
  })
}

/**
 * Another way in for a user who is signed in and asks for it; they are told by mail. Throws `identity_already_exists`,
 * `user_not_found`, `user_sso_managed`.
 */
export function linkIdentity(
  { db, queue }: { db: Db; queue: Queue },
  userId: string,
  arrival: Arrival,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    if (await isSsoManaged(tx, userId)) fail('user_sso_managed')
    if (!(await addIdentity(tx, userId, arrival, now))) fail('identity_already_exists')
    const about = { what: 'added', ...(arrival.person.email && { email: arrival.person.email }) }
    await queue.enqueue(tx, 'mail.notice', { user_id: userId, notice: 'way_changed', about })
  })
}

async function touch(tx: Tx, arrival: Arrival, now: Date): Promise<string | null> {
  const { provider, person } = arrival
  const row = await tx
    .updateTable('identities')
    .set({ email: person.email, identity_data: dataOf(person), last_sign_in_at: now, updated_at: now })
    .where('provider', '=', provider.name)
    .where('subject', '=', person.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The address, where the provider may speak for it. */
function trustedEmail({ provider, person }: Arrival): string {
  const { email, email_verified } = person
  if (email === null) fail('provider_no_email')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (provider.domains && !provider.domains.includes(domain)) fail('provider_email_foreign')
  // The operator vouches for a company's own addresses; its provider must not deny it all the same.
  if (provider.domains ? email_verified === false : email_verified !== true) fail('provider_email_unverified')
  return email
}

async function create(tx: Tx, email: string, { person, time_zone }: Arrival, now: Date): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      email,
      email_confirmed_at: now,
      password_hash: null,
      time_zone: time_zone && isTimeZone(time_zone) ? time_zone : 'UTC',
      user_metadata: JSON.stringify(metadataOf(person)),
      accepted_terms_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * The user who has the address already. Nobody ever showed that the address of an unconfirmed one is theirs: whatever they
 * left there goes, as it may be a stranger's who waits for the owner to come.
 */
async function join(tx: Tx, email: string, { provider, person }: Arrival, now: Date): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return null
  // A company's provider never takes an account over that began without it, nor does any other one that is the company's.
  if (provider.domains) fail('sso_email_taken')
  if (await isSsoManaged(tx, user.id)) fail('user_sso_managed')
  if (user.email_confirmed_at) return user.id
  await tx
    .updateTable('users')
    .set({
      email_confirmed_at: now,
      password_hash: null,
      new_email: null,
      user_metadata: JSON.stringify(metadataOf(person)),
      accepted_terms_at: now,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  await clearMailTokens(tx, user.id)
  await endSessionsIn(tx, user.id, null, 'global', now)
  return user.id
}

/** false: the identity is somebody's already. */
async function addIdentity(tx: Tx, user_id: string, { provider, person }: Arrival, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('identities')
    .values({
      user_id,
      provider: provider.name,
      subject: person.subject,
      email: person.email,
      identity_data: dataOf(person),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** What a user may see of themselves; what a provider does not say is left out. */
function metadataOf({ full_name, avatar_url, preferred_username }: Person): Record<string, string> {
  const said = { full_name, avatar_url, preferred_username }
  return Object.fromEntries(Object.entries(said).filter((entry): entry is [string, string] => entry[1] !== null))
}

function dataOf(person: Person): string {
  const { subject, email, email_verified } = person
  return JSON.stringify({
    sub: subject,
    ...(email && { email }),
    email_verified: email_verified === true,
    ...metadataOf(person),
  })
}
