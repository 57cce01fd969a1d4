import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftHours } from '#app/contract/settings.ts'
import type { FirstWork } from '#app/domain/bot/schedule/first-work.ts'
import type { DraftQueue, QueueItem } from '#app/domain/drafts/queue.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Entry } from '#app/view/activity/entry.tsx'
import { WhileWaiting } from '#app/view/activity/while-waiting.tsx'
import { counted } from '#app/view/text.ts'
import { DraftEntry, type Left, type QueueFacts } from './draft-entry.tsx'
import { HeldEntry } from './held-entry.tsx'
import { settlingMs, useQueueKeys } from './keys.ts'
import { SelectAll, Several, several } from './several.tsx'
import { TakeBack } from './take-back.tsx'

type QueueProps = DraftQueue & QueueFacts & { first: FirstWork | null }

export function Queue({ first, waiting, snoozed, approved, decided, ...facts }: QueueProps) {
  useQueueKeys()
  useLookOnReturn(waiting.some(({ click_url, is_opened }) => click_url && is_opened))
  const { now, time_zone, network } = facts
  const isBusy = waiting.some(({ is_rewriting }) => is_rewriting)
  return (
    <div data-gone={goneText}>
      {(waiting.length === 0 || isBusy) && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <PageHeader
        title="Queue"
        description={
          waiting.length > 0
            ? `${counted(waiting.length, 'draft')} to review, ${reviewTime(waiting)}. Nothing is sent until you approve it. Drafts expire after ${draftHours} hours.`
            : 'Drafts waiting for your approval.'
        }
        actions={waiting.length > 1 && <SelectAll count={waiting.length} />}
      />
      <div className="grid gap-10">
        {waiting.length === 0 ? (
          <NothingWaits network={network} first={first} />
        ) : (
          <Waiting waiting={waiting} {...facts} />
        )}
        {approved.length > 0 && (
          <Section title="Approved" description="While it’s awake, the bot sends these as soon as your limits allow.">
            <Logbook label="Approved">
              {approved.map((item) => (
                <HeldEntry key={item.id} item={item} intent="put-back" label="Undo approval" {...facts} />
              ))}
            </Logbook>
          </Section>
        )}
        {snoozed.length > 0 && (
          <Section title="Snoozed">
            <Logbook label="Snoozed">
              {snoozed.map((item) => (
                <HeldEntry key={item.id} item={item} intent="unsnooze" label="Move back to queue" {...facts} />
              ))}
            </Logbook>
          </Section>
        )}
        {decided.length > 0 && (
          <Section title="Reviewed in the last hour">
            <Logbook label="Reviewed in the last hour">
              {decided.map((item) => (
                <Entry key={item.id} item={item} now={now} time_zone={time_zone} network={network} statuses dated>
                  {item.state === 'rejected' && <TakeBack item={item} />}
                </Entry>
              ))}
            </Logbook>
          </Section>
        )}
      </div>
    </div>
  )
}

/** Of a user who reads on. */
const secondsFor = { reply: 20, other: 3 }

function reviewTime(waiting: QueueItem[]): string {
  const seconds = waiting.map(({ kind }) => (kind === 'reply' ? secondsFor.reply : secondsFor.other))
  const minutes = Math.ceil(seconds.reduce((sum, one) => sum + one, 0) / 60)
  return `about ${counted(minutes, 'minute')}`
}

/** When the user returns from the network's page, asks the server to look for what they did there. */
function useLookOnReturn(isAway: boolean): void {
  const { submit } = useFetcher({ key: 'look' })
  useEffect(() => {
    if (!isAway) return
    const shown = () => {
      if (document.visibilityState === 'visible')
        submit({ intent: 'look' }, { method: 'post', action: '/dashboard/queue', preventScrollReset: true })
    }
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [isAway, submit])
}

/** Whether drafts have just moved or changed: a click meant for the previous one must not decide. */
function useShifting(waiting: QueueItem[]): boolean {
  const lastWaiting = useRef(waiting)
  const [shift, setShift] = useState(0)
  const [settled, setSettled] = useState(0)
  useEffect(() => {
    const isShift = lastWaiting.current.some(({ id, text }, at) => waiting[at]?.id !== id || waiting[at]?.text !== text)
    lastWaiting.current = waiting
    if (isShift) setShift((count) => count + 1)
  }, [waiting])
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shift), settlingMs)
    return () => clearTimeout(timer)
  }, [shift])
  return shift !== settled
}

