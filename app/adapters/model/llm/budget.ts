import type { Meter, Payer } from '#app/adapters/model/mind.ts'
import { type FailureKind, ModelFailure } from './failure.ts'

/** The tokens reserved for one request; settled once. */
interface Reservation {
  /** Replaces the estimate by the actual usage; without a figure the estimate stands. */
  settle(tokens?: number): Promise<void>
}

export interface TokenBudget {
  /** Reserves tokens before a request; throws `ModelFailure` if too few are left for the day. */
  reserve(tokens: number): Promise<Reservation>
}

/** What is left of a payer's day; `onUsedUp` is called when it is too little. */
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
  if (payer === 'guests' || payer === 'guest_chat') return 'guest_budget'
  return payer === 'operator' ? 'budget' : 'plan_budget'
}

/** No single tokenizer fits every model: three characters per token is a safe estimate for English and JSON. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3)
}

/**
 * How long the model may delay one unit of work, in real ms: a bot's step asks about many posts under one signal and
 * has its own deadline, so all its questions together may take `share`. After an outage the model is left alone for a
 * while, so that not every step waits for it again.
 */
export function patience(share: number) {
  const waited = new WeakMap<AbortSignal, number>()
  let restUntil = 0
  return {
    /** What is left for this unit of work, at most `most`. */
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
