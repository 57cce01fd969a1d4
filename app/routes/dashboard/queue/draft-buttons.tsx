import { useFetcher } from '@remix-run/react'
import type { MouseEvent } from 'react'
import type { Rejection } from '#app/contract/queue.ts'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AvoidOwnTopic } from '#app/view/activity/remarks.tsx'
import { doneThere, rejectionLabels, sendLabels, snoozeLabels } from './words.ts'

interface DraftButtonsProps {
  item: QueueItem
  /** The intent that is being sent. */
  sending: string | null
  /** As it is typed. */
  text: string
  network: string
  /** Among others, of which several can be approved at once. */
  isOneOfSeveral: boolean
}

/** Enter presses the first button. */
export function DraftButtons({ item, sending, text, network, isOneOfSeveral }: DraftButtonsProps) {
  const { id, kind, click_url, is_rewriting } = item
  const opening = useFetcher({ key: `opening-${id}` })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    focusConfirm(event)
    const fields = { intent: 'opened', action_id: id, ...(item.text !== null && { text, shown: item.text }) }
    opening.submit(fields, { method: 'post', action: '/dashboard/queue', preventScrollReset: true })
  }
  const variant = isOneOfSeveral && kind !== 'reply' ? 'secondary' : 'primary'
  const small = { variant: 'secondary', size: 'sm', name: 'intent' } as const
  return (
    <div className="flex flex-wrap items-start gap-2">
      {click_url ? (
        <>
          <LinkButton
            data-key="a"
            href={withText(click_url, item.text, text)}
            target="_blank"
            rel="noreferrer"
            size="sm"
            variant={variant}
            icon="external"
            onClick={open}
          >
            {sendLabels[kind]} on {network}
          </LinkButton>
          <Button {...small} value="confirm" data-confirm pending={sending === 'confirm'}>
            {doneThere[kind].says}
          </Button>
        </>
      ) : (
        <Button
          data-key="a"
          size="sm"
          variant={variant}
          icon={kind === 'reply' ? 'send' : kind}
          name="intent"
          value="send"
          pending={sending === 'send'}
        >
          {sendLabels[kind]}
        </Button>
      )}
      {kind === 'reply' && (
        <>
          <span className={text === item.text ? 'hidden noscript:block' : undefined}>
            <Button {...small} value="save" pending={sending === 'save'}>
              Save edits
            </Button>
          </span>
          <Button
            {...small}
            data-key="n"
            value="rewrite"
            icon="refresh"
            pending={is_rewriting || sending === 'rewrite'}
          >
            {is_rewriting ? 'Rewriting...' : 'Rewrite'}
          </Button>
        </>
      )}
      <Choices title="Snooze" keyName="s">
        {Object.entries(snoozeLabels).map(([choice, label]) => (
          <Button key={choice} {...small} value={`snooze-${choice}`}>
            {label}
          </Button>
        ))}
      </Choices>
      <Choices title="Reject" keyName="r">
        {(Object.keys(rejectionLabels) as Rejection[]).filter(isOffered(item)).map((why) => (
          <Button key={why} {...small} value={`reject-${why}`}>
            {rejectionLabels[why]}
          </Button>
        ))}
        {item.topic !== null && (
          <AvoidOwnTopic topic={item.topic}>
            <Button {...small} value="reject-not_topic">
              Reject and avoid <bdi dir="auto">“{item.topic}”</bdi>
            </Button>
          </AvoidOwnTopic>
        )}
      </Choices>
    </div>
  )
}

const isOffered =
  ({ text }: QueueItem) =>
  (why: Rejection) =>
    why !== 'not_topic' && (why !== 'not_like_me' || text !== null)

function Choices({ title, keyName, children }: { title: string; keyName: string; children: React.ReactNode }) {
  return (
    <details data-key={keyName} className="group/choices open:basis-full">
      <summary className="flex h-8 w-fit items-center gap-1 rounded-control px-2 font-medium hover:bg-sunken pointer-coarse:h-11">
        <Icon name="chevron-down" className="-rotate-90 group-open/choices:rotate-0" />
        {title}
      </summary>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </details>
  )
}

/** The network's page, with the text as typed in place of the stored one. */
function withText(url: string, stored: string | null, typed: string): string {
  const page = new URL(url)
  for (const [name, value] of page.searchParams) if (value === stored) page.searchParams.set(name, typed.trim())
  return page.href
}

/** A user who returns from the network's page can then confirm with one key. */
function focusConfirm({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('form')?.querySelector<HTMLElement>('[data-confirm]')?.focus()
}
