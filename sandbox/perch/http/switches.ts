import { z } from 'zod'

export const FAULTS = [
  '429',
  'usage_cap',
  '429_day',
  '429_app_day',
  '429_retry_after',
  '401',
  '403_blocked',
  '403_duplicate',
  '403_not_summoned',
  '403_automated',
  '403_client',
  'html_401',
  'html_403',
  'html_502',
  'errors_only',
  'suspended',
  'protected',
  '500',
  '503',
  'slow',
  'cut',
  'cut_before',
] as const
export type Fault = (typeof FAULTS)[number]

export const switchInput = z.strictObject({
  handle: z.string().optional(),
  route: z.string().optional(),
  fault: z.enum(FAULTS),
  times: z.number().int().min(1).optional(),
  reset_in_s: z.number().min(0).max(86_400).optional(),
  delay_ms: z.number().int().min(0).max(600_000).optional(),
})

type SwitchOptions = z.output<typeof switchInput>

interface Switch extends SwitchOptions {
  left: number
  /** When an unlimited 429 of any kind ends, in ms since 1970; set at its first use. */
  until: number | null
}

export interface TriggeredFault {
  fault: Fault
  delayMs: number
  resetAt: Date
  waitSeconds: number
}

function sameRoute(pattern: string, route: string): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .replace(/:\w+|\{\w+\}/g, '*')
      .toLowerCase()
  return plain(pattern) === plain(route)
}

/** The faults that a test has switched on. */
export class FaultSwitches {
  private switches: Switch[] = []

  constructor(private readonly clock: { now(): Date }) {}

  add(options: SwitchOptions): void {
    this.switches.push({ ...options, left: options.times ?? Number.POSITIVE_INFINITY, until: null })
  }

  clear(): void {
    this.switches = []
  }

  list(): SwitchOptions[] {
    return this.switches.map(({ left, until: _until, ...options }) =>
      Number.isFinite(left) ? { ...options, times: left } : options,
    )
  }

  take(handle: string, route: string): TriggeredFault | null {
    const now = this.clock.now().getTime()
    const found = this.switches.find(
      (candidate) =>
        (candidate.handle === undefined || candidate.handle.toLowerCase() === handle.toLowerCase()) &&
        (candidate.route === undefined || sameRoute(candidate.route, route)) &&
        (candidate.until === null || candidate.until > now),
    )
    if (!found) return null
    const resetAt = found.until ?? now + (found.reset_in_s ?? 900) * 1000
    if (found.fault.startsWith('429') && found.times === undefined) found.until = resetAt
    found.left -= 1
    if (found.left <= 0) this.switches = this.switches.filter((candidate) => candidate !== found)
    return this.triggered(found.fault, resetAt, found.delay_ms)
  }

  triggered(fault: Fault, resetAt = this.clock.now().getTime() + 900_000, delayMs = 5000): TriggeredFault {
    const waitSeconds = Math.ceil((resetAt - this.clock.now().getTime()) / 1000)
    return { fault, delayMs, resetAt: new Date(resetAt), waitSeconds }
  }
}
