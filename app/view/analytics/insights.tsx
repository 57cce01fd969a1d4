import { insightsPlan } from '#app/content/plans.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'

type InsightsData = Extract<AnalyticsTab, { tab: 'insights' }>

export function Insights({ insights, by_hour, bot_performance, has_insights, people, analytics_days }: InsightsData) {
  const { recommendation, warning } = insights
  return (
    <div className="grid max-w-3xl gap-6">
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
      {recommendation !== null || has_insights ? (
        <Card title="Recommendation" as="section">
          <p>
            {recommendation ??
              (by_hour
                ? `None yet: your ${by_hour.of} successful actions are spread over the day, and no hour stands out by more than chance.`
                : 'No data yet: a recommendation needs at least ten successful actions.')}
          </p>
          {by_hour && (
            <p className="mt-2 text-sm text-muted">
              From the actions of the last 30 days, by the hour of your local day.
            </p>
          )}
        </Card>
      ) : (
        <Alert
          title={`Insights are part of ${insightsPlan}`}
          actions={
            <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
              See the plans
            </LinkButton>
          }
        >
          The hour of your day that works best, what to make of it, and what came of it with each person.
        </Alert>
      )}
      {people && <People people={people} days={analytics_days} />}
    </div>
  )
}

function People({ people, days }: { people: NonNullable<InsightsData['people']>; days: number }) {
  return (
    <Card
      title="Results per person"
      description={`Replies of the last ${days} days and what they got, most answers first. Counted for a week after each reply.`}
      as="section"
    >
      {people.length === 0 ? (
        <p className="text-sm text-muted">
          No data yet: it begins with the first reply whose likes and answers are counted.
        </p>
      ) : (
        <Table
          caption="Results per person"
          captionHidden
          columns={[
            {
              key: 'person',
              header: 'Person',
              cell: ({ name, handle }) => (
                <span className="wrap-anywhere">
                  {name} <span className="text-muted">@{handle}</span>
                </span>
              ),
            },
            { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
            { key: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => answers },
            { key: 'likes', header: 'Likes', numeric: true, cell: ({ likes }) => likes },
          ]}
          rows={people}
          rowKey={({ author_id }) => author_id}
        />
      )}
    </Card>
  )
}
