import type { RatingView } from '#app/domain/ratings/start.ts'
import type { FormResult } from '#app/ui/form.tsx'

export interface RateProps {
  rating: RatingView
  /** The draft to show; it may not be written yet. */
  position: number
  network: string
  setup_completed: boolean
  time_zone: string
  now: Date
  actionData: FormResult | undefined
}
