import { Form as PlainForm } from '@remix-run/react'
import type { ReactNode } from 'react'
import { decidedBy } from '#app/content/decided.ts'
import type { ThreadItem } from '#app/domain/inbox/thread.ts'
import { cx } from '#app/ui/cx.ts'
import { UserField } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Post } from '#app/ui/post.tsx'
import { dayText } from '#app/view/days.ts'
import { counted } from '#app/view/text.ts'
import type { PartProps } from './pane-props.ts'
import { clock } from './when.ts'

/** Of a long one the newest are open, so that what needs a reply is in sight. */
const open = 4

export function Thread(props: PartProps) {
  const { thread } = props.conversation
  const [first] = thread
  const earlier = thread.length > open + 1 ? thread.slice(0, -open) : []
  return (
    <div className="px-4 pt-5 sm:px-6">
      {first && earlier.length > 0 && (
        <details className="mb-4">
          <summary className="link w-fit text-sm text-muted">
            {`${earlier.length} earlier, since ${dayText(first.at, props.now, props.time_zone)}`}
          </summary>
          <div className="mt-4">
            <Items label="Earlier in the conversation" items={earlier} {...props} />
          </div>
        </details>
      )}
      <Items label="Conversation" items={thread.slice(earlier.length)} {...props} />
    </div>
  )
}

function Items({ label, items, conversation, now, time_zone, network, here }: PartProps & ItemsProps) {
  const { id, complained, person, unreadable } = conversation
  const headings = items.map(({ at }) => dayText(at, now, time_zone))
  return (
    <ol aria-label={label} className="grid max-sm:gap-4">
      {items.map((item, at) => (
        <li key={item.id} className="contents">
          {headings[at] !== headings[at - 1] && (
            <h3 className="text-xs font-medium text-muted sm:ml-[4.5rem] sm:border-l sm:border-rule sm:pb-4 sm:pl-4">
              {headings[at]}
            </h3>
          )}
          {item.what === 'theirs' ? (
            <>
              {item.above.length > 0 && <Above above={item.above} />}
              {item.own_post !== null && (
                <Moment at={null}>
                  <Post author="You" note="your post" side="own" className="ml-0!">
                    {item.own_post}
                  </Post>
                </Moment>
              )}
              <Moment at={clock(item.at, time_zone)} iso={item.at.toISOString()}>
                <Post
                  author={person.name}
                  className={cx(
                    item.id === id && 'text-base!',
                    complained && (item.says === 'complaint' || item.says === 'stop') && 'border-clay!',
                  )}
                  note={item.kind === 'mention' ? 'mentioned you' : undefined}
                >
                  <p lang={item.id === id ? unreadable?.code : undefined} className="whitespace-pre-line">
                    {item.text}
                  </p>
                </Post>
                <p className="pt-1 text-sm">
                  <TextLink href={item.url} target="_blank" rel="noreferrer" className="text-muted">
                    See it on {network.name}
                  </TextLink>
                </p>
              </Moment>
            </>
          ) : (
            <Moment at={clock(item.at, time_zone)} iso={item.at.toISOString()}>
              <Did item={item} name={person.name} here={here} />
            </Moment>
          )}
        </li>
      ))}
    </ol>
  )
}

function Moment({ at, iso, children }: { at: string | null; iso?: string; children: ReactNode }) {
  const time = at && (
    <time dateTime={iso} className="figures text-xs whitespace-nowrap text-muted sm:pt-px sm:text-right">
      {at}
    </time>
  )
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
      {time || <span className="max-sm:hidden" />}
      <div className="min-w-0 sm:border-l sm:border-rule sm:pb-5 sm:pl-4">{children}</div>
    </div>
  )
}

/** Oldest first. */
function Above({ above }: { above: { handle: string; text: string }[] }) {
  return (
    <Moment at={null}>
      <details className="text-sm">
        <summary className="link w-fit cursor-pointer text-muted">
          {above.length === 1 ? 'Earlier post by someone else' : `${above.length} earlier posts by others`}
        </summary>
        <div className="mt-2 grid gap-2">
          {above.map(({ handle, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thread's order never changes
            <Post key={at} author={handle ? `@${handle}` : 'Someone'}>
              {text}
            </Post>
          ))}
        </div>
      </details>
    </Moment>
  )
}

interface ItemsProps {
  label: string
  items: ThreadItem[]
}

type DidItem = Extract<ThreadItem, { what: 'did' }>

const icons = { reply: 'reply', like: 'like', follow: 'follow' } as const satisfies Record<string, IconName>
const hues = { reply: 'text-pine', like: 'text-slate', follow: 'text-marigold' } as const

function Did({ item, name, here }: { item: DidItem; name: string; here: string }) {
  const { id, kind, state, source, text, to, likes, followed_back } = item
  const who = source === 'auto' ? 'The bot' : 'You'
  const undo = state === 'success' && <Undo item={item} here={here} id={id} />
  if (kind === 'reply')
    return (
      <div className="grid gap-2">
        {to !== null && <Post author={name}>{to}</Post>}
        <Post
          author="You"
          note={state === 'undone' ? 'deleted' : state === 'success' ? decidedBy[source] : 'not confirmed'}
          side="own"
          className={to === null ? 'ml-0!' : undefined}
        >
          <span className={cx(state === 'undone' && 'text-muted line-through decoration-edge')}>{text}</span>
        </Post>
        <div className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {likes > 0 && (
            <p className="flex gap-2 text-slate">
              <Icon name="like" className="mt-0.5" />
              {counted(likes, 'like')}
            </p>
          )}
          {undo}
        </div>
      </div>
    )
  return (
    <div className="grid gap-2 text-sm">
      {kind === 'like' && to !== null && <Post author={name}>{to}</Post>}
      <div className="flex flex-wrap gap-x-2 gap-y-1 text-muted">
        <Icon name={icons[kind]} className={cx('mt-0.5', hues[kind])} />
        <span>{state === 'undone' ? undoneTexts[kind] : didText(kind, who, to === null, name)}</span>
        {followed_back && <span>They followed you back.</span>}
        {undo}
      </div>
    </div>
  )
}

function didText(kind: 'like' | 'follow', who: string, isInThread: boolean, name: string): string {
  if (kind === 'follow') return `${who} followed ${name}.`
  return `${who} liked ${isInThread ? 'their post' : 'it'}.`
}

const undoneTexts = { like: 'A like was removed.', follow: 'You no longer follow them.' }

const undoLabels = { reply: 'Delete reply', like: 'Remove like', follow: 'Unfollow' }

function Undo({ item, here, id }: { item: DidItem; here: string; id: string }) {
  const { kind, is_undoing, undo_error } = item
  if (is_undoing) return <span className="text-muted">Undoing it...</span>
  return (
    <PlainForm method="post" action="/dashboard/steer" className="text-muted" preventScrollReset>
      <UserField />
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="action_id" value={id} />
      <input type="hidden" name="next" value={here} />
      {undo_error && <span className="text-clay">{undo_error} </span>}
      <button type="submit" className="link cursor-pointer">
        {undoLabels[kind]}
      </button>
    </PlainForm>
  )
}
