import { setTimeout as pause } from 'node:timers/promises'
import type { World } from './world.ts'

/** A process reads the shared clock's file again after 5 ms (app/adapters/clock.ts). */
const readingLife = 5

/** Moves the world's time, and returns once every process of it sees the new one. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.sandbox.clock.advance(ms)
  await pause(readingLife * 3)
}
