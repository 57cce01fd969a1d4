import type { Clock } from '#app/adapters/clock.ts'
import { type BlueskySettings, blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import { type Network, type NetworkClient, NetworkError, type NetworkId } from '#app/adapters/network/network.ts'
import { type ReadingRecords, recordInMemory } from '#app/adapters/network/reading-record.ts'
import { perchNetwork, type XSettings, xNetwork } from '#app/adapters/network/x/index.ts'
import type { XApp } from '#app/adapters/network/x/oauth.ts'

export interface NetworkSettings {
  offered: readonly NetworkId[]
  perch_url: string
  bluesky: BlueskySettings
  perch_app_token: string | null
  /** null: Perch can't ask people for their consent. */
  perch_app: XApp | null
  x: XSettings
}

/** `docs/decisions/0121-networks.md` says what else a new one needs. */
const adapters: Record<NetworkId, (settings: NetworkSettings, clock: Clock, records: ReadingRecords) => Network> = {
  perch: ({ perch_url, perch_app_token, perch_app }, clock, records) =>
    perchNetwork(perch_url, clock, perch_app_token, records('perch'), perch_app),
  bluesky: ({ bluesky }, clock) => blueskyNetwork(bluesky, clock),
  x: ({ x }, clock, records) => xNetwork(x, clock, records('x')),
}

export interface Networks {
  offered: readonly Network[]
  /** A network that is not offered keeps its name and URLs, but cannot be called. */
  of(id: NetworkId): Network
  forUser(id: NetworkId | null): Network
}

export function createNetworks(
  settings: NetworkSettings,
  clock: Clock,
  records: ReadingRecords = recordInMemory,
): Networks {
  return networksOf(
    settings.offered.map((id) => adapters[id](settings, clock, records)),
    (id) => withdrawn(adapters[id](settings, clock, records)),
  )
}

export function networksOf(offered: readonly Network[], other: (id: NetworkId) => Network): Networks {
  const of = (id: NetworkId) => offered.find((network) => network.id === id) ?? other(id)
  const undecided = anyOf(offered)
  return { offered, of, forUser: (id) => (id === null ? undecided : of(id)) }
}

function anyOf(offered: readonly Network[]): Network {
  const [first] = offered
  if (!first) throw new Error('No network is offered.')
  if (offered.length === 1) return first
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(offered.map(({ name }) => name))
  return { ...first, name: names, stands_for: offered.map(({ id }) => id) }
}

function withdrawn(network: Network): Network {
  const refuse = async () => {
    throw new NetworkError('unavailable', `${network.name} isn’t offered here right now.`)
  }
  return { ...network, client: () => new Proxy({} as NetworkClient, { get: () => refuse }) }
}
