import { sql } from 'kysely'
import { connectableNetworks, type Network } from '#app/adapters/network/network.ts'
import { handleRule, isHandle, type NetworkId } from '#app/contract/networks.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { addAvoided, addTarget } from '#app/domain/bot/settings/targets.ts'
import type { NamedContact } from '#app/domain/contacts/contact.ts'
import { type Asking, personMeant, refuse } from '#app/domain/contacts/network-person.ts'
import { ownAccountOf } from '#app/domain/contacts/own-account.ts'
import { fail } from '#app/domain/failure.ts'

type User = Pick<SessionUser, 'id' | 'time_zone'>
interface Given {
  handle: string
  author_id: string | null
}

async function meant(deps: Asking, network: Network, user: User, given: Given) {
  const own = await ownAccountOf(deps.db, user)
  if (!own) return refuse('Connect an account first, so we can check who this is.')
  return { own, person: await personMeant(deps, network, own, given) }
}

/** Returns who it was. Throws `invalid`. */
export async function addPriority(deps: Asking, network: Network, user: User, given: Given): Promise<NamedContact> {
  const now = deps.clock.now()
  const { own, person } = await meant(deps, network, user, given)
  if (await isOptedOut(deps.db, user.id, own.network, person.author_id))
    refuse(`@${person.handle} asked not to be contacted, so they can’t be a priority.`)
  await inTransaction(deps.db, (tx) => addTarget(tx, user.id, { ...person, network: own.network }, now))
  return person
}

/** Returns who it was. Throws `invalid`. */
export async function avoidPerson(deps: Asking, network: Network, user: User, given: Given): Promise<NamedContact> {
  const { own, person } = await meant(deps, network, user, given)
  await addAvoided(deps.db, user.id, { ...person, network: own.network }, deps.clock.now())
  return person
}

/** By handles alone: the bot learns who they are when it meets them. Throws `invalid`. */
export async function avoidSeveral(
  db: Db,
  network: Network,
  { id, network: on }: Pick<SessionUser, 'id' | 'network'>,
  handles: string[],
  now: Date,
): Promise<void> {
  const networks = connectableNetworks(network)
  const foreign = handles.find((handle) => !isHandle(handle, networks))
  if (foreign !== undefined)
    fail('invalid', {
      people: `“${truncateAtGrapheme(foreign, 30)}” isn’t a handle on ${network.name}: ${handleRule(networks)}.`,
    })
  await inTransaction(db, async (tx) => {
    for (const handle of handles) await addTerm(tx, id, { list: 'person', value: handle, network: on }, now)
  })
}

async function isOptedOut(db: Db, userId: string, network: NetworkId, authorId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${hasOptedOut(userId, network, authorId)} as is`.execute(db)
  return rows[0]?.is ?? false
}
