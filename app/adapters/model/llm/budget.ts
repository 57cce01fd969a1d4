import type { Clock } from '#app/adapters/clock.ts'
import type { Meter } from '#app/adapters/model/mind.ts'
import { ModelFailure } from './failure.ts'

/** What was set aside for one request. Settled once; what comes later is ignored. */
export interface Reservation {
  /** Replaces the estimate by what was really used; without a figure the estimate stands. */
  settle(tokens?: number): Promise<void>
}

export interface Budget {
  /** Sets tokens aside before a request; throws `ModelFailure` 'budget' where the day has not enough left. */
  reserve(tokens: number): Promise<Reservation>
}

/**
 * Tokens of one process and product-day (the clock's UTC day), all users together: what an installation spends at most,
 * whoever works. What runs at once cannot overdraw it.
 */
export function dailyBudget(tokens: number, clock: Clock): Budget {
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
      if (used + estimate > tokens) throw new ModelFailure('budget')
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

/** A user's share of it: `tokens` on a day, in all processes together, and never more than `whole` has left. */
export function userBudget(tokens: number, meter: Meter, whole: Budget): Budget {
  return {
    async reserve(estimate) {
      const fromWhole = await whole.reserve(estimate)
      const spend = await meter.reserve(estimate, tokens).catch(async (error) => {
        await fromWhole.settle(0)
        throw error
      })
      if (spend === null) {
        await fromWhole.settle(0)
        throw new ModelFailure('user_budget')
      }
      let open = true
      return {
        async settle(actual = estimate) {
          await fromWhole.settle(actual)
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
