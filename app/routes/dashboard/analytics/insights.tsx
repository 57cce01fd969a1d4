import { Fragment, type ReactNode } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
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
  const { insights, bot_performance, week, days, learned } = data
  const sections = sectionsOf(data, time_zone)
  const early = sections.filter(([, tells]) => !tells)
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
      <Headline week={week} days={days} />
      <Recommendation {...data} />
      <AskedThisWeek this_week={data.this_week} />
      {sections
        .filter(([, tells]) => tells)
        .map(([title, , section]) => (
          <Fragment key={title}>{section}</Fragment>
        ))}
      <Learned learned={learned} time_zone={time_zone} now={now} />
      {early.length > 0 && (
        <Disclosure title={`Too early to tell: ${early.map(([title]) => title).join(', ')}`}>
          <div className="mt-4">
            {early.map(([title, , section]) => (
              <Fragment key={title}>{section}</Fragment>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}

type Told = [title: string, tells: boolean, section: ReactNode]

/** Each with whether it has something to tell yet. */
function sectionsOf({ outcomes, week, days, by_hour }: InsightsData, time_zone: string): Told[] {
  const best = by_hour?.best ?? null
  const wrote = week.said.length > 0
  const met = week.stages.some(({ count }) => count > 0)
  const hours: Told = [
    'when a reply gets one back',
    best?.is_clear === true,
    <WeekSection key="hours" week={week} days={days} time_zone={time_zone} best={best} />,
  ]
  const said: Told = ['what people said', wrote, <WhatPeopleSaid key="said" week={week} days={days} />]
  const stages: Told = ['how people responded', met, <PeopleByStage key="stages" week={week} days={days} />]
  if (!outcomes) return [hours, said, stages]
  const { contrasts, subjects, people } = outcomes
  return [
    [
      'what gets replies',
      contrasts.compared.some(({ clear }) => clear),
      <WhatSetsApart key="apart" contrasts={contrasts} days={days} />,
    ],
    hours,
    [
      'what people replied to',
      subjects === null || subjects.answered.length > 0,
      <Subjects key="subjects" subjects={subjects} days={days} />,
    ],
    said,
    stages,
    ['results per person', people.length > 0, <People key="people" people={people} days={days} />],
  ]
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
      <span className="text-muted">{`In the last ${counted(days, 'day')}.`}</span>
    </p>
  )
}
