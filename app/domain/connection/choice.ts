import type { Credentials, Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { maxHandleLength, type NetworkId } from '#app/contract/networks.ts'
import { handleOf } from '#app/contract/typed.ts'
import { fail } from '#app/domain/failure.ts'

/** The user's own network first, the practice network last. */
export function connectChoice({ offered, forUser }: Networks, asked: URLSearchParams, own: NetworkId | null) {
  const first = asked.get('network') ?? own
  const rank = ({ id }: Network) => (id === first ? 0 : id === 'perch' ? 2 : 1)
  return {
    networks: offered.toSorted((one, other) => rank(one) - rank(other)).map(aboutNetwork),
    connects: forUser(null).name,
    handle: handleOf(asked.get('handle')?.slice(0, 2_000) ?? '').slice(0, maxHandleLength) || undefined,
  }
}

const aboutNetwork = ({
  id,
  name,
  allows,
  connect_by,
  home_server,
  tokens_url,
  sign_in_url,
  sign_up_url,
}: Network) => ({
  id,
  name,
  allows,
  connect_by,
  home_server,
  tokens_url,
  sign_in_url,
  sign_up_url,
  by_consent: connect_by.includes('oauth') || connect_by.includes('bound_oauth'),
  /** Simulated people, to try things out. */
  is_practice: id === 'perch',
})

export type ConnectChoice = ReturnType<typeof connectChoice>

/** `asked`: which one, if there are several. Throws `way_not_offered`. */
export function networkConnectedBy({ offered }: Networks, way: Credentials['kind'], asked: string | null): Network {
  const able = offered.filter(({ connect_by }) => connect_by.includes(way))
  return able.find(({ id }) => id === asked) ?? able[0] ?? fail('way_not_offered')
}
