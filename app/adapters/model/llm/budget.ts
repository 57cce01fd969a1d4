import type { Clock } from '#app/adapters/clock.ts'
import { ModelFailure } from './failure.ts'

/** What was set aside for one request. Settled once; what comes later is ignored. */
export interface Reservation {
  /** Replaces the estimate by what was really used; without a figure the estimate stands. */
  settle(tokens?: number): void
}

export interface Budget {
  /** Sets tokens aside before a request; throws `ModelFailure` 'budget' where the day has not enough left. */
  reserve(tokens: number): Reservation
  spent(): number
}

/**
 * Tokens of one process and product-day (the clock's UTC day), all users together: the port's calls do not say for whom
 * they are made. Budgets of each user come with the port's next change. What runs at once cannot overdraw it.
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
    reserve(estimate) {
      const reservedOn = turn()
      if (used + estimate > tokens) throw new ModelFailure('budget')
      used += estimate
      let open = true
      return {
        settle(actual = estimate) {
          if (!open) return
          open = false
          if (turn() === reservedOn) used = Math.max(0, used + actual - estimate)
        },
      }
    },
    spent() {
      turn()
      return used
    },
  }
}

/** No tokenizer of ours fits every model: three characters a token is on the safe side for English and JSON. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 3)
}
