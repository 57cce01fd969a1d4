import type { Clock } from '#app/adapters/clock.ts'
import { type BlueskySettings, blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import { type Network, type NetworkClient, NetworkError, type NetworkId } from '#app/adapters/network/network.ts'
import { perchNetwork, type XSettings, xNetwork } from '#app/adapters/network/x/index.ts'

/** What the operator configures. */
export interface NetworkSettings {
  offered: readonly NetworkId[]
  perch_url: string
  bluesky: BlueskySettings
  /** For reading Perch without an account; null: none. */
  perch_app_token: string | null
  x: XSettings
}

/** Every network. `docs/decisions/0121-networks.md` says what else a new one needs. */
const adapters: Record<NetworkId, (settings: NetworkSettings, clock: Clock) => Network> = {
  perch: ({ perch_url, perch_app_token }, clock) => perchNetwork(perch_url, clock, perch_app_token),
  bluesky: ({ bluesky }, clock) => blueskyNetwork(bluesky, clock),
  x: ({ x }, clock) => xNetwork(x, clock),
}

export interface Networks {
  /** Those on which users can connect an account, in the operator's order; at least one. */
  offered: readonly Network[]
  /** The network of an account. One that is not offered keeps its name and URLs, but cannot be called. */
  of(id: NetworkId): Network
  /** The network that pages mention; `id` is null if the user has no account yet. */
  forUser(id: NetworkId | null): Network
}

export function createNetworks(settings: NetworkSettings, clock: Clock): Networks {
  return networksOf(
    settings.offered.map((id) => adapters[id](settings, clock)),
    (id) => withdrawn(adapters[id](settings, clock)),
  )
}

/** `other` makes the networks that are not offered. */
export function networksOf(offered: readonly Network[], other: (id: NetworkId) => Network): Networks {
  const of = (id: NetworkId) => offered.find((network) => network.id === id) ?? other(id)
  const undecided = anyOf(offered)
  return { offered, of, forUser: (id) => (id === null ? undecided : of(id)) }
}

/** The first network, with the names of all. */
function anyOf(offered: readonly Network[]): Network {
  const [first] = offered
  if (!first) throw new Error('No network is offered.')
  if (offered.length === 1) return first
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(offered.map(({ name }) => name))
  return { ...first, name: names, stands_for: offered.map(({ id }) => id) }
}

/** A network that is not offered: its accounts are kept and wait until it is offered again. */
function withdrawn(network: Network): Network {
  const refuse = async () => {
    throw new NetworkError('unavailable', `${network.name} isn’t offered here right now.`)
  }
  return { ...network, client: () => new Proxy({} as NetworkClient, { get: () => refuse }) }
}
