import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Db, Tx } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { currentLog } from '#app/log.ts'

/** Recognizes a person or network account that comes back under another user. */
type PersonIdentifier = { kind: 'address' | 'card' | 'account'; value: string }

export interface NetworkAccount {
  network: NetworkId
  network_account_id: string
}

/** Domains under which one provider gives the same mailbox, and the characters that it leaves out. */
const sameMailbox: [main: string, leftOut: RegExp | null, ...others: string[]][] = [
  ['gmail.com', /\./g, 'googlemail.com'],
  ['proton.me', /[._-]/g, 'protonmail.com', 'pm.me'],
  ['icloud.com', null, 'me.com', 'mac.com'],
  ['yandex.com', /[.-]/g, 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz'],
]

/** Without variations that reach the same mailbox. */
export function normalAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1).toLowerCase()) || email.slice(at + 1).toLowerCase()
  const [box = ''] = email.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const [host = domain, leftOut = null] = sameMailbox.find((one) => one.includes(domain)) ?? []
  return `${leftOut ? box.replace(leftOut, '') : box}@${host}`
}

const addressIdentifier = (email: string): PersonIdentifier => ({ kind: 'address', value: normalAddress(email) })
export const cardIdentifier = (fingerprint: string): PersonIdentifier => ({ kind: 'card', value: fingerprint })
export const accountIdentifier = ({ network, network_account_id }: NetworkAccount): PersonIdentifier => ({
  kind: 'account',
  value: `${network}:${network_account_id}`,
})

export async function identifiersOf(db: Db, user: { id: string; email: string }): Promise<PersonIdentifier[]> {
  const accounts = await db
    .selectFrom('connections')
    .select(['network', 'network_account_id'])
    .where('user_id', '=', user.id)
    .execute()
  return [addressIdentifier(user.email), ...accounts.map(accountIdentifier)]
}

/** Also true without a key, when nobody can tell. */
export async function mayHaveHadAccount(db: Db, key: Buffer | null, email: string): Promise<boolean> {
  if (key === null) return true
  const query = db
    .selectFrom('persons')
    .select('hash')
    .where('hash', '=', hashOf(key, addressIdentifier(email)))
  return (await query.executeTakeFirst()) !== undefined
}

/** Notes the user's mailbox too. The caller's transaction has written or locked the user's row. */
export async function revokeRepeatCredits(
  tx: Tx,
  seals: Seals,
  user: { id: string; email: string },
  now: Date,
): Promise<void> {
  await revokeRepeatCreditsBy(tx, await personKey(tx, seals), user, now)
}

export async function revokeRepeatCreditsBy(
  tx: Tx,
  key: Buffer | null,
  user: { id: string; email: string },
  now: Date,
): Promise<void> {
  if (key === null) return
  const hash = hashOf(key, addressIdentifier(user.email))
  await sql`
    with claimed as (
      insert into persons (hash, kind, credits_at) values (${hash}, 'address', ${now})
      on conflict (hash) do update set credits_at = excluded.credits_at where persons.credits_at is null
      returning hash)
    update users set mailbox_hash = ${hash},
      trial_credits = case when exists (select from claimed) then trial_credits else 0 end,
      credits_withheld = case when exists (select from claimed) then credits_withheld else 'person' end
    where id = ${user.id}`.execute(tx)
}

export async function hasHadTrial(db: Db, seals: Seals, identifiers: readonly PersonIdentifier[]): Promise<boolean> {
  const key = await personKey(db, seals)
  if (key === null) return false
  const hashes = identifiers.map((identifier) => hashOf(key, identifier))
  const query = db.selectFrom('persons').select('hash').where('hash', 'in', hashes).where('trial_at', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** false: one of the identifiers already had another trial; the others are recorded all the same. */
export async function claimTrial(
  tx: Tx,
  seals: Seals,
  identifiers: readonly PersonIdentifier[],
  subscriptionId: string,
  now: Date,
): Promise<boolean> {
  const key = await personKey(tx, seals)
  if (key === null) return true
  const trial_of = keyed(key, `subscription:${subscriptionId}`)
  const hashed = identifiers.map((identifier) => ({ kind: identifier.kind, hash: hashOf(key, identifier) }))
  let isFirst = true
  // In a fixed order, to avoid deadlocks.
  for (const { kind, hash } of hashed.toSorted((one, other) => Buffer.compare(one.hash, other.hash))) {
    const { rows } = await sql<{ trial_of: Buffer | null }>`
      insert into persons (hash, kind, trial_at, trial_of) values (${hash}, ${kind}, ${now}, ${trial_of})
      on conflict (hash) do update set trial_at = coalesce(persons.trial_at, excluded.trial_at),
        trial_of = case when persons.trial_at is null then excluded.trial_of else persons.trial_of end
      returning trial_of`.execute(tx)
    if (!rows[0]?.trial_of?.equals(trial_of)) isFirst = false
  }
  return isFirst
}

export async function rememberPerson(
  tx: Tx,
  seals: Seals,
  email: string,
  had: { trial: boolean },
  now: Date,
): Promise<void> {
  const key = await personKey(tx, seals)
  if (key === null) return
  const hash = hashOf(key, addressIdentifier(email))
  await sql`
    insert into persons (hash, kind, credits_at, trial_at) values (${hash}, 'address', ${now}, ${had.trial ? now : null})
    on conflict (hash) do update set credits_at = coalesce(persons.credits_at, excluded.credits_at),
      trial_at = coalesce(persons.trial_at, excluded.trial_at)`.execute(tx)
}

export async function deleteOldPersons(db: Db, now: Date): Promise<void> {
  const before = cutoffOf('persons', now)
  await sql`delete from persons where greatest(credits_at, trial_at) < ${before}`.execute(db)
}

export async function hashesOf(
  db: Db,
  seals: Seals,
  identifiers: readonly (PersonIdentifier | { kind: 'user'; value: string })[],
): Promise<Buffer[] | null> {
  const key = await personKey(db, seals)
  return key && identifiers.map(({ kind, value }) => keyed(key, `${kind}:${value}`))
}

const hashOf = (key: Buffer, { kind, value }: PersonIdentifier) => keyed(key, `${kind}:${value}`)
const keyed = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const place = (row: string) => ({ table: 'person_keys', column: 'sealed_key', row }) as const

/** Without it no one can test addresses against the hashes. null: no key in the ring opens it; nothing is recorded. */
export async function personKey(db: Db, seals: Seals): Promise<Buffer | null> {
  for (;;) {
    const row = await db.selectFrom('person_keys').select(['id', 'sealed_key']).executeTakeFirst()
    if (row) {
      const key = openOrNull(seals, row.sealed_key, place(row.id))
      if (key === null) currentLog()?.error('the key of persons cannot be opened: what they were given is unknown')
      return key === null ? null : Buffer.from(key, 'base64')
    }
    const id = randomUUID()
    const sealed_key = seals.seal(randomBytes(32).toString('base64'), place(id))
    await db
      .insertInto('person_keys')
      .values({ id, sealed_key })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
