import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'

interface UnsureProps {
  niche: string | null
  confidence_score: number | null
  /** A button to try again, if the page has one to offer. */
  children?: ReactNode
}

/** Below this confidence, in percent, an analysis is little more than a guess. */
const minConfidence = 50

/** For an analysis without a clear niche: what that means for the bot, and what helps. */
export function Unsure({ niche, confidence_score, children }: UnsureProps) {
  if (niche === null || confidence_score === null) return null
  if (niche !== 'general' && confidence_score >= minConfidence) return null
  return (
    <Alert tone="info" title="Your niche isn’t clear yet" actions={children}>
      You have few posts, or they cover many topics, so the analysis is only {confidence_score}% sure. The bot can work
      with that, but finds fewer good matches. Post more about what you want to be known for, then analyze your account
      again.
    </Alert>
  )
}
