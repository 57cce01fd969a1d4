import { insightsPlan } from '#app/content/plans.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { hourText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Chart } from '#app/ui/chart.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { deltaOf, Stat } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { kindSeries } from '#app/view/activity/entry.tsx'
import { HourChart } from '#app/view/activity/hour-chart.tsx'
import { counted, shareOf } from '#app/view/text.ts'
import { ResultsSection } from './results.tsx'
import { chartTabs } from './tabs.ts'

type Performed = Extract<AnalyticsTab, { tab: 'performance' }>
type PerformanceProps = Performed & { time_zone: string; network: string }

export function Performance(props: PerformanceProps) {
  const { bot_performance, results, time_zone, network, days, analytics_days } = props
  return (
    <div className="grid gap-6">
      {bot_performance.status === 'stopped' && (
        <Alert
          tone="attention"
          title="Bot Not Running"
          actions={
            <LinkButton to="/dashboard" size="sm" variant="secondary">
              Go to the dashboard
            </LinkButton>
          }
        >
          These numbers won’t change until you wake it up.
        </Alert>
      )}
      <Tabs label="Period" variant="segments" tabs={chartTabs(days, analytics_days)} />
      <ResultsSection results={results} time_zone={time_zone} network={network} />
      <Section title="Sent" description={`Actions in your name. Days and hours in ${time_zone}.`}>
        <SentCharts {...props} />
      </Section>
      <Section title="How it’s running" description="Speed, uptime and errors.">
        <RunFigures {...props} />
      </Section>
    </div>
  )
}

function SentCharts({
  series,
  days,
  analytics_days,
  time_zone,
  network,
  bot_performance,
  figures,
  trends,
}: PerformanceProps) {
  const shown = series.days
  const week = shown.slice(-7)
  const today = (
    <Stat
      className="max-w-64"
      label="Actions Today"
      value={bot_performance.actions_today}
      series={week.length === 7 ? week.map(({ counts: { reply, like, follow } }) => reply + like + follow) : undefined}
      delta={
        trends.actions_trend !== null && (trends.actions_trend !== 0 || figures.actions_today > 0)
          ? deltaOf(trends.actions_trend, '', `vs yesterday until ${figures.compared_until}`)
          : undefined
      }
      note="Replies, likes and follows since midnight."
    />
  )
  if (!shown.some(({ counts }) => Object.values(counts).some((count) => count > 0)))
    return (
      <>
        {today}
        <Empty title="No data yet" level={2} className="mt-6">
          {days === analytics_days ? 'Charts appear after the bot’s first action.' : 'Nothing was sent in this period.'}
        </Empty>
      </>
    )
  return (
    <div className="grid gap-10">
      {today}
      {shown.length > 1 && (
        <Chart
          title="Actions by day"
          description={`The last ${shown.length} days, ${time_zone}`}
          points={shown.map(({ day, counts, failed }) => ({
            key: day,
            label: formatDay(day),
            values: { ...counts, failed },
          }))}
          series={kindSeries}
          summary={summaryOf(shown)}
          pointHeader="Day"
          newestFirst
          extra={[{ key: 'failed', header: 'Refused', numeric: true, cell: ({ values }) => values.failed ?? 0 }]}
          counted={`Actions sent each day, in your time zone. Actions in progress or not yet confirmed count; actions ${network} refused don’t. Totals are on the right.`}
        />
      )}
      <HourChart
        hours={series.hours}
        description={`${shown.length > 1 ? 'The same days' : 'Today'}, by the hour in your time zone, ${time_zone}`}
        counted={`Each successful action ${shown.length > 1 ? `of the last ${shown.length} days` : 'of today'}, by the hour it was sent.`}
      />
    </div>
  )
}

/** In at most two units. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

function RunFigures({ bot_performance, trends, by_hour, has_insights, figures, network, series }: PerformanceProps) {
  const { status, uptime, avg_response_time, errors } = bot_performance
  const week = series.days.slice(-7)
  return (
    <div className="grid grid-cols-2 gap-8 md:grid-cols-3 lg:grid-cols-5">
      <Stat
        label="Success Rate"
        {...shareOf(figures.success_count, figures.success_rate_of)}
        delta={
          trends.success_rate_trend === null
            ? undefined
            : deltaOf(trends.success_rate_trend, ' points', 'vs the 7 days before')
        }
        note="Across the last 7 days."
      />
      <Stat
        label="Avg Response Time"
        value={avg_response_time ?? undefined}
        unit="ms"
        note={`How long ${network} took to respond, on average over 7 days.`}
      />
      <Stat
        label="Uptime"
        value={status === 'running' ? durationText(uptime) : undefined}
        emptyText="Not running"
        note="Since the bot was last started."
      />
      <Stat
        label="Errors"
        value={errors}
        hue="clay"
        series={week.length === 7 ? week.map(({ failed }) => failed) : undefined}
        note={`Actions ${network} refused since midnight.`}
      />
      <Stat
        label="Best Hour"
        value={by_hour?.best ? hourText(by_hour.best.hour) : undefined}
        emptyText={!has_insights ? `With ${insightsPlan}` : by_hour ? 'It’s a tie' : undefined}
        note="The hour with the most successful actions in 30 days. Needs at least 10."
      />
    </div>
  )
}

function summaryOf(days: Performed['series']['days']): string {
  const total = { reply: 0, like: 0, follow: 0, view: 0 }
  for (const { counts } of days)
    for (const kind of ['reply', 'like', 'follow', 'view'] as const) total[kind] += counts[kind]
  const { reply, like, follow, view } = total
  return `Actions on each of the last ${days.length} days: ${counted(reply, 'reply', 'replies')}, ${counted(like, 'like')}, ${counted(follow, 'follow')} and ${counted(view, 'view')} in all.`
}
