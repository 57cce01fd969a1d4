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

/** One bot step asks many questions under one signal: together they may take `share` real ms. */
export function patience(share: number) {
  const waited = new WeakMap<AbortSignal, number>()
  let restUntil = 0
  return {
    left: (work: AbortSignal, most: number) => Math.max(0, Math.min(most, share - (waited.get(work) ?? 0))),
    took(work: AbortSignal, ms: number) {
      waited.set(work, (waited.get(work) ?? 0) + ms)
    },
    rest(ms: number) {
      restUntil = Math.max(restUntil, performance.now() + ms)
    },
    resting: () => performance.now() < restUntil,
  }
}
