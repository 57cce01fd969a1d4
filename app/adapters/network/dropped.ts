import type { NetworkId } from '#app/contract/networks.ts'
import { currentLog } from '#app/log.ts'

const counts = new Map<NetworkId, number>()

/** In this process. */
export const droppedObjects = (): ReadonlyMap<NetworkId, number> => counts

/** An object that can't be read costs that object, never its page. `faults`: one for each, without its content. */
export function noteDropped(network: NetworkId, call: string, faults: readonly string[]): void {
  if (faults.length === 0) return
  counts.set(network, (counts.get(network) ?? 0) + faults.length)
  const fault = faults[0]?.slice(0, 200)
  currentLog()?.warn({ network, call, dropped: faults.length, fault }, 'objects of a network could not be read')
}
