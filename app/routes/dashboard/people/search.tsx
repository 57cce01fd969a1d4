import { Form } from '@remix-run/react'
import type { Found, PeopleSearch } from '#app/domain/contacts/search.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { numberText } from '#app/ui/number.ts'
import { counted } from '#app/view/text.ts'
import type { PeopleFacts } from './facts.ts'
import { PersonRow, Press, Prioritize } from './person-row.tsx'
import { alsoBack, contactWarnings } from './words.ts'

interface SearchProps extends PeopleFacts {
  search: PeopleSearch | null
  text: string
  met: number
}

export function Search({ search, text, met, ...facts }: SearchProps) {
  const { network } = facts
  const own = met === 0 ? '' : `the ${met === 1 ? 'person' : `${numberText(met)} people`} you’ve met, then `
  return (
    <search>
      <Form method="get" action="/dashboard/people" className="flex max-w-2xl gap-2" preventScrollReset>
        <div className="relative grow">
          <label htmlFor="q" className="sr-only">
            Name or handle
          </label>
          <Icon name="search" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <Input
            key={text}
            id="q"
            name="q"
            type="search"
            defaultValue={text}
            maxLength={100}
            placeholder="A name or a handle"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="q-hint"
            className="pl-9"
          />
        </div>
        <Button variant="secondary" className="max-md:h-11">
          Search
        </Button>
      </Form>
      <p id="q-hint" className="mt-1.5 text-sm text-muted">
        Among {own}
        {network}.
      </p>
      {search && <Results search={search} {...facts} />}
    </search>
  )
}

function Results({ search, ...facts }: PeopleFacts & { search: PeopleSearch }) {
  const { text, people, refused, may_ask_more } = search
  const { network } = facts
  const none = refused ? 'No one you’ve met' : `No one on ${network}`
  return (
    <section aria-labelledby="found" className="mt-5 border-l-2 border-pine pl-4">
      <h2 id="found" className="text-sm font-medium wrap-anywhere">
        <span>{people.length === 0 ? none : counted(people.length, 'person', 'people')}</span>{' '}
        <span>
          for “<bdi dir="auto">{text}</bdi>”
        </span>
      </h2>
      {refused && (
        <p role="status" className="mt-1 flex gap-2 text-sm text-marigold">
          <Icon name="alert" className="mt-0.5" />
          {refused}
        </p>
      )}
      {people.length === 0 && !refused && !may_ask_more && (
        <p className="mt-1 text-sm text-muted">Check the spelling, or search for their handle.</p>
      )}
      <ul aria-labelledby="found" className="mt-1">
        {people.map((person) => (
          <FoundRow key={person.author_id} person={person} text={text} {...facts} />
        ))}
      </ul>
      {may_ask_more && (
        <p className="mt-2 text-sm">
          <TextLink to={`/dashboard/people?q=${encodeURIComponent(text)}&everywhere`}>Search all of {network}</TextLink>
        </p>
      )}
    </section>
  )
}

const listedText = { priority: 'One of your priority people.', avoided: 'On your avoid list.' } as const

/** With what can be done about someone. */
export function FoundRow({ person, text, now, dayText, actionData }: PeopleFacts & { person: Found; text: string }) {
  const { handle, author_id, results, listed, is_own, opted_out_at } = person
  const row = { handle, author_id, q: text }
  const about = is_own ? 'This is your own account.' : listed && listedText[listed]
  const isFree = !is_own && listed === null
  return (
    <PersonRow
      person={person}
      isOwn={is_own}
      warnings={is_own ? [] : contactWarnings(person, now, dayText)}
      actions={
        <>
          {isFree && !opted_out_at && <Prioritize handle={handle} row={row} actionData={actionData} />}
          {isFree && !opted_out_at && (
            <Press
              intent="avoid"
              row={row}
              label={`Avoid @${handle}`}
              variant="quiet"
              icon="ban"
              actionData={actionData}
            >
              Avoid
            </Press>
          )}
        </>
      }
    >
      <p>
        {[about, results.last_at && `Last contact ${dayText(results.last_at)}.`, alsoBack(person)]
          .filter(Boolean)
          .join(' ')}
      </p>
    </PersonRow>
  )
}
