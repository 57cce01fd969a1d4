import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { counted } from '#app/view/text.ts'
import { Recommendation } from './advice.tsx'
import { WhatSetsApart } from './apart.tsx'
import { People, Subjects } from './brought.tsx'
import type { InsightsData } from './insights-data.ts'
import { Learned } from './learned.tsx'
import { PeopleByStage, WhatPeopleSaid } from './people-said.tsx'
import { AskedThisWeek } from './this-week.tsx'
import { WeekSection } from './week-section.tsx'

export function Insights({ time_zone, now, ...data }: InsightsData & { time_zone: string; now: Date }) {
  const { insights, bot_performance, outcomes, week, analytics_days, learned, by_hour } = data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {insights.warning && (
        <Alert
          tone="attention"
          title={insights.warning}
          className="mb-6"
          actions={
            bot_performance.status === 'stopped' && (
              <LinkButton to="/dashboard" size="sm" variant="secondary">
                Go to the dashboard
              </LinkButton>
            )
          }
        />
      )}
      <Headline week={week} days={analytics_days} />
      <Recommendation {...data} />
      {outcomes && <WhatSetsApart contrasts={outcomes.contrasts} days={analytics_days} />}
      <AskedThisWeek this_week={data.this_week} />
      <Learned learned={learned} time_zone={time_zone} now={now} />
      <WeekSection
        week={week}
        days={analytics_days}
        time_zone={time_zone}
        is_clear={by_hour?.best?.is_clear === true}
      />
      {outcomes && <Subjects subjects={outcomes.subjects} days={analytics_days} />}
      <WhatPeopleSaid week={week} days={analytics_days} />
      <PeopleByStage week={week} days={analytics_days} />
      {outcomes && <People people={outcomes.people} days={analytics_days} />}
    </div>
  )
}

/** How often a reply brought one back. */
function Headline({ week: { hours }, days }: { week: InsightsData['week']; days: number }) {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const replies = sum(hours.map((hour) => hour.replies))
  if (replies === 0) return null
  const answered = sum(hours.map((hour) => hour.answered))
  return (
    <p className="mb-10 max-w-prose text-2xl font-semibold sm:text-3xl">
      {`${answered} of ${counted(replies, 'reply', 'replies')} got a reply back. `}
      <span className="text-muted">{`In the last ${days} days.`}</span>
    </p>
  )
}
