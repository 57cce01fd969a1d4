import { insightsPlan } from '#app/content/plans.ts'
import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Table } from '#app/ui/table.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { counted } from '#app/view/text.ts'

type InsightsData = Extract<AnalyticsTab, { tab: 'insights' }>

export function Insights({ insights, by_hour, bot_performance, has_insights, outcomes, ...rest }: InsightsData) {
  const { figures, analytics_days } = rest
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
      <Card
        title="Recommendation"
        actions={
          !has_insights && (
            <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
              See the plans
            </LinkButton>
          )
        }
        as="section"
      >
        <p>
          {recommendation ??
            (by_hour
              ? `None yet: your ${by_hour.of} successful actions are spread over the day, and no hour stands out by more than chance.`
              : has_insights
                ? 'No data yet: a recommendation needs at least ten successful actions.'
                : 'None on your plan.')}
        </p>
        {by_hour && (
          <p className="mt-2 text-sm text-muted">
            From the actions of the last 30 days, by the hour of your local day.
          </p>
        )}
        {!has_insights && <WithInsights figures={figures} />}
      </Card>
      {outcomes && (
        <>
          <Differences contrasts={outcomes.contrasts} days={analytics_days} />
          <Subjects subjects={outcomes.subjects} days={analytics_days} />
          <People people={outcomes.people} days={analytics_days} />
        </>
      )}
    </div>
  )
}

const included = [
  { term: 'Best hour', value: 'The hour of your day in which most of your actions succeed.' },
  {
    term: 'Answered replies',
    value: 'What sets them apart, where chance does not explain it: length, a question, whom they went to.',
  },
  { term: 'Subjects', value: 'Which of the posts you replied to brought answers and likes.' },
  { term: 'People', value: 'What each person did in return: answers, likes, follows back.' },
]

/** For a plan without insights: what a plan with them would show, and the user's data for it so far. */
function WithInsights({ figures }: Pick<InsightsData, 'figures'>) {
  const { success_count, engagement_of, engagement_count } = figures
  return (
    <div className="mt-2 grid gap-4">
      <p>From your own actions and what came back, {insightsPlan} shows here:</p>
      <Facts facts={included} />
      {success_count > 0 && (
        <p className="text-sm text-muted">
          Your last 7 days: {counted(success_count, 'successful action')}
          {engagement_of > 0 &&
            `; ${engagement_count} of ${counted(engagement_of, 'reply', 'replies')} got a like or an answer`}
          .
        </p>
      )}
    </div>
  )
}

type Outcomes = NonNullable<InsightsData['outcomes']>

function Differences({ contrasts, days }: { contrasts: Outcomes['contrasts']; days: number }) {
  const { replies, needed, found } = contrasts
  return (
    <Card
      title="What sets answered replies apart"
      description={`Your replies of the last ${days} days whose outcome is known. Only differences that chance does not explain.`}
      as="section"
    >
      {found.length > 0 ? (
        <ul className="grid gap-3">
          {found.map(({ more, less }) => (
            <li key={more.which}>
              Replies {more.which} got an answer more often: {more.answered} of {more.replies}, against {less.answered}{' '}
              of {less.replies} {less.which}.
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-muted">
          {replies < 2 * needed
            ? `No data yet: it takes replies of two kinds, ${needed} of each. ${counted(replies, 'reply', 'replies')} so far.`
            : `None so far in ${replies} replies: length, questions, and who had written first made no clear difference.`}
        </p>
      )}
    </Card>
  )
}

function Subjects({ subjects, days }: { subjects: Outcomes['subjects']; days: number }) {
  return (
    <Card
      title="What people answered to"
      description={`Your replies of the last ${days} days, 100 at most, by what the posts are about, in words of those posts. Counted for a week after each reply.`}
      as="section"
    >
      {subjects === null ? (
        <p className="text-sm text-muted">This could not be worked out just now. Refresh the page to try again.</p>
      ) : subjects.answered.length === 0 ? (
        <p className="text-sm text-muted">
          {subjects.replies === 0
            ? 'No data yet: it begins with the first replies whose likes and answers are counted.'
            : `No data yet: it takes three replies to posts on the same subject, and somebody who answers one of them. ${counted(subjects.replies, 'reply', 'replies')} so far.`}
        </p>
      ) : (
        <Table
          caption="What people answered to"
          captionHidden
          columns={[
            { key: 'name', header: 'Posts about', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
            { key: 'replies', header: 'Replies', numeric: true, cell: (row) => row.replies },
            { key: 'answers', header: 'Answers', numeric: true, cell: (row) => row.answers },
            { key: 'likes', header: 'Likes', numeric: true, cell: (row) => row.likes },
          ]}
          rows={subjects.answered}
          rowKey={({ name }) => name}
        />
      )}
    </Card>
  )
}

function People({ people, days }: { people: Outcomes['people']; days: number }) {
  return (
    <Card
      title="Results per person"
      description={`Actions of the last ${days} days and what came back, most answers first. Counted for a week after each.`}
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
                  {name} <TextLink to={personAddress(handle)}>@{handle}</TextLink>
                </span>
              ),
            },
            { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
            { key: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => answers },
            { key: 'likes', header: 'Likes', numeric: true, cell: ({ likes }) => likes },
            { key: 'follows', header: 'Followed back', cell: ({ followed_back }) => (followed_back ? 'Yes' : 'No') },
          ]}
          rows={people}
          rowKey={({ author_id }) => author_id}
        />
      )}
    </Card>
  )
}
