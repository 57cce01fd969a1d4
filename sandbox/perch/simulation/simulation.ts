import type { Network } from '../state/network.ts'
import { PostStream } from './post-stream.ts'
import { Reactions } from './reactions.ts'

const TICK_MS = 200

/** Makes the simulated people act in time with the clock, at any clock rate. */
export function startSimulation(network: Network): { stop(): void } {
  const stream = new PostStream(network)
  const reactions = new Reactions(network)
  const timer = setInterval(() => {
    stream.run()
    reactions.run()
  }, TICK_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
