import type { AvoidedPerson } from '#app/domain/contacts/lists.ts'
import type { NoContact, OnHold } from '#app/domain/contacts/no-contact.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTimesSent } from '#app/ui/use-times-sent.ts'
import type { PeopleFacts } from './facts.ts'
import { GroupHeading } from './group-heading.tsx'
import { PersonName, Press } from './person-row.tsx'
import { whyAvoided } from './words.ts'

interface NotContactedProps extends PeopleFacts {
  avoided: AvoidedPerson[]
  on_hold: OnHold[]
  no_contact: NoContact[]
}

export function NotContacted({ avoided, on_hold, no_contact, ...facts }: NotContactedProps) {
  return (
    <div className="grid content-start gap-10">
      {on_hold.length > 0 && <Held people={on_hold} {...facts} />}
      <Avoided people={avoided} {...facts} />
      <OptedOut people={no_contact} {...facts} />
    </div>
  )
}

const row = 'flex items-start gap-3 border-b border-rule py-3 text-sm'

function Held({ people, dayText }: PeopleFacts & { people: OnHold[] }) {
  return (
    <section aria-labelledby="held">
      <GroupHeading id="held" count={people.length}>
        Waiting for you
      </GroupHeading>
      <ul aria-labelledby="held">
        {people.map((person) => (
          <li key={person.author_id} className={row}>
            <PersonPicture src={person.picture} name={person.name} small />
            <div className="min-w-0 grow">
              <PersonName person={person} />
              <p className="text-muted">
                {person.complained ? 'They complained' : 'They wrote in a language the bot can’t read'} on{' '}
                {dayText(person.written_at)}. The bot won’t contact them until you decide in your{' '}
                <TextLink to="/dashboard/inbox">inbox</TextLink>.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Avoided({ people, ...facts }: PeopleFacts & { people: AvoidedPerson[] }) {
  const { dayText, actionData } = facts
  return (
    <section aria-labelledby="avoided">
      <GroupHeading id="avoided" count={people.length}>
        Avoided
      </GroupHeading>
      {people.length === 0 ? (
        <p className="py-3 text-sm text-muted">No one yet. The bot stays away from people you add here.</p>
      ) : (
        <ul aria-label="People to avoid">
          {people.map((person) => {
            const { handle } = person
            return (
              <li key={handle} className={row}>
                <PersonPicture src={person.picture} name={person.name} small />
                <div className="min-w-0 grow">
                  <PersonName person={person} />
                  <p className="text-muted">{whyAvoided(person, dayText)}</p>
                </div>
                <Press
                  intent="allow"
                  row={{ handle }}
                  label={`Stop avoiding @${handle}`}
                  variant="quiet"
                  actionData={actionData}
                >
                  Stop avoiding
                </Press>
              </li>
            )
          })}
        </ul>
      )}
      <Several {...facts} />
    </section>
  )
}

function Several({ actionData }: PeopleFacts) {
  const { error, value } = fieldOf(actionData, 'avoid-several', 'people')
  const pending = usePending('avoid-several')
  const times = useTimesSent('avoid-several', actionData)
  return (
    <Disclosure title="Add several handles" open={error !== undefined} className="mt-2">
      <Form intent="avoid-several" actionData={actionData} keepScroll className="mt-2 grid gap-3">
        <Field label="Handles to avoid" name="people" error={error} hint="One per line.">
          <Textarea key={times} defaultValue={value} autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button size="sm" variant="secondary" pending={pending} className="w-fit">
          Add to avoid list
        </Button>
      </Form>
    </Disclosure>
  )
}

function OptedOut({ people, dayText }: PeopleFacts & { people: NoContact[] }) {
  return (
    <section aria-labelledby="no-contact">
      <GroupHeading id="no-contact" count={people.length}>
        Left alone for good
      </GroupHeading>
      <ul aria-labelledby="no-contact">
        {people.map((person) => (
          <li key={person.author_id} className={row}>
            <PersonPicture src={person.picture} name={person.name} small />
            <div className="min-w-0 grow">
              <PersonName person={person} />
              {person.words && (
                <blockquote dir="auto" className="mt-1 border-l-2 border-clay pl-3 wrap-anywhere">
                  {person.words}
                </blockquote>
              )}
              <p className="mt-1 text-muted">
                {person.words ? 'Said' : 'Asked another account'} on {dayText(person.said_at)}.
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="flex gap-2 py-3 text-sm text-muted">
        <Icon name="lock" className="mt-0.5" />
        {people.length === 0
          ? 'No one you’ve met has asked for this. Your bot leaves alone anyone who does.'
          : 'They asked not to be contacted. Your bot doesn’t contact them, and only they can change that.'}
      </p>
    </section>
  )
}
