import type { Network } from '../state/network.ts'
import { PostStream } from './post-stream.ts'
import { Reactions } from './reactions.ts'

const TICK_MS = 200

export interface Simulation {
  /** Makes the people do everything that is due by the clock. */
  act(): void
  stop(): void
}

/** Makes the simulated people act: by themselves in time with the clock, at any clock rate, or only when told to. */
export function startSimulation(network: Network, tick: boolean): Simulation {
  const stream = new PostStream(network)
  const reactions = new Reactions(network)
  const act = () => {
    stream.run()
    reactions.run()
  }
  const timer = tick ? setInterval(act, TICK_MS).unref() : undefined
  return { act, stop: () => clearInterval(timer) }
}
