import { setTimeout as pause } from 'node:timers/promises'
import { day, minute } from '#app/domain/time.ts'
import type { World } from './world.ts'

/** Processes cache the shared clock file for 5 ms (app/adapters/clock.ts). */
const cacheMs = 5

/** Advances the world's clock and waits until every process has read the new time. */
export async function moveClock(world: World, ms: number): Promise<void> {
  world.sandbox.clock.advance(ms)
  await pause(cacheMs * 3)
}

/** Stops the world's clock until its rate is set again, so that seconds count only where a test moves it. */
export async function freezeClock(world: World): Promise<void> {
  world.sandbox.clock.set({ rate: 0 })
  await pause(cacheMs * 3)
}

/** Moves to the next window of that length, as limits count them, so that none ends while a test fills it. */
export const nextWindow = (world: World, ms: number) =>
  moveClock(world, ms - (world.sandbox.clock.now().getTime() % ms))

/** Moves past midnight (UTC) if that is near, so that the day does not end while a test counts on it. */
export async function awayFromMidnight(world: World): Promise<void> {
  const left = day - (world.sandbox.clock.now().getTime() % day)
  if (left < 10 * minute) await moveClock(world, left)
}

/** It is morning for the user, so that the bot may write to strangers. */
export const moveToMorning = (world: World, email: string) =>
  world.sql('update users set time_zone = $2 where email = $1', [email, zoneInTheMorning(world.sandbox.clock.now())])

/** At night, as when tests run then, the user lives where it is morning. */
export async function awayFromNight(world: World, email: string): Promise<void> {
  const hour = world.sandbox.clock.now().getUTCHours()
  if (hour < 8 || hour >= 20) await moveToMorning(world, email)
}

/** A time zone in which it is between nine and ten in the morning, as bots hardly act at night. */
export const zoneInTheMorning = (now: Date) => zoneAtHour(now, 9)

/** A time zone in which this hour of the day has begun. */
export function zoneAtHour(now: Date, hour: number): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12
  // POSIX inverts the sign: Etc/GMT-3 is three hours ahead.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
