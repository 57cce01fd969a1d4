import { Disclosure } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/card.tsx'
import { PeopleResults } from '#app/view/activity/people-results.tsx'
import { capitalized, counted } from '#app/view/text.ts'
import { CountedBar } from './counted-bar.tsx'
import { type InsightsData, lastDays } from './insights-data.ts'
import { MissedTopic, TopicMap } from './topic-map.tsx'

type Outcomes = NonNullable<InsightsData['outcomes']>

export function Subjects({ subjects, days }: { subjects: Outcomes['subjects']; days: number }) {
  const most = Math.max(0, ...(subjects?.answered ?? []).map(({ replies }) => replies))
  return (
    <Section title="What people replied to" description={subjectsText(subjects, days)}>
      {subjects === null ? (
        <p className="text-sm text-muted">Still reading these posts. Refresh the page in a minute.</p>
      ) : subjects.answered.length === 0 ? (
        <p className="text-sm text-muted">
          {subjects.replies === 0
            ? 'No data yet. This fills in once your first replies have been checked.'
            : `No data yet. This needs three replies on the same subject, with at least one reply back. You have ${counted(subjects.replies, 'reply', 'replies')} so far.`}
        </p>
      ) : (
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <TopicMap map={subjects.map} />
          <div>
            <ul className="grid gap-5">
              {subjects.answered.map(({ name, replies, answered, answers, likes }) => (
                <li key={name}>
                  <CountedBar
                    label={<span className="font-medium">{capitalized(name)}</span>}
                    count={answered}
                    of={replies}
                    most={most}
                    says={`${counted(answers, 'reply', 'replies')} back and ${counted(likes, 'like')}, counted for up to a week after each.`}
                  />
                </li>
              ))}
            </ul>
            <MissedTopic map={subjects.map} />
          </div>
        </div>
      )}
    </Section>
  )
}

function subjectsText(subjects: Outcomes['subjects'], days: number): string {
  const posts = (subjects?.map ?? []).flatMap(({ posts }) => posts)
  const replies = posts.filter((reach) => reach !== 'skipped').length
  const some = subjects && replies > 0 ? `${replies} of your ${subjects.replies} newest replies` : 'Your newest replies'
  const rest =
    subjects && replies > 0 && replies < subjects.replies ? ' The others share no topic with enough posts.' : ''
  return `${some} and posts skipped ${lastDays(days)}, by what the posts were about.${rest} Topics near each other are alike.`
}

/** The rest is a press away. */
const shownPeople = 5

export function People({ people, days }: { people: Outcomes['people']; days: number }) {
  const rest = people.slice(shownPeople)
  return (
    <Section
      title="Results per person"
      description={`Actions ${lastDays(days)} and their results, most replies back first. Counted for up to a week after each one.`}
    >
      {people.length === 0 ? (
        <p className="text-sm text-muted">No data yet. This fills in once your first replies have been checked.</p>
      ) : (
        <>
          <PeopleResults caption="Results per person" people={people.slice(0, shownPeople)} />
          {rest.length > 0 && (
            <Disclosure title={`${counted(rest.length, 'more person', 'more people')}`} className="mt-3">
              <PeopleResults caption="Results per person, continued" people={rest} />
            </Disclosure>
          )}
        </>
      )}
    </Section>
  )
}
