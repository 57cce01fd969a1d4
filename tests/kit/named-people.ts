import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadAvoided, loadPriority } from '#app/domain/contacts/lists.ts'
import { ownAccountOf } from '#app/domain/contacts/own-account.ts'
import type { Bench } from './bench.ts'

type Place = Pick<Bench<Network>, 'db' | 'clock' | 'network'>
type User = Pick<SessionUser, 'id' | 'time_zone'>

/** As the page of the user's people lists them. */
export async function priorityOf({ db, clock, network }: Place, user: User) {
  const own = await ownAccountOf(db, user)
  return own ? loadPriority(db, network, own, clock.now()) : []
}

export async function avoidedOf({ db, clock, network }: Place, user: User) {
  const own = await ownAccountOf(db, user)
  return own ? loadAvoided(db, network, own, clock.now()) : []
}
