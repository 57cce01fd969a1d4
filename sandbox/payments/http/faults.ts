import { z } from 'zod'

export const FAULTS = ['slow', 'down', '500', '429', 'cut', 'lose', 'duplicate', 'shuffle', 'late'] as const
export type Fault = (typeof FAULTS)[number]

export const faultInput = z.strictObject({
  fault: z.enum(FAULTS),
  /** A prefix of "METHOD /path" or of an event's type; any if absent. */
  on: z.string().min(1).optional(),
  /** How often; until it is cleared if absent. */
  times: z.coerce.number().int().min(1).optional(),
  /** The probability that it affects a call or event, from 0 to 1. */
  chance: z.coerce.number().min(0).max(1).optional(),
  delay_ms: z.coerce.number().int().min(0).max(600_000).optional(),
  /** By the product's clock; a random time up to it. */
  late_days: z.coerce.number().min(0.01).max(25).optional(),
  copies: z.coerce.number().int().min(2).max(20).optional(),
  /** The value of `stripe-should-retry` on a failed call; default true. */
  retry: z.boolean().optional(),
})

type FaultInput = z.output<typeof faultInput>

interface ActiveFault extends FaultInput {
  left: number
}

export interface TriggeredFault {
  delayMs: number
  copies: number
  lateDays: number
  retry: boolean
}

/** The faults that a developer or a test has switched on. */
export class Faults {
  #faults: ActiveFault[] = []

  add(input: FaultInput): void {
    this.#faults.push({ ...input, left: input.times ?? Number.POSITIVE_INFINITY })
  }

  clear(fault?: Fault): void {
    this.#faults = fault ? this.#faults.filter((one) => one.fault !== fault) : []
  }

  list(): FaultInput[] {
    return this.#faults.map(({ left, ...input }) => (Number.isFinite(left) ? { ...input, times: left } : input))
  }

  isOn(fault: Fault): boolean {
    return this.#faults.some((one) => one.fault === fault)
  }

  /** Uses up one occurrence of this fault if it applies here; null if it does not. */
  take(fault: Fault, where: string): TriggeredFault | null {
    const found = this.#faults.find(
      (one) => one.fault === fault && where.startsWith(one.on ?? '') && Math.random() < (one.chance ?? 1),
    )
    if (!found) return null
    found.left -= 1
    if (found.left <= 0) this.#faults = this.#faults.filter((one) => one !== found)
    const { delay_ms: delayMs = 3_000, copies = 3, late_days: lateDays = 3, retry = true } = found
    return { delayMs, copies, lateDays, retry }
  }
}