function NothingWaits({ network, first }: Pick<QueueProps, 'network' | 'first'>) {
  if (first)
    return (
      <EmptyPage title="No drafts yet" action={<WhileWaiting {...first} />} ahead={ahead}>
        {first.text}
      </EmptyPage>
    )
  return (
    <EmptyPage
      title="You’re all caught up"
      action={
        <LinkButton to="/dashboard/settings/bot" variant="secondary" size="sm">
          Change mode
        </LinkButton>
      }
      ahead={ahead}
    >
      On Co-pilot, every reply, like and follow waits here for your approval. On Autopilot, only what {network}’s rules
      leave to you, and replies that say something about you that your posts don’t.
    </EmptyPage>
  )
}

const ahead = {
  title: 'What you can do with a draft',
  notes: [
    ['Approve', 'The bot sends it as soon as your limits allow.'],
    ['Edit', 'Change it first. Your edits show the bot how you sound.'],
    ['Rewrite', 'Ask for another draft.'],
    ['Reject', 'Nothing is sent. You can avoid the person or the topic at the same time.'],
    ['Leave it', `It expires after ${draftHours} hours, unsent.`],
  ],
} as const

const goneText = 'Handled in another tab or by the bot.'

const groups: { title: string; holds(item: QueueItem): boolean }[] = [
  { title: 'Wrote to you', holds: ({ person }) => person.wrote_to_user },
  { title: 'Replies to others', holds: ({ person, kind }) => !person.wrote_to_user && kind === 'reply' },
  { title: 'Likes, follows and views', holds: ({ person, kind }) => !person.wrote_to_user && kind !== 'reply' },
]

function Waiting({ waiting, left, ...facts }: Pick<DraftQueue, 'waiting'> & QueueFacts) {
  const isShifting = useShifting(waiting)
  const bulk = waiting.length > 1 ? several : undefined
  return (
    <section aria-label="To review" className={cx('grid gap-8', isShifting && 'pointer-events-none')}>
      <noscript>
        <p>
          <LinkButton href="/dashboard/queue" variant="secondary" size="sm" icon="refresh">
            Check for new drafts
          </LinkButton>
        </p>
      </noscript>
      <Rules waiting={waiting} network={facts.network} left={left} />
      {groups.map(({ title, holds }) => {
        const items = waiting.filter(holds)
        if (items.length === 0) return null
        return (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 font-semibold">
              {title} <span className="figures font-normal text-muted">{items.length}</span>
            </h2>
            <Logbook label={title}>
              {items.map((item) => (
                <DraftEntry key={item.id} item={item} bulk={bulk} {...facts} />
              ))}
            </Logbook>
          </section>
        )
      })}
      {bulk && <Several waiting={waiting} left={left} network={facts.network} />}
    </section>
  )
}

/** The network's rules for these drafts, each once. */
function Rules({ waiting, network, left }: Pick<DraftQueue, 'waiting'> & { network: string; left: Left }) {
  const rules = [...new Set(waiting.map(({ rule }) => rule))]
  return (
    // On a phone the first draft is sent without scrolling.
    <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-y border-rule py-3 text-sm text-muted max-lg:order-2">
      <div className="flex max-w-prose gap-2">
        <Icon name="shield" className="mt-0.5 text-pine" />
        <div>
          <p className="sr-only">{network}’s rules</p>
          {rules.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </div>
      </div>
      <p className="figures">
        {left.replies} of {counted(left.most_replies, 'reply', 'replies')} left today · {left.actions} of{' '}
        {counted(left.most_actions, 'action')} left this hour
      </p>
    </div>
  )
}
