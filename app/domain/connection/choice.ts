import type { Credentials, Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { longestHandle, type NetworkId } from '#app/contract/networks.ts'
import { handleOf } from '#app/contract/typed.ts'
import { fail } from '#app/domain/failure.ts'

/** `own`: the network of the user's account, preselected. */
export function connectChoice({ offered, forUser }: Networks, asked: URLSearchParams, own: NetworkId | null) {
  const wanted = asked.get('network') ?? own
  const chosen = offered.length === 1 ? offered[0] : offered.find(({ id }) => id === wanted)
  return {
    choices: offered.length === 1 ? [] : offered.map(({ id, name, allows }) => ({ id, name, allows })),
    chosen: chosen ? aboutNetwork(chosen) : null,
    connects: (chosen ?? forUser(null)).name,
    handle: handleOf(asked.get('handle')?.slice(0, 2_000) ?? '').slice(0, longestHandle) || undefined,
  }
}

const aboutNetwork = ({ id, name, allows, connect_by, home_server, tokens_url, sign_in_url }: Network) => ({
  ...{ id, name, allows, connect_by, home_server, tokens_url, sign_in_url },
  /** Simulated people, to try things out. */
  is_practice: id === 'perch',
})

export type ConnectChoice = ReturnType<typeof connectChoice>

/** `asked`: which one, if there are several. Throws `way_not_offered`. */
export function networkConnectedBy({ offered }: Networks, way: Credentials['kind'], asked: string | null): Network {
  const able = offered.filter(({ connect_by }) => connect_by.includes(way))
  return able.find(({ id }) => id === asked) ?? able[0] ?? fail('way_not_offered')
}
