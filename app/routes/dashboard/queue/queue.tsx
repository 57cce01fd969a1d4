import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { draftHours } from '#app/contract/settings.ts'
import type { DraftQueue, QueueItem } from '#app/domain/drafts/queue.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Entry } from '#app/view/activity/entry.tsx'
import { counted } from '#app/view/text.ts'
import { DraftEntry, type QueueFacts } from './draft-entry.tsx'
import { HeldEntry } from './held-entry.tsx'
import { settlingMs, useQueueKeys } from './keys.ts'

export function Queue({ waiting, snoozed, approved, decided, ...facts }: DraftQueue & QueueFacts) {
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
            ? `${counted(waiting.length, 'draft')} to review. Nothing is sent until you approve it. Drafts expire after ${draftHours} hours.`
            : 'Drafts waiting for your approval.'
        }
      />
      <div className="grid gap-10">
        {waiting.length === 0 ? <NothingWaits network={network} /> : <Waiting waiting={waiting} {...facts} />}
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
                <Entry key={item.id} item={item} now={now} time_zone={time_zone} network={network} statuses />
              ))}
            </Logbook>
          </Section>
        )}
      </div>
    </div>
  )
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
  useEffect(() => {
    const isShift = lastWaiting.current.some(({ id, text }, at) => waiting[at]?.id !== id || waiting[at]?.text !== text)
    lastWaiting.current = waiting
    if (isShift) setShift((count) => count + 1)
  }, [waiting])
  useEffect(() => {
    if (shift === 0) return
    const timer = setTimeout(() => setShift(0), settlingMs)
    return () => clearTimeout(timer)
  }, [shift])
  return shift > 0
}

function NothingWaits({ network }: Pick<QueueFacts, 'network'>) {
  return (
    <Empty
      title="You’re all caught up"
      level={2}
      action={
        <LinkButton to="/dashboard/settings/bot" variant="secondary" size="sm">
          Change mode
        </LinkButton>
      }
    >
      On Co-pilot, every reply, like and follow waits here for your approval. On Autopilot, only what {network}’s rules
      leave to you, and replies that say something about you that your posts don’t.
    </Empty>
  )
}

const bulk = 'several'
const goneText = 'Decided in another tab, or by the bot.'

function Waiting({ waiting, ...facts }: Pick<DraftQueue, 'waiting'> & QueueFacts) {
  const pending = usePending('reject-listed')
  const isShifting = useShifting(waiting)
  return (
    <section aria-label="To review" className={cx(isShifting && 'pointer-events-none')}>
      <noscript>
        <p className="mb-4">
          <LinkButton href="/dashboard/queue" variant="secondary" size="sm" icon="refresh">
            Check for new drafts
          </LinkButton>
        </p>
      </noscript>
      <Logbook label="To review">
        {waiting.map((item) => (
          <DraftEntry key={item.id} item={item} bulk={waiting.length > 1 ? bulk : undefined} {...facts} />
        ))}
      </Logbook>
      {waiting.length > 1 && (
        <Form
          intent="reject-selected"
          also={['reject-listed']}
          keepScroll
          id={bulk}
          className="mt-4 flex flex-wrap items-start gap-3"
        >
          {waiting.map(({ id }) => (
            <input key={id} type="hidden" name={`listed-${id}`} value="on" />
          ))}
          <Button variant="secondary" size="sm">
            Reject selected
          </Button>
          <Disclosure title={`Reject all ${waiting.length}`}>
            <Button variant="danger" size="sm" name="intent" value="reject-listed" pending={pending}>
              Reject all {waiting.length} drafts
            </Button>
          </Disclosure>
        </Form>
      )}
    </section>
  )
}
