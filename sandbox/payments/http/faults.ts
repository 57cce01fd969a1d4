import { z } from 'zod'

export const FAULTS = ['slow', 'down', '500', '429', 'cut', 'lose', 'duplicate', 'shuffle'] as const
export type Fault = (typeof FAULTS)[number]

export const faultInput = z.strictObject({
  fault: z.enum(FAULTS),
  /** "GET /v1/subscriptions" and what begins with it, or an event's type; any without it. */
  on: z.string().min(1).optional(),
  /** How often; without it until it is switched off. */
  times: z.coerce.number().int().min(1).optional(),
  /** Of how many calls or events it takes one, from 0 to 1. */
  chance: z.coerce.number().min(0).max(1).optional(),
  delay_ms: z.coerce.number().int().min(0).max(600_000).optional(),
  copies: z.coerce.number().int().min(2).max(20).optional(),
  /** Whether a failed call asks its caller to try again; it does. */
  retry: z.boolean().optional(),
})

export type FaultInput = z.output<typeof faultInput>

interface Switch extends FaultInput {
  left: number
}

export interface Thrown {
  delayMs: number
  copies: number
  retry: boolean
}

/** Troubles that a developer or a test has asked for. */
export class Switches {
  #switches: Switch[] = []

  add(input: FaultInput): void {
    this.#switches.push({ ...input, left: input.times ?? Number.POSITIVE_INFINITY })
  }

  clear(fault?: Fault): void {
    this.#switches = fault ? this.#switches.filter((one) => one.fault !== fault) : []
  }

  list(): FaultInput[] {
    return this.#switches.map(({ left, ...input }) => (Number.isFinite(left) ? { ...input, times: left } : input))
  }

  isOn(fault: Fault): boolean {
    return this.#switches.some((one) => one.fault === fault)
  }

  /** Whether this fault strikes here; that uses it up. */
  take(fault: Fault, where: string): Thrown | null {
    const found = this.#switches.find(
      (one) => one.fault === fault && where.startsWith(one.on ?? '') && Math.random() < (one.chance ?? 1),
    )
    if (!found) return null
    found.left -= 1
    if (found.left <= 0) this.#switches = this.#switches.filter((one) => one !== found)
    return { delayMs: found.delay_ms ?? 3_000, copies: found.copies ?? 3, retry: found.retry ?? true }
  }
}
