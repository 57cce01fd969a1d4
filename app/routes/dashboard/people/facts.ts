import type { FormResult } from '#app/ui/form.tsx'
import type { DayText } from './words.ts'

export interface PeopleFacts {
  now: Date
  network: string
  dayText: DayText
  actionData: FormResult | undefined
}
