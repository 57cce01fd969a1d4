import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { Nothing } from '#app/contract/forms.ts'
import { Draft, type Rejection, rejections, SeveralDrafts, WrittenDraft } from '#app/contract/queue.ts'
import { confirmOpened } from '#app/domain/bot/send/confirm-clicks.ts'
import { ownLimitsOf, planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { keepClaimsAsFacts } from '#app/domain/drafts/claims.ts'
import { confirmSent, noteOpened } from '#app/domain/drafts/confirm.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { rejectDrafts, takeBackRejection } from '#app/domain/drafts/reject.ts'
import { requestRewrite } from '#app/domain/drafts/rewrite.ts'
import { kindOf, putBack, sendDraft } from '#app/domain/drafts/send.ts'
import { sendDrafts } from '#app/domain/drafts/send-several.ts'
import { type Snooze, snoozeDraft, snoozedUntil, snoozes } from '#app/domain/drafts/snooze.ts'
import { type Decision, keepIfSendable, keepText, requireSendable } from '#app/domain/drafts/text.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { type Flash, keptText } from '#app/http/request/cookies.ts'
import type { Services } from '#app/services.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { rereadsAfterAnswer, stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { queueShortcuts } from './keys.ts'
import { Queue } from './queue.tsx'
import { flashes } from './words.ts'

export const meta: MetaFunction = () => [{ title: 'Queue · Warble' }]
export const handle = { shortcuts: queueShortcuts }

export const loader = page('user', async ({ user }, { db, network, networks, clock }) => {
  const now = clock.now()
  const [queue, usage, limits] = await Promise.all([
    loadQueue(db, networks, user.id, now),
    planUsageOf(db, user, now),
    ownLimitsOf(db, user, now),
  ])
  const { name, max_length, counting } = network
  const { replies_per_day: most_replies, actions_per_hour } = usage.allows
  const most_actions = Math.min(limits.actions_per_hour, actions_per_hour.most)
  const actions = Math.max(0, most_actions - usage.actions_last_hour)
  const left = {
    replies: Math.max(0, most_replies - usage.replies_today),
    most_replies,
    actions,
    most_actions,
    now: Math.max(0, Math.min(actions, usage.allows.actions_per_day - usage.actions_today)),
    follows: Math.max(0, Math.min(limits.follows_per_day, usage.allows.follows_per_day.most) - usage.follows_today),
  }
  return { ...queue, first: limits.first, now, time_zone: user.time_zone, network: name, max_length, counting, left }
})

const back = (services: Services, flash?: Flash) =>
  redirectLocal(services, '/dashboard/queue', { ...(flash && { flash }), replaces: true })

const writtenOf = ({ action_id, text, shown }: z.output<typeof WrittenDraft>): Decision => ({
  id: action_id,
  text: text ?? null,
  shown: shown ?? null,
})

/** What the user made of the draft's text. */
const ownText = ({ text, shown }: Decision) => (text === null || text === shown ? undefined : keptText(text))

const rejecting = (why: Rejection) =>
  form<'user', typeof Draft>(Draft, async ({ action_id }, { user }, services) => {
    const count = await rejectDrafts(services.db, user.id, [action_id], why, services.clock.now())
    return back(services, flashes.rejected(count))
  })

const snoozing = (choice: Snooze | null) =>
  form<'user', typeof WrittenDraft>(WrittenDraft, async (given, { user }, services) => {
    const { db, network, clock } = services
    const draft = writtenOf(given)
    const now = clock.now()
    const until = choice && snoozedUntil(choice, now, user.time_zone)
    await keepIfSendable(db, network, user.id, draft, now)
    const isSnoozed = await snoozeDraft(db, user.id, draft.id, until, now)
    return back(services, isSnoozed ? flashes.snoozed(until !== null) : flashes.decided(ownText(draft)))
  })

const rejectAll = (which: 'selected' | 'listed') =>
  form<'user', typeof SeveralDrafts>(SeveralDrafts, async (given, { user }, services) => {
    if (given[which].length === 0) return back(services, flashes.nothingSelected)
    const count = await rejectDrafts(services.db, user.id, given[which], 'rejected', services.clock.now())
    return back(services, flashes.rejected(count))
  })

const named = <Name extends string, F>(names: readonly Name[], prefix: string, make: (name: Name) => F) =>
  Object.fromEntries(names.map((name) => [`${prefix}-${name}`, make(name)]))

export const action = forms('user', {
  send: form(WrittenDraft, async (given, { user }, services) => {
    const draft = writtenOf(given)
    const sent = await sendDraft(services, user, draft)
    return back(services, flashes.sent(sent, await kindOf(services.db, user.id, draft.id), ownText(draft)))
  }),
  save: form(WrittenDraft, async (given, { user }, services) => {
    const { db, network, clock } = services
    const draft = writtenOf(given)
    await requireSendable(db, network, user.id, draft, clock.now())
    const isKept = await keepText(db, user.id, draft, clock.now())
    return back(services, isKept ? flashes.saved : flashes.decided(ownText(draft)))
  }),
  confirm: form(WrittenDraft, async (given, { user }, services) => {
    const draft = writtenOf(given)
    const outcome = (await confirmSent(services, user.id, draft)) ? 'sent' : 'decided'
    return back(services, flashes.sent({ outcome }, await kindOf(services.db, user.id, draft.id), ownText(draft)))
  }),
  opened: form(WrittenDraft, async (given, { user }, services) => {
    const { db, network, clock } = services
    const draft = writtenOf(given)
    await noteOpened(db, user.id, draft.id, clock.now())
    await keepIfSendable(db, network, user.id, draft, clock.now())
    return back(services)
  }),
  look: form(Nothing, async (_input, { user }, services) => {
    const found = await confirmOpened(services, user.id)
    return back(services, found > 0 ? flashes.seen(services.network.name, found) : undefined)
  }),
  rewrite: form(Draft, async ({ action_id }, { user }, services) => {
    const isAsked = await requestRewrite(services, user.id, action_id, services.clock.now())
    return back(services, isAsked ? flashes.rewriting : flashes.decided())
  }),
  'add-facts': form(WrittenDraft, async (given, { user }, services) => {
    const { db, network, clock } = services
    const draft = writtenOf(given)
    const isKept = await keepClaimsAsFacts(db, user.id, draft, clock.now())
    await keepIfSendable(db, network, user.id, draft, clock.now())
    return back(services, isKept ? flashes.factsAdded : flashes.decided(ownText(draft)))
  }),
  'put-back': form(Draft, async ({ action_id }, { user }, services) => {
    const isBack = await putBack(services.db, user.id, action_id, services.clock.now())
    return back(services, isBack ? flashes.putBack : flashes.decided())
  }),
  'take-back': form(Draft, async ({ action_id }, { user }, services) => {
    const count = await takeBackRejection(services.db, user.id, action_id, services.clock.now())
    return back(services, flashes.takenBack(count))
  }),
  ...named(rejections, 'reject', rejecting),
  ...named(snoozes, 'snooze', snoozing),
  unsnooze: snoozing(null),
  'send-selected': form(SeveralDrafts, async ({ written }, { user }, services) => {
    if (written.length === 0) return back(services, flashes.nothingSelected)
    return back(services, flashes.sentSeveral(await sendDrafts(services, user, written)))
  }),
  'reject-selected': rejectAll('selected'),
  'reject-listed': rejectAll('listed'),
})

// After a refusal too: it may be about a text that the page does not have yet.
export const shouldRevalidate = rereadsAfterAnswer

/** Of the forms that show no error of their own. */
const refusals = {
  'put-back': refusalTitled('Couldn’t undo the approval'),
  'take-back': refusalTitled('Couldn’t undo the rejection'),
  unsnooze: refusalTitled('Couldn’t move it back'),
  'send-selected': refusalTitled('Couldn’t send'),
  'reject-selected': refusalTitled('Couldn’t reject'),
  'reject-listed': refusalTitled('Couldn’t reject'),
}

export const clientAction = stayOnFailure

export default function QueuePage() {
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <Queue {...useLoaderData<typeof loader>()} actionData={actionData} />
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load the queue" />
}
