import { sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import { maxTargets } from '#app/contract/settings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { isHeld } from '#app/domain/bot/opt-outs/held.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { holdsOn, idsOf, termKey } from '#app/domain/bot/settings/terms.ts'
import { fail } from '#app/domain/failure.ts'

export interface NamedPerson {
  handle: string
  /** null: not known. */
  author_id: string | null
  network: NetworkId | null
  name?: string | null
  bio?: string | null
}

/** Throws `invalid`. */
export async function addTarget(tx: Tx, userId: string, person: NamedPerson, now: Date): Promise<void> {
  // Parallel additions must not exceed the maximum. The bot's row is locked first, as in a claim.
  await tx.selectFrom('bots').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const terms = await tx
    .selectFrom('bot_terms')
    .select(['list', 'key', idsOf.as('ids')])
    .where('user_id', '=', userId)
    .where(holdsOn(person.network))
    .execute()
  const has = (list: string) => terms.some((term) => term.list === list && isOf(person, term))
  const { handle } = person
  if (has('person')) refuse(`@${handle} is on your avoid list. Remove them there first.`)
  const known = terms.filter(({ list }) => list === 'target').length
  if (has('target')) return
  if (known >= maxTargets) refuse(`You can have up to ${maxTargets} priority people. Remove one first.`)
  await addTerm(tx, userId, { list: 'target', value: handle, ...withoutHandle(person) }, now)
}

const refuse = (text: string): never => fail('invalid', {}, { text })

const isOf = ({ handle, author_id }: NamedPerson, { key, ids }: { key: string; ids: string[] }) =>
  author_id !== null && ids.length > 0 ? ids.includes(author_id) : key === termKey(handle)

const withoutHandle = ({ author_id, network, name = null, bio = null }: NamedPerson) => ({
  author_id,
  network,
  name,
  bio,
})

/** They are no priority people anymore. */
export async function addAvoided(db: Db, userId: string, person: NamedPerson, now: Date): Promise<void> {
  await inTransaction(db, (tx) =>
    addTerm(tx, userId, { list: 'person', value: person.handle, ...withoutHandle(person) }, now),
  )
}

type Listed = Pick<NamedPerson, 'handle' | 'network'>

export async function removePerson(
  db: Db,
  userId: string,
  list: 'target' | 'person',
  person: Listed,
): Promise<boolean> {
  return (await removeFrom(db, userId, list, person)) !== null
}

/**
 * Why the bot still contacts no one of them: they asked for no contact, or they complained or wrote what it cannot read,
 * and the user has yet to allow it. Who is listed by handle alone is known by what they wrote.
 */
export async function stopAvoiding(
  db: Db,
  userId: string,
  person: Listed,
): Promise<{ because: 'opted_out' | 'held' | null }> {
  const { handle, network } = person
  const ids = (await removeFrom(db, userId, 'person', person)) ?? []
  const { rows } = await sql<{ opted_out: boolean; held: boolean }>`
    select bool_or(${hasOptedOut(userId, sql`them.network`, sql`them.author_id`)}) as opted_out,
      bool_or(${isHeld(userId, sql`them.network`, sql`them.author_id`)}) as held
    from (
      select ${network}::text as network, unnest(${ids}::text[]) as author_id
      union select network, author_id from inbox_posts
      where user_id = ${userId} and network = ${network} and lower(author_handle) = ${termKey(handle)}) as them`.execute(
    db,
  )
  return { because: rows[0]?.opted_out ? 'opted_out' : rows[0]?.held ? 'held' : null }
}

async function removeFrom(
  db: Db,
  userId: string,
  list: 'target' | 'person',
  { handle, network }: Listed,
): Promise<string[] | null> {
  const removed = await db
    .deleteFrom('bot_terms')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('key', '=', termKey(handle))
    .where(holdsOn(network))
    .returning(idsOf.as('ids'))
    .execute()
  if (removed.length === 0) return null
  // A judgement that was made with the term is made again.
  await db
    .updateTable('bots')
    .set((is) => ({ claims: is('claims', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
  return removed.flatMap(({ ids }) => ids)
}
