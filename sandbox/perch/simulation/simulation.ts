import type { Network } from '../state/network.ts'
import { AbroadStream } from './abroad.ts'
import { PostStream } from './post-stream.ts'
import { Reactions } from './reactions.ts'

const TICK_MS = 200

interface Simulation {
  /** Makes the people do everything that is due by the clock. */
  act(): void
  stop(): void
}

interface Options {
  /** Whether they act by themselves, at any clock rate, or only when told to. */
  tick: boolean
  /** Whether people of other languages write. */
  isOdd: () => boolean
  tastes: boolean
}

/** Makes the simulated people act in time with the clock. */
export function startSimulation(network: Network, { tick, isOdd, tastes }: Options): Simulation {
  const parts = [new PostStream(network), new AbroadStream(network, isOdd), new Reactions(network, tastes)]
  const act = () => {
    for (const part of parts) part.run()
  }
  const timer = tick ? setInterval(act, TICK_MS).unref() : undefined
  return { act, stop: () => clearInterval(timer) }
}
