import type { Network } from '../state/network.ts'
import { Reactions } from './reactions.ts'
import { Stream } from './stream.ts'

const TICK_MS = 200

/** Lets people act when the clock says so, at whatever speed it runs. */
export function startLife(network: Network): { stop(): void } {
  const stream = new Stream(network)
  const reactions = new Reactions(network)
  const timer = setInterval(() => {
    stream.run()
    reactions.run()
  }, TICK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
