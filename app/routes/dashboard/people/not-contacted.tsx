import { ageText } from '#app/content/who-waits.ts'
import type { AvoidedPerson } from '#app/domain/contacts/lists.ts'
import type { NoContact, OnHold } from '#app/domain/contacts/no-contact.ts'
import type { NeedsYou } from '#app/domain/inbox/needs-you.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { useTimesSent } from '#app/ui/use-times-sent.ts'
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { counted } from '#app/view/text.ts'
import type { PeopleFacts } from './facts.ts'
import { GroupHeading } from './group-heading.tsx'
import { PersonName, Press } from './person-row.tsx'
import { whyAvoided } from './words.ts'

interface NotContactedProps extends PeopleFacts {
  avoided: AvoidedPerson[]
  waiting: NeedsYou
  on_hold: OnHold[]
  no_contact: NoContact[]
}

export function NotContacted({ avoided, waiting, on_hold, no_contact, ...facts }: NotContactedProps) {
  return (
    <div className="grid content-start gap-10">
      <Waiting waiting={waiting} held={on_hold} {...facts} />
      <Held people={on_hold.filter(({ needs_you }) => !needs_you)} {...facts} />
      <Avoided people={avoided} {...facts} />
      <OptedOut people={no_contact} {...facts} />
    </div>
  )
}

const row = 'flex items-start gap-3 border-b border-rule py-3 text-sm'

function Waiting({ waiting, held, now, dayText }: PeopleFacts & { waiting: NeedsYou; held: OnHold[] }) {
  if (waiting.count === 0) return null
  const more = waiting.count - waiting.people.length
  return (
    <section aria-labelledby="waiting">
      <GroupHeading id="waiting" count={waiting.count}>
        Waiting for you
      </GroupHeading>
      <ul aria-labelledby="waiting">
        {waiting.people.map(({ id, picture, name, handle, says, complained, posted_at }) => {
          const hold = held.find(({ inbox_id }) => inbox_id === id)
          return (
            <li key={id} className={row}>
              <PersonPicture src={picture} name={name} small />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <TextLink to={`/dashboard/inbox/${id}`} className="font-semibold wrap-anywhere">
                    <bdi dir="auto">{name}</bdi>
                  </TextLink>
                  <bdi className="text-muted wrap-anywhere">@{handle}</bdi>
                  <AnswerToneTag says={complained ?? says} />
                </p>
                <p className="text-muted">
                  {hold ? `${heldText(hold, dayText)} until you decide.` : `For ${ageText(posted_at, now)}.`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <p className="py-3 text-sm">
          <TextLink to="/dashboard/inbox">{`And ${counted(more, 'more person', 'more people')}`}</TextLink>
        </p>
      )}
    </section>
  )
}

const heldText = ({ held_for, written_at, before_connection }: OnHold, dayText: PeopleFacts['dayText']) =>
  `${held_for === 'language' ? 'They wrote in a language the bot can’t read' : 'They complained'} on ${dayText(written_at)}${before_connection ? ', before you connected this account' : ''}. The bot won’t contact them`

/** Who doesn't wait for the user. */
function Held({ people, dayText, actionData }: PeopleFacts & { people: OnHold[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="held">
      <GroupHeading id="held" count={people.length}>
        On hold
      </GroupHeading>
      <ul aria-labelledby="held">
        {people.map((person) => (
          <li key={person.author_id} className={row}>
            <PersonPicture src={person.picture} name={person.name} small />
            <div className="min-w-0 grow">
              <PersonName person={person} />
              <p className="text-muted">
                <span>{heldText(person, dayText)}.</span>{' '}
                {person.inbox_id && <TextLink to={`/dashboard/inbox/${person.inbox_id}`}>See what they wrote</TextLink>}
              </p>
            </div>
            {person.inbox_id === null && person.author_id !== null && (
              <Press
                intent="release"
                row={{
                  author_id: person.author_id,
                  held_for: person.held_for,
                  written_at: new Date(person.written_at).toISOString(),
                }}
                label={`Let the bot contact ${person.name}`}
                variant="quiet"
                actionData={actionData}
              >
                Allow contact
              </Press>
            )}
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
          ? 'No one you’ve met has asked for this. If someone does, your bot leaves them alone.'
          : 'They asked not to be contacted. Your bot doesn’t contact them, and only they can change that.'}
      </p>
    </section>
  )
}
