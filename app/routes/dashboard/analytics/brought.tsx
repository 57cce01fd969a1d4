import { Disclosure } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/card.tsx'
import { PeopleResults } from '#app/view/activity/people-results.tsx'
import { counted } from '#app/view/text.ts'
import { CountedBar } from './counted-bar.tsx'
import type { InsightsData } from './insights-data.ts'

type Outcomes = NonNullable<InsightsData['outcomes']>

export function Subjects({ subjects, days }: { subjects: Outcomes['subjects']; days: number }) {
  const most = Math.max(0, ...(subjects?.answered ?? []).map(({ replies }) => replies))
  return (
    <Section
      title="What people replied to"
      description={`Your replies from the last ${days} days, up to 100 of them, by what the posts were about. The dark part got a reply back.`}
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
        <ul className="grid max-w-2xl gap-5">
          {subjects.answered.map(({ name, replies, answered, answers, likes }) => (
            <li key={name}>
              <CountedBar
                label={<span className="font-medium">{name}</span>}
                count={answered}
                of={replies}
                most={most}
                says={`${counted(answers, 'reply', 'replies')} back and ${counted(likes, 'like')}, counted for a week after each.`}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The rest is a press away. */
const shownPeople = 5

export function People({ people, days }: { people: Outcomes['people']; days: number }) {
  const rest = people.slice(shownPeople)
  return (
    <Section
      title="Results per person"
      description={`Actions from the last ${days} days and their results, most replies back first. Counted for a week after each one.`}
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
