import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FormResult } from '#app/ui/form.tsx'
import { ConnectionCard } from '#app/view/dashboard/connection-card.tsx'
import { AnalysisCard } from './analysis-card.tsx'
import { ExtensionCard } from './extension-card.tsx'
import type { ShownHome } from './home-data.ts'

/** What was set up, in one quiet row. */
export function SetupStrip({ home, actionData }: { home: ShownHome; actionData: FormResult | undefined }) {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 border-t border-rule pt-5 sm:grid-cols-2 lg:grid-cols-4">
      <ConnectionCard {...home} quiet />
      {home.extension && <ExtensionCard {...home} extension={home.extension} />}
      <AnalysisCard home={home} actionData={actionData} />
      <Card quiet title="Need Help?">
        <p className="text-sm text-muted">Common questions, and how to reach us.</p>
        <p className="mt-3">
          <LinkButton to="/dashboard/support" size="sm" variant="secondary" icon="support">
            Support Center
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}
