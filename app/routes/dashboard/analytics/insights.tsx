import { insightsPlan } from '#app/content/plans.ts'
import { hourText } from '#app/domain/time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card, Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { counted } from '#app/view/text.ts'
import { WhatSetsApart } from './apart.tsx'
import type { InsightsData } from './insights-data.ts'
import { PeopleByStage, WhatPeopleSaid } from './people-said.tsx'
import { WeekSection } from './week-section.tsx'

export function Insights({
  insights,
  by_hour,
  bot_performance,
  has_insights,
  outcomes,
  week,
  ...rest
}: InsightsData & { time_zone: string }) {
  const { figures, analytics_days, time_zone } = rest
  const { recommendation, warning } = insights
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
      <Card
        title="Recommendation"
        actions={
          recommendation && by_hour ? (
            <LinkButton to="/dashboard/settings/bot" size="sm" variant="secondary" icon="clock">
              Set working hours
            </LinkButton>
          ) : (
            !has_insights && (
              <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
                See the plans
              </LinkButton>
            )
          )
        }
        as="section"
      >
        <p>
          {recommendation ??
            (by_hour
              ? unclear(by_hour)
              : has_insights
                ? 'No data yet. A recommendation needs at least 10 successful actions.'
                : 'Not included in your plan.')}
        </p>
        {by_hour && (
          <p className="mt-2 text-sm text-muted">Based on the last 30 days, by the hour in your time zone.</p>
        )}
        {outcomes?.best_person && <FirstPerson person={outcomes.best_person} days={analytics_days} />}
        {!has_insights && <WithInsights figures={figures} />}
      </Card>
      <WeekSection week={week} days={analytics_days} time_zone={time_zone} />
      <WhatPeopleSaid said={week.said} days={analytics_days} />
      <PeopleByStage week={week} days={analytics_days} />
      {outcomes && (
        <>
          <WhatSetsApart contrasts={outcomes.contrasts} days={analytics_days} />
          <Subjects subjects={outcomes.subjects} days={analytics_days} />
          <People people={outcomes.people} days={analytics_days} />
        </>
      )}
    </div>
  )
}

type Outcomes = NonNullable<InsightsData['outcomes']>

function FirstPerson({ person, days }: { person: NonNullable<Outcomes['best_person']>; days: number }) {
  const { action_id, handle, name, replies, answered } = person
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-4">
      <p className="wrap-anywhere">
        <bdi dir="auto">{name}</bdi> replied back to {answered} of your {replies} replies in the last {days} days.
      </p>
      <form method="post" action="/dashboard/steer">
        <input type="hidden" name="action_id" value={action_id} />
        <input type="hidden" name="next" value="/dashboard/analytics?tab=insights" />
        <Button variant="secondary" size="sm" icon="star" name="intent" value="target">
          Prioritize @{handle}
        </Button>
      </form>
    </div>
  )
}

/** Names the hour that the Performance tab shows. */
const unclear = ({ best, of }: NonNullable<InsightsData['by_hour']>) =>
  best
    ? `Your best hour so far is ${hourText(best.hour)}, with ${best.actions} of your ${of} successful actions. That may still be chance.`
    : `Nothing stands out yet. Across your ${of} successful actions, two hours share the lead.`

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

function Subjects({ subjects, days }: { subjects: Outcomes['subjects']; days: number }) {
  return (
    <Section
      title="What people replied to"
      description={`Your replies from the last ${days} days, up to 100 of them, grouped by what the posts were about. Counted for a week after each reply.`}
    >
      {subjects === null ? (
        <p className="text-sm text-muted">Couldn’t load this. Refresh the page to try again.</p>
      ) : subjects.answered.length === 0 ? (
        <p className="text-sm text-muted">
          {subjects.replies === 0
            ? 'No data yet. This fills in once your first replies have been checked.'
            : `No data yet. This needs three replies on the same subject, with at least one reply back. You have ${counted(subjects.replies, 'reply', 'replies')} so far.`}
        </p>
      ) : (
        <Table
          caption="What people replied to"
          captionHidden
          columns={[
            { key: 'name', header: 'Posts about', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
            { key: 'replies', header: 'Replies', numeric: true, cell: (row) => row.replies },
            { key: 'answers', header: 'Replies back', numeric: true, cell: (row) => row.answers },
            { key: 'likes', header: 'Likes back', numeric: true, cell: (row) => row.likes },
          ]}
          rows={subjects.answered}
          rowKey={({ name }) => name}
        />
      )}
    </Section>
  )
}

/** Empty for people who weren’t followed, or who followed first. */
const followedBack = { true: 'Yes', false: 'No', null: '' }

function People({ people, days }: { people: Outcomes['people']; days: number }) {
  return (
    <Section
      title="Results per person"
      description={`Actions from the last ${days} days and their results, most replies back first. Counted for a week after each one.`}
    >
      {people.length === 0 ? (
        <p className="text-sm text-muted">No data yet. This fills in once your first replies have been checked.</p>
      ) : (
        <details className="group sm:details-shown">
          <summary className="flex w-fit items-center gap-1 text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
            <Icon name="chevron-down" className="-rotate-90 group-open:rotate-0" />
            {counted(people.length, 'person', 'people')}
          </summary>
          <Table
            caption="Results per person"
            captionHidden
            columns={[
              {
                key: 'person',
                header: 'Person',
                cell: ({ name, handle }) => (
                  <span className="wrap-anywhere">
                    <bdi dir="auto">{name}</bdi> <TextLink to={personAddress(handle)}>@{handle}</TextLink>
                  </span>
                ),
              },
              { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
              { key: 'answers', header: 'Replies back', numeric: true, cell: ({ answers }) => answers },
              { key: 'unwelcome', header: 'Unwelcome', numeric: true, cell: ({ unwelcome }) => unwelcome },
              { key: 'likes', header: 'Likes back', numeric: true, cell: ({ likes }) => likes },
              {
                key: 'follows',
                header: 'Followed back',
                cell: ({ followed_back }) => followedBack[`${followed_back}`],
              },
            ]}
            rows={people}
            rowKey={({ author_id }) => author_id}
          />
        </details>
      )}
    </Section>
  )
}
