import type { IdentityProvider, ProviderPerson } from '#app/adapters/identity/provider.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { clearMailTokens } from '#app/domain/account/mail-link/token.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { endSessionsIn } from '#app/domain/account/session/session.ts'
import { createUser } from '#app/domain/account/user/create.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { takesSignUps } from '#app/domain/account/user/rules.ts'
import { isSsoManaged } from '#app/domain/account/user/sso.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { revokeRepeatCredits } from '#app/domain/billing/once-per-person.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'
import { knownZone } from '#app/time-zones.ts'

/** Google itself gives out the addresses of these. */
export const googleDomains = ['gmail.com', 'googlemail.com']

interface ProviderLogin {
  provider: Pick<IdentityProvider, 'name' | 'domains'>
  person: ProviderPerson
  time_zone: string | null
}

interface Deps {
  db: Db
  queue: Queue
  rules: AuthRules
  seals: Seals
  providers: readonly Pick<IdentityProvider, 'domains'>[]
}

interface ProviderUser {
  user_id: string
  is_new: boolean
}

/**
 * Throws `provider_no_email`, `provider_email_unverified` (the same whether the address is known or not),
 * `provider_email_foreign`, `provider_email_taken`, `provider_email_company`, `user_sso_managed`, `sso_email_taken`,
 * `signup_disabled`.
 */
export async function userByProvider(
  { db, queue, rules, seals, providers }: Deps,
  login: ProviderLogin,
  now: Date,
): Promise<ProviderUser> {
  const known = await touch(db, login, now)
  if (known) return { user_id: known, is_new: false }
  return inTransaction(db, async (tx) => {
    const email = trustedEmail(login)
    if (!isAuthority(login) && isOfCompany(providers, email)) fail('provider_email_company')
    const created = (await takesSignUps(tx, rules)) ? await create(tx, email, login, now) : null
    const joined = created === null ? await join(tx, email, login, now) : null
    const user_id = created ?? joined?.id ?? fail('signup_disabled')
    if (!joined?.was_confirmed) await revokeRepeatCredits(tx, seals, { id: user_id, email }, now)
    if (!(await addIdentity(tx, user_id, login, now)) && (await touch(tx, login, now)) !== user_id)
      fail('identity_already_exists')
    if (!created) await recordSecurityEvent(tx, { user_id, kind: 'identity_added', detail: login.provider.name }, now)
    if (joined?.was_confirmed) await notifyOfAdded(tx, queue, user_id, login)
    return { user_id, is_new: created !== null }
  })
}

/**
 * Throws `identity_already_exists`, `user_not_found`, `flow_invalid`, `user_sso_managed`; for a company's provider also `sso_email_other`
 * and as `userByProvider` does.
 */
export async function linkIdentity(
  tx: Tx,
  queue: Queue,
  holder: LinkedSession,
  login: ProviderLogin,
  now: Date,
): Promise<void> {
  const { user_id } = holder
  await requireLinkable(tx, holder, login)
  if (login.provider.domains) await handToCompany(tx, holder, now)
  if (!(await addIdentity(tx, user_id, login, now))) fail('identity_already_exists')
  await recordSecurityEvent(tx, { user_id, kind: 'identity_added', detail: login.provider.name }, now)
  await notifyOfAdded(tx, queue, user_id, login)
}

/** Locks the user. Throws as `linkIdentity` does. */
export async function requireLinkable(tx: Tx, { user_id, session_id }: LinkedSession, login: ProviderLogin) {
  await lockUser(tx, user_id)
  const { provider, person } = login
  const [session, user, identity] = await Promise.all([
    // It may have ended while the provider was asked.
    tx
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', session_id)
      .where('user_id', '=', user_id)
      .executeTakeFirst(),
    tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst(),
    tx
      .selectFrom('identities')
      .select('id')
      .where('provider', '=', provider.name)
      .where('subject', '=', person.subject)
      .executeTakeFirst(),
  ])
  if (!session) fail('flow_invalid')
  if (await isSsoManaged(tx, user_id)) fail('user_sso_managed')
  if (provider.domains && trustedEmail(login) !== user?.email) fail('sso_email_other')
  if (identity) fail('identity_already_exists')
}

