import type { Clock } from '#app/adapters/clock.ts'
import type { Meter } from '#app/adapters/model/mind.ts'
import { type FailureKind, ModelFailure } from './failure.ts'

/** The tokens reserved for one request; settled once. */
export interface Reservation {
  /** Replaces the estimate by the actual usage; without a figure the estimate stands. */
  settle(tokens?: number): Promise<void>
}

export interface TokenBudget {
  /** Reserves tokens before a request; throws `ModelFailure` if too few are left for the day. */
  reserve(tokens: number): Promise<Reservation>
}

/**
 * Tokens of one process per product day (the clock's UTC day), for all users together: the upper bound of what an
 * installation spends. Concurrent requests cannot overdraw it.
 */
export function dailyBudget(tokens: number, clock: Clock, whenUsedUp: FailureKind = 'budget'): TokenBudget {
  let day = ''
  let used = 0
  const turn = () => {
    const today = clock.now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      used = 0
    }
    return today
  }
  return {
    async reserve(estimate) {
      const reservedOn = turn()
      if (used + estimate > tokens) throw new ModelFailure(whenUsedUp)
      used += estimate
      return {
        async settle(actual = estimate) {
          if (turn() === reservedOn) used = Math.max(0, used + actual - estimate)
        },
      }
    },
  }
}

/** A share of a budget: refuses what exceeds either `part` or what is left in `whole`. */
export function partOf(whole: TokenBudget, part: TokenBudget): TokenBudget {
  return {
    async reserve(estimate) {
      const fromWhole = await whole.reserve(estimate)
      const fromPart = await part.reserve(estimate).catch(async (error) => {
        await fromWhole.settle(0)
        throw error
      })
      return {
        async settle(actual) {
          await fromWhole.settle(actual)
          await fromPart.settle(actual)
        },
      }
    },
  }
}

/** A user's tokens per day, over all processes. */
export function userBudget(tokens: number, meter: Meter): TokenBudget {
  return {
    async reserve(estimate) {
      const spend = await meter.reserve(estimate, tokens)
      if (spend === null) throw new ModelFailure('user_budget')
      return {
        async settle(actual = estimate) {
          if (actual !== estimate) await spend(actual)
        },
      }
    },
  }
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
