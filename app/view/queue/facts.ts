import type { Counting } from '#app/adapters/network/text-length.ts'
import type { FormResult } from '#app/ui/form.tsx'

/** What every part of the queue's page needs. */
export interface QueueFacts {
  now: Date
  time_zone: string
  network: string
  max_length: number
  counting: Counting
  actionData: FormResult | undefined
}
