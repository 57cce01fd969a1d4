import type { ExtensionCard as CardData } from '#app/domain/extension/status.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Browsers } from '#app/view/extension/browsers.tsx'

interface ExtensionCardProps {
  extension: CardData
  now: Date
  time_zone: string
}

export function ExtensionCard({ extension, ...place }: ExtensionCardProps) {
  const { browsers } = extension
  return (
    <Card
      quiet
      title="Browser extension"
      description={browsers.length === 0 ? 'Not connected in any browser.' : undefined}
    >
      {browsers.length === 0 ? (
        <>
          <LinkButton
            to="/onboarding?step=2"
            size="sm"
            variant="secondary"
            icon="puzzle"
            className="max-sm:hidden pointer-coarse:hidden"
          >
            Get the extension
          </LinkButton>
          <p className="text-sm text-muted sm:hidden">It’s for Chrome on a computer.</p>
        </>
      ) : (
        <Browsers {...extension} {...place} action="/dashboard" />
      )}
    </Card>
  )
}
