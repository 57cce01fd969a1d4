import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'

/** Until the user has gone on from the result. */
export function ResultNews() {
  return (
    <Alert
      tone="success"
      title="Analysis Complete!"
      actions={
        <LinkButton to="/onboarding?step=3" size="sm" variant="secondary" iconEnd="arrow-right">
          See what it found
        </LinkButton>
      }
    >
      Warble has read your posts. The bot works with what it found.
    </Alert>
  )
}

/** Of an analysis that completes while the page is open. */
export function CompletionToast({ analysis }: { analysis: { status: string; created_at: Date | null } | null }) {
  const completed = analysis?.status === 'complete' && Number(analysis.created_at)
  const [known] = useState(completed)
  return completed && completed !== known && <FlashToast key={completed} title="Analysis Complete!" tone="success" />
}
