import type { Meter, Payer } from '#app/adapters/model/mind.ts'
import { type FailureKind, ModelFailure } from './failure.ts'

interface Reservation {
  /** Replaces the estimate; without a figure the estimate stands. */
  settle(tokens?: number): Promise<void>
}

export interface TokenBudget {
  /** Throws `ModelFailure` if too few are left for the day. */
  reserve(tokens: number): Promise<Reservation>
}

export function budgetOf(payer: Payer, meter: Meter, onUsedUp: () => void): TokenBudget {
  return {
    async reserve(estimate) {
      const spend = await meter.reserve(estimate)
      if (typeof spend === 'string') {
        onUsedUp()
        throw new ModelFailure(spend === 'own' ? 'user_budget' : commonKind(payer))
      }
      return {
        async settle(actual = estimate) {
          if (actual !== estimate) await spend(actual)
        },
      }
    },
  }
}

function commonKind(payer: Payer): FailureKind {
  if (payer === 'operator') return 'budget'
  return 'guest' in payer ? 'guest_budget' : 'plan_budget'
}

/** Three characters per token is a safe estimate for English and JSON with any tokenizer. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3)
}

/** Failures of so many askers in a row are the server's, whatever their texts. */
const askersOfOutage = 3
const maxAskers = 1_000

export function askerOf(payer: Payer): string {
  if (payer === 'operator') return payer
  return 'guest' in payer ? (payer.by[0]?.key ?? payer.guest) : payer.user_id
}

/** One bot step asks many questions under one signal: together they may take `share` real ms. */
export function patience(share: number) {
  const waited = new WeakMap<AbortSignal, number>()
  const restsOf = new Map<string, number>()
  const failed = new Set<string>()
  let restUntil = 0
  return {
    left: (work: AbortSignal, most: number) => Math.max(0, Math.min(most, share - (waited.get(work) ?? 0))),
    took(work: AbortSignal, ms: number) {
      waited.set(work, (waited.get(work) ?? 0) + ms)
    },
    /** `alone`: the others are asked for until more askers fail in a row. */
    rest(ms: number, asker: string, alone: boolean) {
      const until = performance.now() + ms
      failed.add(asker)
      if (!alone || failed.size >= askersOfOutage) restUntil = Math.max(restUntil, until)
      if (restsOf.size >= maxAskers) restsOf.clear()
      restsOf.set(asker, until)
    },
    succeeded: () => failed.clear(),
    resting: (asker: string) => performance.now() < Math.max(restUntil, restsOf.get(asker) ?? 0),
  }
}
