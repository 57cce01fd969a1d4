import type { ReactNode } from 'react'
import { insightsPlan } from '#app/content/plans.ts'
import { hourText } from '#app/domain/time.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { capitalized, counted } from '#app/view/text.ts'
import { CountedBar } from './counted-bar.tsx'
import type { InsightsData } from './insights-data.ts'

type Outcomes = NonNullable<InsightsData['outcomes']>
type Hours = NonNullable<InsightsData['by_hour']>

export function Recommendation({ insights, by_hour, has_insights, outcomes, ...rest }: InsightsData) {
  const { figures, analytics_days } = rest
  if (!has_insights)
    return (
      <Section
        title="Recommendation"
        actions={
          <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
            See the plans
          </LinkButton>
        }
      >
        <p>{insights.recommendation ?? 'Not included in your plan.'}</p>
        <WithInsights figures={figures} />
      </Section>
    )
  const [contrast] = outcomes?.contrasts.found ?? []
  const subject = bestOf(outcomes?.subjects?.answered ?? [])
  const hours = <BestHour recommendation={insights.recommendation} by_hour={by_hour} />
  const person = outcomes?.best_person && <FirstPerson person={outcomes.best_person} days={analytics_days} />
  const found = [
    contrast && <Contrast key="contrast" {...contrast} />,
    person && <div key="person">{person}</div>,
    subject && <BestSubject key="subject" subject={subject} days={analytics_days} />,
  ].filter(Boolean)
  return (
    <Section title="Recommendation" description="From your own numbers, with what you can do about each.">
      <div className="grid gap-8 lg:grid-cols-3">
        {insights.recommendation && hours}
        {found.slice(0, 2)}
        {!insights.recommendation && hours}
      </div>
    </Section>
  )
}

/** A finding, what it rests on, and what to do about it. */
function Advice({ says, note, action, children }: Record<'says' | 'note' | 'action' | 'children', ReactNode>) {
  return (
    <div className="grid content-start gap-3">
      <p className="font-medium wrap-anywhere">{says}</p>
      {children}
      {note && <p className="text-sm text-muted">{note}</p>}
      {action && <div>{action}</div>}
    </div>
  )
}

function BestHour({ recommendation, by_hour }: { recommendation: string | null; by_hour: Hours | null }) {
  const best = by_hour?.best
  return (
    <Advice
      says={
        recommendation ??
        (by_hour ? unclear(by_hour) : 'No data yet. A recommendation needs at least 10 successful actions.')
      }
      note={by_hour && 'Based on the last 30 days, by the hour in your time zone.'}
      action={
        by_hour && (
          <LinkButton to="/dashboard/settings/bot" size="sm" variant="secondary" icon="clock">
            Set working hours
          </LinkButton>
        )
      }
    >
      {by_hour && best && <CountedBar label={hourText(best.hour)} count={best.actions} of={by_hour.of} />}
    </Advice>
  )
}

/** Names the hour that the Performance tab shows. */
const unclear = ({ best, of }: Hours) =>
  best
    ? `Your best hour so far is ${hourText(best.hour)}, with ${best.actions} of your ${of} successful actions. That may still be chance.`
    : `No hour stands out yet. Across your ${of} successful actions, two hours share the lead.`

function FirstPerson({ person, days }: { person: NonNullable<Outcomes['best_person']>; days: number }) {
  const { action_id, handle, name, picture, replies, answered } = person
  return (
    <Advice
      says={
        <span className="flex items-start gap-3">
          <PersonPicture src={picture} name={name} />
          <span>
            <bdi dir="auto">{name}</bdi> replied back to {answered} of your {replies} replies in the last {days} days.
          </span>
        </span>
      }
      note="The bot checks priority people first."
      action={
        <form method="post" action="/dashboard/steer">
          <input type="hidden" name="action_id" value={action_id} />
          <input type="hidden" name="next" value="/dashboard/analytics?tab=insights" />
          <Button variant="secondary" size="sm" icon="star" name="intent" value="target">
            Prioritize @{handle}
          </Button>
        </form>
      }
    >
      <CountedBar label="Replied back" count={answered} of={replies} />
    </Advice>
  )
}

function Contrast({ more, less }: Outcomes['contrasts']['found'][number]) {
  return (
    <Advice says={`Replies ${more.which} get more back.`} note="The difference is more than chance." action={null}>
      {[more, less].map(({ which, replies, answered }) => (
        <CountedBar key={which} label={`Replies ${which}`} count={answered} of={replies} />
      ))}
    </Advice>
  )
}

type Subject = NonNullable<Outcomes['subjects']>['answered'][number]

function BestSubject({ subject: { name, replies, answered }, days }: { subject: Subject; days: number }) {
  return (
    <Advice
      says={`Posts about “${name}” brought you the most replies back.`}
      note={`Among your last 100 replies, in the last ${days} days.`}
      action={
        <LinkButton to="/dashboard/settings/bot#look-for" size="sm" variant="secondary" icon="search">
          Choose what to look for
        </LinkButton>
      }
    >
      <CountedBar label={capitalized(name)} count={answered} of={replies} />
    </Advice>
  )
}

/** None on a tie. */
function bestOf([first, second]: Subject[]): Subject | undefined {
  return first && first.answers > (second?.answers ?? 0) ? first : undefined
}

const included = [
  { term: 'Best hour', value: 'The hour when most of your actions succeed.' },
  {
    term: 'What gets replies',
    value: 'What they have in common, beyond chance: length, a question, who they went to.',
  },
  { term: 'Subjects', value: 'Which subjects brought you replies and likes.' },
  { term: 'Results per person', value: 'What each person did in return: replies, likes, follows back.' },
]

function WithInsights({ figures }: Pick<InsightsData, 'figures'>) {
  const { success_count, engagement_of, engagement_count } = figures
  return (
    <div className="mt-2 grid gap-4">
      <p>With {insightsPlan}, this page also shows:</p>
      <Facts facts={included} />
      {success_count > 0 && (
        <p className="text-sm text-muted">
          Your last 7 days: {counted(success_count, 'successful action')}
          <span>
            {engagement_of > 0 &&
              `, and ${engagement_count} of ${counted(engagement_of, 'reply', 'replies')} got a like or a reply`}
          </span>
          .
        </p>
      )}
    </div>
  )
}
