import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Sentences that need the user’s word, whatever the mode. */
export function Claims({ claims, sending }: { claims: string[]; sending: string | null }) {
  return (
    <div className="grid gap-2">
      <p className="flex gap-1.5 font-medium">
        <Icon name="alert" className="mt-0.5 text-marigold" />
        <span className="min-w-0 wrap-anywhere">
          Your posts don’t say this about you, or the subject is delicate:{' '}
          {claims.map((claim) => `“${claim}”`).join(' ')}
        </span>
      </p>
      <p className="text-muted">
        If it’s true, send the reply or add it as a fact, which later replies may use. If it isn’t, edit or reject it.
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon="plus"
        name="intent"
        value="add-facts"
        pending={sending === 'add-facts'}
        className="w-fit"
      >
        {claims.length === 1 ? 'Add as a fact' : 'Add as facts'}
      </Button>
    </div>
  )
}
