import type { NetworkId } from '#app/contract/networks.ts'
import { currentLog } from '#app/log.ts'

const pending = new Map<NetworkId, number>()

/** What this process could not read since `takeOddObjects`. */
export const pendingOddObjects = (): ReadonlyMap<NetworkId, number> => pending

/** An object that can't be read costs that object, never its page. `faults`: one for each, without its content. */
export function noteOddObjects(network: NetworkId, faults: readonly string[]): void {
  if (faults.length === 0) return
  pending.set(network, (pending.get(network) ?? 0) + faults.length)
  const different = [...new Set(faults.map((fault) => fault.slice(0, 200)))].slice(0, 10)
  currentLog()?.warn({ network, objects: faults.length, faults: different }, 'objects of a network could not be read')
}

export function takeOddObjects(): [NetworkId, number][] {
  const taken = [...pending]
  pending.clear()
  return taken
}
