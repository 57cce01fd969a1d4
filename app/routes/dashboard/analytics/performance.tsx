import { insightsPlan } from '#app/content/plans.ts'
import { hasSent } from '#app/domain/activity/analytics.ts'
import { bestHourText } from '#app/domain/activity/best-hour.ts'
import { minReplies } from '#app/domain/activity/chance.ts'
import type { FirstWork } from '#app/domain/bot/schedule/first-work.ts'
import { hourText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { deltaOf, Stat } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { BestReplies } from '#app/view/activity/best-replies.tsx'
import { DaysChart } from '#app/view/activity/days-chart.tsx'
import { ResultsHeadline } from '#app/view/activity/results-headline.tsx'
import { WhileWaiting } from '#app/view/activity/while-waiting.tsx'
import { shareOf } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'
import { FromReading, type Performed } from './from-reading.tsx'
import { SentKinds } from './sent-kinds.tsx'
import { chartTabs } from './tabs.ts'

type PerformanceProps = Performed & { time_zone: string; network: string; first: FirstWork | null }

export function Performance(props: PerformanceProps) {
  const { bot_performance, results, series, time_zone, network, days, analytics_days, first } = props
  const [begin] = series.days
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
      {hasSent(props) ? (
        <>
          <ResultsHeadline results={results} />
          <Section
            title="Results"
            description={`${begin && series.days.length > 1 ? `Since ${formatDay(begin.day)}` : 'Today'}, by the day of the action, ${zoneName(time_zone)}`}
          >
            <DaysChart series={series} results={results} network={network} />
          </Section>
          <FromReading read={results.read} />
          <SentKinds series={series} results={results} />
          <BestReplies best={results.best} />
        </>
      ) : first || days === analytics_days ? (
        <EmptyPage
          title={first ? 'Nothing sent yet' : `Nothing sent in the last ${days} days`}
          action={first && <WhileWaiting {...first} />}
          ahead={ahead}
        >
          {`${first ? `${first.text} Charts appear after the bot’s first action.` : 'Charts appear after the bot’s next action.'} While the bot is awake, Warble keeps checking ${network} for results.`}
        </EmptyPage>
      ) : (
        <Empty title="No data yet" level={2}>
          Nothing was sent in this period. Choose a longer one.
        </Empty>
      )}
      <Section title="How it’s running">
        <RunFigures {...props} />
      </Section>
    </div>
  )
}

const ahead = {
  title: 'What you’ll see here',
  notes: [
    ['Results', 'What each day brought: replies, likes and follows back, and anything unwelcome.'],
    ['From reading to talking', 'Every post the bot read, and what came of it.'],
    ['Best replies', 'The ones that got the most back, in full.'],
  ],
} as const

/** In at most two units. */
function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

function RunFigures(props: PerformanceProps) {
  const { bot_performance, trends, by_hour, has_insights, figures, network, series, first } = props
  const afterFirst = first ? { emptyText: 'After the first action' } : {}
  const { status, uptime, avg_response_time, errors } = bot_performance
  const week = series.days.slice(-7)
  return (
    <div className="grid grid-cols-2 gap-8 md:grid-cols-3">
      <Stat
        label="Actions Today"
        value={bot_performance.actions_today}
        delta={
          trends.actions_trend !== null && (trends.actions_trend !== 0 || figures.actions_today > 0)
            ? deltaOf(trends.actions_trend, '', `vs yesterday until ${figures.compared_until}`)
            : undefined
        }
        note="Replies, likes and follows since midnight."
      />
      <Stat
        label="Success Rate"
        {...afterFirst}
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
        {...afterFirst}
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
        emptyText={has_insights ? 'Not clear yet' : `With ${insightsPlan}`}
        note={
          by_hour?.best
            ? `${bestHourText(by_hour.best)}. ${by_hour.best.is_clear ? 'More than chance.' : 'That could be chance.'}`
            : `The hour when your replies get the most back, once ${minReplies} of them have results.`
        }
      />
    </div>
  )
}
