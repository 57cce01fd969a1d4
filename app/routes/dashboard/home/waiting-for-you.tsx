import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Age } from '#app/view/activity/age.tsx'
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

export const hasWaiting = ({ needs }: Home) => needs.count + needs.draft_count > 0

export function WaitingForYou({ home }: { home: Home }) {
  const { needs, connection, bot, now, time_zone } = home
  // Elsewhere the page's first button is the one that starts the bot again.
  const isFirst = bot.running && connection?.open
  const waiting_drafts = needs.draft_count
  const more = needs.count - needs.people.length
  return (
    <section aria-labelledby="waiting" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="waiting" className="text-lg font-semibold">
          Waiting for you
        </h2>
        <p className="flex gap-4 text-sm">
          {needs.count > 0 && <TextLink to="/dashboard/inbox">{`Inbox, ${needs.count}`}</TextLink>}
          {waiting_drafts > 0 && <TextLink to="/dashboard/queue">{`Queue, ${waiting_drafts}`}</TextLink>}
        </p>
      </div>
      <ul className="mt-2 divide-y divide-rule border-y border-rule text-sm">
        {needs.people.map(({ id, name, handle, picture, text, says, complained, posted_at }, at) => (
          <Person
            key={id}
            name={name}
            picture={picture}
            tag={
              <>
                <span className="text-muted">@{handle}</span>
                <AnswerToneTag says={complained ?? says} />
                <Age since={posted_at} now={now} time_zone={time_zone} className="text-muted" />
              </>
            }
            action={
              <LinkButton
                to={`/dashboard/inbox/${id}`}
                size="sm"
                variant={isFirst && at === 0 ? 'primary' : 'secondary'}
                aria-label={`Open: ${name}`}
              >
                {complained === 'stop' ? 'See why' : 'Reply'}
              </LinkButton>
            }
          >
            <p dir="auto" className="line-clamp-4 wrap-anywhere">
              {text}
            </p>
          </Person>
        ))}
        {waiting_drafts > 0 && <Drafts home={home} />}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to="/dashboard/inbox">{`And ${counted(more, 'more person', 'more people')}`}</TextLink>
        </p>
      )}
      {connection && !connection.open && (
        <p className="mt-2 text-sm text-muted">Nothing is lost. It’s all kept until you connect again.</p>
      )}
    </section>
  )
}

interface PersonProps {
  name: string
  picture: string | null
  tag: ReactNode
  action: ReactNode
  children: ReactNode
}

function Person({ name, picture, tag, action, children }: PersonProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      <PersonPicture src={picture} name={name} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi dir="auto" className="font-medium wrap-anywhere">
            {name}
          </bdi>
          {tag}
        </p>
        {children}
      </div>
      {action}
    </li>
  )
}

/** One as it is, several as one line. */
function Drafts({ home: { bot, needs } }: { home: Home }) {
  const waiting_drafts = needs.draft_count
  const [first] = needs.drafts
  const review = (
    <LinkButton to="/dashboard/queue" size="sm" variant={bot.running && needs.count === 0 ? 'primary' : 'secondary'}>
      {`Review ${counted(waiting_drafts, 'draft')}`}
    </LinkButton>
  )
  if (waiting_drafts === 1 && first)
    return (
      <Person
        name={first.name}
        picture={first.picture}
        tag={<span className="text-xs font-medium text-marigold">Draft</span>}
        action={review}
      >
        <p dir="auto" className="line-clamp-4 wrap-anywhere text-muted">
          {first.post_text}
        </p>
        {first.text && (
          <p dir="auto" className="mt-1.5 ml-5 border-l-2 border-dashed border-pine pl-3 wrap-anywhere">
            {first.text}
          </p>
        )}
      </Person>
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <span className="flex gap-1">
        {needs.drafts.map(({ id, name, picture }) => (
          <PersonPicture key={id} src={picture} name={name} />
        ))}
      </span>
      <p className="grow basis-48 font-medium">{`${counted(waiting_drafts, 'draft')} in your queue`}</p>
      {review}
    </li>
  )
}
