import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'

const undoLabels: Record<ActivityItem['type'], string | null> = {
  reply: 'Undo: delete reply',
  like: 'Undo: remove like',
  follow: 'Undo: unfollow',
  view: null,
}

const undoneLabels: Partial<Record<NonNullable<ActivityItem['undo']>['state'], string>> = {
  under_way: 'Undoing...',
  done: 'Undone',
}

const inactive = { type: 'button', 'aria-disabled': true, className: 'cursor-not-allowed text-muted' } as const

const choice = { size: 'sm', variant: 'quiet', name: 'intent' } as const

const isUndone = ({ state }: NonNullable<ActivityItem['undo']>) => undoneLabels[state] !== undefined

/** The bot follows it from its next step on. */
export function Remarks({ item, network }: { item: ActivityItem; network: string }) {
  const { pathname, search } = useLocation()
  const { id, type, target, topic, topic_avoided, reply_content, not_like_me, undo } = item
  const undoLabel = undoLabels[type]
  return (
    <details data-menu className="relative print:hidden">
      <summary
        aria-label={`More about ${item.name}`}
        title="More"
        className="grid size-8 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="more" />
      </summary>
      <Form
        intent="not-person"
        action="/dashboard/steer"
        keepScroll
        className="menu absolute right-0 z-10 grid w-64 gap-1 rounded-card border border-rule bg-surface p-3"
      >
        <LinkButton href={item.url} target="_blank" rel="noreferrer" size="sm" variant="quiet" icon="external">
          {`See it on ${network}`}
        </LinkButton>
        <input type="hidden" name="action_id" value={id} />
        <input type="hidden" name="next" value={pathname + search} />
        {undoLabel && undo && (
          <Button {...choice} {...(isUndone(undo) ? inactive : { value: 'undo' })} icon="undo">
            {undoneLabels[undo.state] ?? undoLabel}
          </Button>
        )}
        <Button {...choice} value="not-person" icon="ban" aria-label={`Avoid this person: ${target}`}>
          Avoid this person
        </Button>
        <Button {...choice} value="target" icon="target" aria-label={`Add to priority people: ${target}`}>
          Add to priority people
        </Button>
        {topic && <AvoidTopic topic={topic} avoided={topic_avoided} />}
        {reply_content !== null &&
          (not_like_me ? (
            <Badge>Marked: doesn’t sound like you</Badge>
          ) : (
            <Button {...choice} value="not-like-me" icon="feather">
              Doesn’t sound like me
            </Button>
          ))}
      </Form>
    </details>
  )
}

function AvoidTopic({ topic, avoided }: { topic: string; avoided: boolean }) {
  const word = <bdi dir="auto">“{topic}”</bdi>
  if (avoided)
    return (
      <>
        <Badge>Avoiding {word}</Badge>
        <Button {...choice} value="topic-again" icon="undo" aria-label={`Undo: avoid “${topic}”`}>
          Undo
        </Button>
      </>
    )
  return (
    <AvoidOwnTopic topic={topic}>
      <Button {...choice} value="not-topic">
        Avoid {word}
      </Button>
    </AvoidOwnTopic>
  )
}

/** Asks before the press on `children`: each topic by which a post was found is one of the account's own. */
export function AvoidOwnTopic({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <details>
      <summary className="button h-8 gap-1.5 border-transparent px-2.5 text-sm hover:bg-sunken">
        <Icon name="hash" />
        Avoid topic: <bdi dir="auto">{topic}</bdi>
      </summary>
      <p className="my-2 px-2.5 text-sm text-muted">
        It’s one of your own topics. The bot would skip every post that mentions it.
      </p>
      {children}
    </details>
  )
}
