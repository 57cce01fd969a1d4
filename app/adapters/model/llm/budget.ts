import type { Clock } from '#app/adapters/clock.ts'
import type { Meter } from '#app/adapters/model/mind.ts'
import { type FailureKind, ModelFailure } from './failure.ts'

/** What was set aside for one request. Settled once; what comes later is ignored. */
export interface Reservation {
  /** Replaces the estimate by what was really used; without a figure the estimate stands. */
  settle(tokens?: number): Promise<void>
}

export interface Budget {
  /** Sets tokens aside before a request; throws `ModelFailure` where the day has not enough left. */
  reserve(tokens: number): Promise<Reservation>
}

/**
 * Tokens of one process and product-day (the clock's UTC day), all users together: what an installation spends at most,
 * whoever works. What runs at once cannot overdraw it.
 */
export function dailyBudget(tokens: number, clock: Clock, whenUsedUp: FailureKind = 'budget'): Budget {
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
      let open = true
      return {
        async settle(actual = estimate) {
          if (!open) return
          open = false
          if (turn() === reservedOn) used = Math.max(0, used + actual - estimate)
        },
      }
    },
  }
}

/** A part of it: what fits neither in `part` nor in what `whole` has left is refused. */
export function partOf(whole: Budget, part: Budget): Budget {
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

/** A user's tokens on a day, in all processes together. */
export function userBudget(tokens: number, meter: Meter): Budget {
  return {
    async reserve(estimate) {
      const spend = await meter.reserve(estimate, tokens)
      if (spend === null) throw new ModelFailure('user_budget')
      let open = true
      return {
        async settle(actual = estimate) {
          if (!open) return
          open = false
          if (actual !== estimate) await spend(actual)
        },
      }
    },
  }
}

/** No tokenizer of ours fits every model: three characters a token is on the safe side for English and JSON. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3)
}
