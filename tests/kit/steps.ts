import type { Network } from '#app/adapters/network/network.ts'
import type { StepResult } from '#app/domain/bot/schedule/lease.ts'
import { type ClaimedBot, claimDueBots, finishStep } from '#app/domain/bot/schedule/lease.ts'
import { settleLostCalls } from '#app/domain/bot/send/lost-calls.ts'
import { step } from '#app/domain/bot/step.ts'
import type { Bench } from './bench.ts'
import { maxWaitMs } from './until.ts'

/** Claims a due bot and runs one step of at most `ms`; returns null if none is due. */
export async function stepOnce(
  bench: Bench<Network>,
  ms = maxWaitMs,
): Promise<(StepResult & { bot: ClaimedBot }) | null> {
  const [bot] = await claimDueBots(bench.db, 1, bench.clock.now())
  if (!bot) return null
  const result = await step(bench, bot, AbortSignal.timeout(ms))
  await finishStep(bench, bot, result, bench.clock.now())
  return { ...result, bot }
}

/** Makes the deadlines of all open calls pass and runs the sweep. */
export async function settleLostCallsNow(bench: Bench<Network>): Promise<number> {
  await bench.sql(`update actions set call_deadline = now() - interval '31 seconds' where state = 'sending'`)
  return settleLostCalls(bench)
}