/** From now on the user can only sign in through the company. */
async function handToCompany(tx: Tx, { user_id, session_id }: LinkedSession, now: Date): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null, updated_at: now }).where('id', '=', user_id).execute()
  await tx.deleteFrom('identities').where('user_id', '=', user_id).execute()
  await clearMailTokens(tx, user_id)
  await endSessionsIn(tx, user_id, session_id, 'others', now)
}

export interface LinkedSession {
  user_id: string
  session_id: string
}

async function notifyOfAdded(tx: Tx, queue: Queue, user_id: string, { provider, person: { email } }: ProviderLogin) {
  const about = { what: provider.domains ? 'company' : 'added', ...(email && { email }) }
  // A company's people have no password to change: the mail names the support address.
  const to = provider.domains && email ? { to: email } : {}
  await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'sign_in_method_changed', about, ...to })
}

async function touch(db: Db, login: ProviderLogin, now: Date): Promise<string | null> {
  const { provider, person } = login
  const row = await db
    .updateTable('identities')
    .set({ email: person.email, identity_data: dataOf(person), last_sign_in_at: now, updated_at: now })
    .where('provider', '=', provider.name)
    .where('subject', '=', person.subject)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Whether the provider knows who has the address now. Google has verified others once, perhaps long ago, and advises to
 * ask for another proof.
 */
function isAuthority({ provider, person: { email, hosted_domain } }: ProviderLogin): boolean {
  return provider.domains !== null || [...googleDomains, hosted_domain].includes(domainIn(email ?? ''))
}

const isOfCompany = (providers: Deps['providers'], email: string) =>
  providers.some(({ domains }) => domains?.includes(domainIn(email)))

const domainIn = (email: string) => email.slice(email.lastIndexOf('@') + 1)

function trustedEmail({ provider, person }: ProviderLogin): string {
  const { email, email_verified } = person
  if (email === null) fail('provider_no_email')
  const domain = domainIn(email)
  if (provider.domains && !provider.domains.includes(domain)) fail('provider_email_foreign')
  // The operator vouches for a company's addresses, unless its provider says that one is not verified.
  if (provider.domains ? email_verified === false : email_verified !== true) fail('provider_email_unverified')
  return email
}

function create(tx: Tx, email: string, login: ProviderLogin, now: Date): Promise<string | null> {
  const { person, time_zone } = login
  const proven = { confirmed: true, mail_proven: isAuthority(login) }
  return createUser(tx, { email, ...proven, time_zone, user_metadata: metadataOf(person) }, now)
}

/** Everything set up under an unconfirmed address is removed: it may be an attacker's. */
async function join(tx: Tx, email: string, login: ProviderLogin, now: Date): Promise<Joined | null> {
  const { provider, person, time_zone } = login
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!user) return null
  if (await isSsoManaged(tx, user.id)) fail('user_sso_managed')
  // Its owner can add the company in Settings > Security.
  if (user.email_confirmed_at && provider.domains) fail('sso_email_taken')
  if (user.email_confirmed_at && !isAuthority(login)) fail('provider_email_taken')
  if (user.email_confirmed_at) return { id: user.id, was_confirmed: true }
  await tx
    .updateTable('users')
    .set({
      email_confirmed_at: now,
      password_hash: null,
      user_metadata: JSON.stringify(metadataOf(person)),
      time_zone: knownZone(time_zone ?? 'UTC'),
      accepted_terms_at: now,
      updated_at: now,
      mail_proven_at: isAuthority(login) ? now : null,
    })
    .where('id', '=', user.id)
    .execute()
  await clearMailTokens(tx, user.id)
  await endSessionsIn(tx, user.id, null, 'global', now)
  return { id: user.id, was_confirmed: false }
}

interface Joined {
  id: string
  was_confirmed: boolean
}

/** false: the identity already belongs to a user. */
async function addIdentity(tx: Tx, user_id: string, { provider, person }: ProviderLogin, now: Date): Promise<boolean> {
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

function metadataOf({ full_name, avatar_url, preferred_username }: ProviderPerson): Record<string, string> {
  const claims = { full_name, avatar_url, preferred_username }
  return Object.fromEntries(Object.entries(claims).filter((entry): entry is [string, string] => entry[1] !== null))
}

function dataOf(person: ProviderPerson): string {
  const { subject, email, email_verified, hosted_domain } = person
  return JSON.stringify({
    sub: subject,
    ...(email && { email }),
    email_verified: email_verified === true,
    ...(hosted_domain && { custom_claims: { hd: hosted_domain } }),
    ...metadataOf(person),
  })
}
