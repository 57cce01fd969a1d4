import type { Network } from '#app/adapters/network/network.ts'
import { look, lookState } from '#app/domain/inbox/look.ts'
import type { Bench } from './bench.ts'
import { maxWaitMs } from './until.ts'

/** Looks for what people wrote to the user; returns why that was not possible. */
export async function lookForMentions(bench: Bench<Network>, userId: string): Promise<string | null> {
  await look(bench, userId, { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
  return (await lookState(bench.db, userId, bench.clock.now())).why
}
