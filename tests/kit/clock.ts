import { setTimeout as pause } from 'node:timers/promises'
import type { World } from './world.ts'

/** Processes cache the shared clock file for 5 ms (app/adapters/clock.ts). */
const cacheMs = 5

/** Advances the world's clock and waits until every process has read the new time. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.sandbox.clock.advance(ms)
  await pause(cacheMs * 3)
}
