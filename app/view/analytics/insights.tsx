import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export function Insights({ insights, by_hour, bot_performance }: Extract<AnalyticsTab, { tab: 'insights' }>) {
  const { recommendation, warning } = insights
  return (
    <div className="grid max-w-2xl gap-6">
      {warning && (
        <Alert
          tone="attention"
          title={warning}
          actions={
            bot_performance.status === 'stopped' && (
              <LinkButton to="/dashboard" size="sm" variant="secondary">
                Go to the dashboard
              </LinkButton>
            )
          }
        />
      )}
      <Card title="Recommendation" as="section">
        <p>
          {recommendation ??
            (by_hour
              ? `None yet: your ${by_hour.of} successful actions are spread over the day, and no hour stands out by more than chance.`
              : 'No data yet: a recommendation needs at least ten successful actions to rest on.')}
        </p>
        {by_hour && (
          <p className="mt-2 text-sm text-muted">Told from the last 30 days’ actions, by the hour of your local day.</p>
        )}
      </Card>
    </div>
  )
}
