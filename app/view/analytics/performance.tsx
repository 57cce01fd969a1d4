import { insightsPlan } from '#app/content/plans.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { hourText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Chart } from '#app/ui/chart.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { type Delta, Stat } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { kindSeries } from '#app/view/activity/kinds.ts'
import { chartTabs } from '#app/view/analytics/tabs.ts'
import { counted } from '#app/view/text.ts'

type PerformanceProps = Extract<AnalyticsTab, { tab: 'performance' }> & { time_zone: string; network: string }

export function Performance(props: PerformanceProps) {
  const { bot_performance, trends, by_hour, series, time_zone, network, days, analytics_days, has_insights } = props
  const { status, uptime, actions_today, success_rate, avg_response_time, errors } = bot_performance
  const running = status === 'running'
  const shown = series.days
  const lastWeek = series.days.slice(-7)
  return (
    <div className="grid gap-10">
      {!running && (
        <Alert
          tone="attention"
          title="Bot Not Running"
          actions={
            <LinkButton to="/dashboard" size="sm" variant="secondary">
              Go to the dashboard
            </LinkButton>
          }
        >
          The figures stay as they are until you wake it up.
        </Alert>
      )}
      <section aria-label="Figures" className="grid grid-cols-2 gap-x-8 gap-y-8 md:grid-cols-3">
        <Stat
          label="Actions Today"
          value={actions_today}
          series={
            lastWeek.length === 7
              ? lastWeek.map(({ counts }) => Object.values(counts).reduce((sum, count) => sum + count))
              : undefined
          }
          delta={change(trends.actions_trend, '', 'vs all of yesterday')}
          note="Sent in your name since midnight."
        />
        <Stat
          label="Success Rate"
          value={success_rate ?? undefined}
          unit="%"
          delta={change(trends.success_rate_trend, ' points', 'vs the 7 days before')}
          note="The share of the last 7 days’ actions that succeeded."
        />
        <Stat
          label="Avg Response Time"
          value={avg_response_time ?? undefined}
          unit="ms"
          note={`How long ${network} took to answer, on average over 7 days.`}
        />
        <Stat
          label="Errors"
          value={errors}
          hue="clay"
          series={lastWeek.length === 7 ? lastWeek.map(({ failed }) => failed) : undefined}
          note={`What ${network} refused since midnight.`}
        />
        <Stat
          label="Uptime"
          value={running ? lasting(uptime) : undefined}
          emptyText="Not running"
          note="Since the bot was last started."
        />
        <Stat
          label="Best Hour"
          value={by_hour?.best ? hourText(by_hour.best.hour) : undefined}
          emptyText={!has_insights ? `With ${insightsPlan}` : by_hour ? 'Several are tied' : undefined}
          note="The hour of your day with the most successful actions in 30 days; shown from ten actions on."
        />
      </section>
      <Tabs label="Period" look="segments" tabs={chartTabs(days, analytics_days)} />
      {shown.some(({ counts }) => Object.values(counts).some((count) => count > 0)) ? (
        <>
          {shown.length > 1 && (
            <Chart
              title="Actions by day"
              description={`The last ${shown.length} days, ${time_zone}`}
              points={shown.map(({ day, counts, failed }) => ({
                key: day,
                label: dayName(day),
                values: { ...counts, failed },
              }))}
              series={kindSeries}
              summary={summaryOf(shown)}
              pointHeader="Day"
              newestFirst
              extra={[{ key: 'failed', header: 'Refused', numeric: true, cell: ({ values }) => values.failed ?? 0 }]}
              counted={`Actions sent on each day in your time zone. Those in progress or without a known result count, those that ${network} refused do not. The labels on the right show the totals.`}
            />
          )}
          <Chart
            title="Successful actions by hour"
            description={`${shown.length > 1 ? 'The same days' : 'Today'}, by the hour of your day, ${time_zone}`}
            points={series.hours.map((count, hour) => ({
              key: `${hour}`,
              label: hourText(hour),
              tick: hour % 6 === 0,
              values: { count },
            }))}
            series={[{ key: 'count', label: 'Actions', hue: 'pine', pattern: 'solid' }]}
            summary="Successful actions for each hour of the day; the table below has the figures."
            pointHeader="Hour"
            counted={`Each successful action ${shown.length > 1 ? `of the last ${shown.length} days` : 'of today'}, in the hour in which it was sent.`}
          />
        </>
      ) : (
        <Empty title="No data yet" level={2}>
          {days === analytics_days
            ? 'The charts begin with the bot’s first action.'
            : 'Nothing was sent in this period.'}
        </Empty>
      )}
    </div>
  )
}

function change(value: number | null, unit: string, period: string): Delta | undefined {
  if (value === null) return undefined
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'flat'
  return { direction, sentiment: value > 0 ? 'good' : 'neutral', value: `${Math.abs(value)}${unit}`, period }
}

/** A duration in at most two units. */
function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

function summaryOf(days: Extract<AnalyticsTab, { tab: 'performance' }>['series']['days']): string {
  const total = { reply: 0, like: 0, follow: 0, view: 0 }
  for (const { counts } of days)
    for (const kind of ['reply', 'like', 'follow', 'view'] as const) total[kind] += counts[kind]
  const { reply, like, follow, view } = total
  return `Actions on each of the last ${days.length} days: ${counted(reply, 'reply', 'replies')}, ${counted(like, 'like')}, ${counted(follow, 'follow')} and ${counted(view, 'view')} in all.`
}
