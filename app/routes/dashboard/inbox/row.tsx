import { ageText } from '#app/content/who-waits.ts'
import type { ListedConversation } from '#app/domain/inbox/conversations.ts'
import { Badge } from '#app/ui/badge.tsx'
import { cx } from '#app/ui/cx.ts'
import { Anchor } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { listTime, sinceText } from './when.ts'
import { tagsOf } from './words.ts'

interface RowProps {
  conversation: ListedConversation
  to: string
  current: boolean
  /** Beside the list on a wide screen, without an address of its own. */
  isShown: boolean
  now: Date
  time_zone: string
}

export function ConversationRow({ conversation, to, current, isShown, now, time_zone }: RowProps) {
  const { name, picture, text, replied, at, turn, until } = conversation
  const needsYou = turn === 'needs_you'
  const tags = tagsOf(conversation)
  const own = turn === 'theirs' ? replied : null
  const shownAt = own?.at ?? at
  return (
    <li>
      <Anchor
        to={to}
        data-conversation
        data-shown={isShown || undefined}
        aria-current={current ? 'true' : undefined}
        className="flex gap-3 border-b border-l-2 border-rule border-l-transparent py-3 pr-4 pl-3.5 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=true]:border-l-pine aria-[current=true]:bg-sunken lg:data-shown:border-l-pine lg:data-shown:bg-sunken"
      >
        <PersonPicture src={picture} name={name} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2 text-sm">
            <bdi dir="auto" className={cx('truncate', needsYou ? 'font-semibold' : 'font-medium')}>
              {name}
            </bdi>
            <time dateTime={shownAt.toISOString()} className="figures ml-auto shrink-0 text-xs text-muted">
              {needsYou ? ageText(at, now) : listTime(shownAt, now, time_zone)}
            </time>
          </span>
          <span className={cx('mt-0.5 line-clamp-2 text-sm wrap-anywhere', !needsYou && 'text-muted')}>
            {own ? (
              <>
                You: <bdi dir="auto">{own.text}</bdi>
              </>
            ) : (
              <bdi dir="auto">{text}</bdi>
            )}
          </span>
          {(tags.length > 0 || turn === 'snoozed') && (
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {tags.map(({ label, ...look }) => (
                <Badge key={label} {...look}>
                  {label}
                </Badge>
              ))}
              {turn === 'snoozed' && (
                <Badge icon="clock">{until ? `Until ${sinceText(until, now, time_zone)}` : 'Until they write'}</Badge>
              )}
            </span>
          )}
        </span>
      </Anchor>
    </li>
  )
}
