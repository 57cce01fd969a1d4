import type { ReactNode } from 'react'
import { insightsPlan } from '#app/content/plans.ts'
import { type BestHour as Best, bestHourOf, spanOfHour } from '#app/domain/activity/best-hour.ts'
import { hourText } from '#app/domain/time.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { capitalized, counted } from '#app/view/text.ts'
import { CountedBar } from './counted-bar.tsx'
import { type InsightsData, lastDays } from './insights-data.ts'
import { KnowSooner } from './know-sooner.tsx'

type Outcomes = NonNullable<InsightsData['outcomes']>

export function Recommendation(data: InsightsData) {
  const { insights, by_hour, has_insights, outcomes, week, figures, days } = data
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
  const contrasts = outcomes?.contrasts
  const [contrast] = contrasts?.found ?? []
  const subject = outcomes?.subjects?.answered.find(({ is_clear }) => is_clear)
  const person = outcomes?.best_person
  const best = bestHourOf(week.hours)
  const found = [
    by_hour === null && insights.recommendation && (
      <Advice key="start" says={insights.recommendation} note={null} action={null}>
        {null}
      </Advice>
    ),
    best?.is_clear && <BestHour key="hour" {...best} />,
    contrast && <Contrast key="contrast" {...contrast} />,
    person && <FirstPerson key="person" person={person} days={days} />,
    subject && <BestSubject key="subject" subject={subject} days={days} />,
  ].filter(Boolean)
  return (
    <Section title="Recommendation">
      {found.length > 0 ? (
        <div className="grid gap-8 lg:grid-cols-3">{found.slice(0, 3)}</div>
      ) : (
        <Nothing contrasts={contrasts} />
      )}
      <KnowSooner {...data} />
    </Section>
  )
}

/** What is missing for a recommendation, and when it may be there. */
function Nothing({ contrasts }: { contrasts: Outcomes['contrasts'] | undefined }) {
  const { replies = 0, needed = 0, nearest = null } = contrasts ?? {}
  return (
    <div className="grid max-w-prose gap-2">
      <p className="font-medium">Nothing is certain enough yet.</p>
      {nearest === null ? (
        <p className="text-sm text-muted">
          {`It needs ${needed} replies of one kind and ${needed} of another, such as short and long ones. You have ${counted(replies, 'reply', 'replies')} with results.`}
        </p>
      ) : (
        <p className="text-sm text-muted">
          <span>{`Closest so far: replies ${nearest.more.which}. `}</span>
          <span>{`${nearest.more.answered} of ${nearest.more.replies} got one back. ${nearest.less.answered} of ${nearest.less.replies} others did. `}</span>
          <span>
            {nearest.days <= 180 &&
              `If that holds, it’s certain after about ${counted(nearest.after - replies, 'more reply', 'more replies')}, in about ${counted(nearest.days, 'day')}.`}
          </span>
        </p>
      )}
    </div>
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

function BestHour({ hour, own, others }: Best) {
  return (
    <Advice
      says={`Replies sent from ${spanOfHour(hour)} get more back.`}
      note="The difference is more than chance."
      action={
        <LinkButton to="/dashboard/settings/bot" size="sm" variant="secondary" icon="clock">
          Set working hours
        </LinkButton>
      }
    >
      <CountedBar label={hourText(hour)} count={own.answered} of={own.replies} />
      <CountedBar label="Other hours" count={others.answered} of={others.replies} />
    </Advice>
  )
}

function FirstPerson({ person, days }: { person: NonNullable<Outcomes['best_person']>; days: number }) {
  const { action_id, handle, name, picture, replies, answered } = person
  return (
    <Advice
      says={
        <span className="flex items-start gap-3">
          <PersonPicture src={picture} name={name} />
          <span>
            <bdi dir="auto">{name}</bdi> replied back to {answered} of your {replies} replies {lastDays(days)}.
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
      says={`Replies to posts about “${name}” get more back than your others.`}
      note={`In the last ${days} days. The difference is more than chance.`}
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

const included = [
  { term: 'Best hour', value: 'The hour when your replies get the most back.' },
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
