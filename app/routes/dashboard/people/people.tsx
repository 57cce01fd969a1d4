import { maxTargets } from '#app/contract/settings.ts'
import type { PriorityPerson } from '#app/domain/contacts/lists.ts'
import type { People } from '#app/domain/contacts/page.ts'
import type { Suggestion } from '#app/domain/contacts/suggestions.ts'
import { shortDateText } from '#app/domain/time.ts'
import { zonedText } from '#app/time-zones.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { numberText } from '#app/ui/number.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import type { PeopleFacts } from './facts.ts'
import { GroupHeading } from './group-heading.tsx'
import { NotContacted } from './not-contacted.tsx'
import { PersonRow, Press, Prioritize } from './person-row.tsx'
import { FoundRow, Search } from './search.tsx'
import { alsoBack, contactWarnings, priorityWarnings, whySuggested } from './words.ts'

interface PeoplePageProps extends Omit<PeopleFacts, 'dayText'> {
  people: People | null
  text: string
  /** Of the people whom the user has met. */
  show: 'first' | 'all'
  time_zone: string
}

export function PeoplePage({ people, text, show, time_zone, ...given }: PeoplePageProps) {
  const year = (at: Date) => zonedText(at, time_zone, { year: 'numeric' })
  const dayText = (at: Date) =>
    year(at) === year(given.now)
      ? zonedText(at, time_zone, { month: 'short', day: 'numeric' })
      : shortDateText(at, time_zone)
  const facts = { ...given, dayText }
  return (
    <>
      <PageHeader
        title="People"
        className="mb-6"
        description="Who the bot checks first, who it avoids, and your results with them in the last 90 days."
      />
      {people ? (
        <>
          <Search search={people.search} text={text} met={people.met} {...facts} />
          <div className="mt-10 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="grid content-start gap-12">
              <Priority people={people.priority} suggests={people.suggestions.length > 0} {...facts} />
              <Suggestions people={people.suggestions} {...facts} />
              {!people.search && <MetLately people={people} show={show} {...facts} />}
            </div>
            <NotContacted {...people} {...facts} />
          </div>
        </>
      ) : (
        <EmptyPage
          title="No account is connected"
          action={<LinkButton to="/onboarding?step=2">Connect your account</LinkButton>}
          ahead={ahead}
        >
          Connect it, and you can choose whose conversations matter to you.
        </EmptyPage>
      )}
    </>
  )
}

const ahead = {
  title: 'Who you’ll find here',
  notes: [
    ['Priority people', `Up to ${maxTargets}, whose new posts the bot checks first.`],
    ['Suggested', 'People who keep writing to you, with your results.'],
    ['Avoided', 'The bot stays away from people you add.'],
    ['Left alone for good', 'Anyone who asked not to be contacted. Your bot won’t write to them again.'],
  ],
} as const

function Priority({ people, suggests, ...facts }: PeopleFacts & { people: PriorityPerson[]; suggests: boolean }) {
  return (
    <section aria-labelledby="priority">
      <GroupHeading
        id="priority"
        count={`${people.length} of ${maxTargets}`}
        note="The bot checks their new posts first. All limits still apply."
      >
        Priority people
      </GroupHeading>
      {people.length === 0 ? (
        <div className="py-3.5 text-sm">
          <h3 className="font-medium">No priority people yet</h3>
          <p className="max-w-prose text-muted">
            {suggests
              ? 'Add people whose conversations matter to you: customers, partners, leading voices in your field. Search for them above, or start with the suggestions below.'
              : 'Add people whose conversations matter to you: customers, partners, leading voices in your field. Search for them above.'}
          </p>
        </div>
      ) : (
        <ol aria-label="Priority people">
          {people.map((person) => (
            <PriorityRow key={person.handle} person={person} {...facts} />
          ))}
        </ol>
      )}
    </section>
  )
}

function PriorityRow({ person, now, dayText, actionData }: PeopleFacts & { person: PriorityPerson }) {
  const { handle, results, added_at } = person
  const contact = results.last_at ? `Last contact ${dayText(results.last_at)}.` : `Added ${dayText(added_at)}.`
  return (
    <PersonRow
      person={person}
      warnings={priorityWarnings(person, now, dayText)}
      actions={
        <Press intent="remove" row={{ handle }} label={`Remove @${handle}`} variant="quiet" actionData={actionData}>
          Remove
        </Press>
      }
    >
      <p>
        {contact} {alsoBack(person)}{' '}
        {results.last_at && <TextLink to={personAddress(handle)}>All activity with @{handle}</TextLink>}
      </p>
    </PersonRow>
  )
}

function Suggestions({ people, ...facts }: PeopleFacts & { people: Suggestion[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="suggested">
      <GroupHeading id="suggested" count={people.length} note="From people who wrote to you.">
        Suggested
      </GroupHeading>
      <ol aria-labelledby="suggested">
        {people.map((person) => (
          <SuggestionRow key={person.author_id} person={person} {...facts} />
        ))}
      </ol>
    </section>
  )
}

function SuggestionRow({ person, now, dayText, actionData }: PeopleFacts & { person: Suggestion }) {
  const { handle, author_id } = person
  const row = { handle, author_id }
  return (
    <PersonRow
      person={person}
      warnings={contactWarnings(person, now, dayText)}
      actions={
        <>
          <Prioritize handle={handle} row={row} actionData={actionData} />
          <Press
            intent="hide"
            row={{ author_id }}
            label={`Don’t suggest @${handle}`}
            variant="quiet"
            actionData={actionData}
          >
            Hide
          </Press>
        </>
      }
    >
      <p>{whySuggested(person)}</p>
    </PersonRow>
  )
}

interface MetLatelyProps extends PeopleFacts {
  people: People
  show: 'first' | 'all'
}

function MetLately({ people: { met, met_lately, has_more, suggestions }, show, ...facts }: MetLatelyProps) {
  const shown = met_lately.filter((one) => suggestions.every(({ author_id }) => author_id !== one.author_id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="met">
      <GroupHeading id="met" count={numberText(met)} note="The latest first. Search for anyone else.">
        People you’ve met
      </GroupHeading>
      <ul aria-labelledby="met">
        {shown.map((person) => (
          <FoundRow key={person.author_id} person={person} text="" {...facts} />
        ))}
      </ul>
      {show === 'first' && has_more && (
        <p className="py-3 text-sm">
          <TextLink to="/dashboard/people?met=all#met">Show more people</TextLink>
        </p>
      )}
    </section>
  )
}
