import type { Conversation } from '#app/domain/inbox/conversation.ts'
import { zonedText } from '#app/time-zones.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { MarginNote } from '#app/ui/post.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { contactsText, counted } from '#app/view/text.ts'
import type { PartProps } from './pane-props.ts'

const shown = 3

export function About({ conversation, network, time_zone, here }: PartProps) {
  const { id, person, contacts, complained, opted_out } = conversation
  const facts = factsOf(person)
  const between = contactsOf(conversation)
  return (
    <aside
      aria-label={`About ${person.name}`}
      className="grid content-start gap-5 border-rule p-4 max-xl:border-t sm:p-6 xl:border-l xl:p-5"
    >
      <MarginNote label={`About ${person.name}`}>
        {person.bio && <p dir="auto">{person.bio}</p>}
        <p>{facts.length > 0 ? facts.join(' ') : person.bio ? null : 'Nothing known yet.'}</p>
        <TextLink href={person.url} target="_blank" rel="noreferrer">
          Profile on {network.name}
        </TextLink>
      </MarginNote>
      <MarginNote label="Between you">
        {between.length === 0 ? (
          <p>You haven’t contacted them.</p>
        ) : (
          <ol className="mt-1 grid gap-1">
            {between.map(({ key, at, text }) => (
              <li key={key} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2">
                <time dateTime={at.toISOString()} className="figures">
                  {zonedText(at, time_zone, { month: 'short', day: 'numeric' })}
                </time>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        )}
        {contacts > 0 && <p className="mt-1">{contactsText(contacts)}</p>}
        <TextLink to={personAddress(person.handle)}>All activity with @{person.handle}</TextLink>
      </MarginNote>
      {person.is_avoided ? (
        <MarginNote label="The bot avoids them">They’re on your avoid list.</MarginNote>
      ) : (
        !complained &&
        !opted_out && (
          <MarginNote label={person.is_target ? 'Priority person' : 'What the bot does'}>
            {person.is_target ? (
              'The bot checks their new posts first.'
            ) : (
              <>
                <p>
                  It replies where your posts or facts have an answer, and leaves the rest to you. On its own, it
                  contacts them up to four times a week.
                </p>
                <Form intent="target" row={{ inbox_id: id }} action={here} keepScroll className="mt-3">
                  <Button size="sm" variant="secondary" icon="star">
                    Add to priority people
                  </Button>
                </Form>
              </>
            )}
          </MarginNote>
        )
      )}
    </aside>
  )
}

function factsOf({ followers, follows }: Conversation['person']): string[] {
  return [
    ...(followers === null ? [] : [`${counted(followers, 'follower')}.`]),
    ...(follows === null ? [] : [follows ? 'Follows you.' : 'Doesn’t follow you.']),
  ]
}

const did = { reply: 'You replied', like: 'You liked a post', follow: 'You followed them' } as const

/** The last three, newest first. */
function contactsOf({ thread }: Conversation) {
  return thread
    .flatMap((item) => {
      if (item.what === 'theirs') return []
      const back =
        item.kind === 'follow' && item.followed_back ? ', followed back' : item.likes > 0 ? ', got a like' : ''
      return [{ key: item.id, at: item.at, text: `${did[item.kind]}${back}` }]
    })
    .slice(-shown)
    .reverse()
}
