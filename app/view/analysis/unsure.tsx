import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'

interface UnsureProps {
  niche: string | null
  confidence_score: number | null
  /** Another try, where the page has one to offer. */
  children?: ReactNode
}

/** Below this a reading is closer to a guess, in percent. */
const sure = 50

/** Said of a reading that found no field to lead: what it means for the bot, and what helps. */
export function Unsure({ niche, confidence_score, children }: UnsureProps) {
  if (niche === null || confidence_score === null) return null
  if (niche !== 'general' && confidence_score >= sure) return null
  return (
    <Alert tone="info" title="Your posts do not show one field yet" actions={children}>
      They are few, or about many things, so the reading is only {confidence_score}% sure. The bot works with it, but
      finds fewer posts that suit you. Post more about what you want to be known for, then analyze the account again:
      the bot goes by the newest reading.
    </Alert>
  )
}
