import { setImmediate as otherWork } from 'node:timers/promises'
import { NetworkError } from '#app/adapters/network/network-error.ts'

interface Lane {
  running: number
  waiting: (() => void)[]
}

/** Equal callers share one limit. */
export type Caller = string | object

/** Limits concurrent work per caller. Throws `unavailable` if the signal ends the wait: nothing was done. */
export function inTurn(most: number) {
  const lanes = new Map<Caller, Lane>()

  function turn(lane: Lane, signal: AbortSignal | null | undefined): Promise<void> {
    if (lane.running < most) {
      lane.running += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const take = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        lane.waiting.splice(lane.waiting.indexOf(take), 1)
        reject(new NetworkError('unavailable', 'There was no time left for this call.'))
      }
      lane.waiting.push(take)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  function leave(caller: Caller, lane: Lane): void {
    const next = lane.waiting.shift()
    if (next) next()
    else lane.running -= 1
    if (lane.running === 0) lanes.delete(caller)
  }

  return async <T>(caller: Caller, signal: AbortSignal | null | undefined, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(caller) ?? { running: 0, waiting: [] }
    lanes.set(caller, lane)
    await turn(lane, signal)
    try {
      await otherWork()
      return await work()
    } finally {
      leave(caller, lane)
    }
  }
}

export const callInTurn = inTurn(4)
