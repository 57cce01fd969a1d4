import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { AllowInInbox, InInbox, ReplyInInbox } from '#app/contract/forms.ts'
import { Draft } from '#app/contract/queue.ts'
import { OwnFact } from '#app/contract/voice.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { requestRewrite } from '#app/domain/drafts/rewrite.ts'
import {
  allowAuthor,
  finish,
  finishWithoutReply,
  leaveAuthorAlone,
  nextAfter,
  putAuthorFirst,
  reopen,
  snoozeConversation,
} from '#app/domain/inbox/decide.ts'
import { requestInboxDraft } from '#app/domain/inbox/draft.ts'
import { sendInInbox } from '#app/domain/inbox/send.ts'
import { type ConversationSnooze, conversationSnoozes } from '#app/domain/inbox/views.ts'
import { readNotificationsFrom } from '#app/domain/notification/notification.ts'
import { retentionText } from '#app/domain/retention.ts'
import { isUuid } from '#app/domain/text.ts'
import { addFact } from '#app/domain/voice/facts.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { type Flash, keptText } from '#app/http/request/cookies.ts'
import type { RequestServices } from '#app/services.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { rereadsAfterAnswer, stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { inboxAddress, readList } from './address.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { loadPane } from './load.ts'
import { lookForm } from './look-form.ts'
import { sentFlash } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.conversation.person.name} · Inbox` : 'Inbox'} · Warble` },
]

export const loader = page('user', async ({ user, params, url }, services) => {
  const id = params.conversation ?? ''
  const pane = isUuid(id) ? await loadPane(services, user, id) : null
  if (pane) {
    await readNotificationsFrom(services.db, user.id, id, services.clock.now())
    return { ...pane, list: readList(url) }
  }
  throw await redirectLocal(services, '/dashboard/inbox', {
    flash: {
      title: 'Conversation not found',
      description: `Conversations are kept for ${retentionText('inbox_posts')}.`,
      tone: 'info',
    },
  })
})

interface Visit {
  user: SessionUser
  url: URL
}

/** To the conversation, or with `id: null` to the list. */
const to = (services: RequestServices, { url }: Visit, id: string | null, flash?: Flash) =>
  redirectLocal(services, inboxAddress(id, readList(url)), { ...(flash && { flash }) })

/** Opens the next one that needs the user, with the decision to be undone. */
async function onwards(services: RequestServices, visit: Visit, id: string, next: string | null, flash?: Flash) {
  const address = inboxAddress(next, readList(visit.url))
  const decided = `${address}${address.includes('?') ? '&' : '?'}decided=${id}`
  return redirectLocal(services, decided, { ...(flash && { flash }) })
}

type About = z.output<typeof InInbox>

const deciding = (decide: (services: RequestServices, visit: Visit, id: string) => Promise<void>) =>
  form<'user', typeof InInbox>(InInbox, async ({ inbox_id }: About, visit, services) => {
    const next = await nextAfter(services.db, visit.user, inbox_id, services.clock.now())
    await decide(services, visit, inbox_id)
    return onwards(services, visit, inbox_id, next)
  })

async function send(services: RequestServices, visit: Visit, given: z.output<typeof ReplyInInbox>) {
  const { db, clock, network } = services
  const { inbox_id, text } = given
  const next = await nextAfter(db, visit.user, inbox_id, clock.now())
  const sent = await sendInInbox(services, visit.user, given)
  const wentOut = sent.outcome === 'sent' || sent.outcome === 'scheduled' || sent.outcome === 'lost'
  const flash = sentFlash(sent, network.name, keptText(text))
  if (!wentOut) return to(services, visit, inbox_id, flash)
  await finish(db, visit.user.id, inbox_id, clock.now())
  return onwards(services, visit, inbox_id, next, flash)
}

const snoozing = (choice: ConversationSnooze) =>
  deciding(({ db, clock }, { user }, id) => snoozeConversation(db, user, id, choice, clock.now()))

export const action = forms('user', {
  'send-done': form(ReplyInInbox, (given, visit, services) => send(services, visit, given)),
  done: deciding(({ db, clock }, { user }, id) => finishWithoutReply(db, user.id, id, clock.now())),
  ...Object.fromEntries(conversationSnoozes.map((choice) => [`snooze-${choice}`, snoozing(choice)])),
  reopen: form(InInbox, async ({ inbox_id }, visit, services) => {
    await reopen(services.db, visit.user.id, inbox_id)
    return to(services, visit, inbox_id, { title: 'Conversation reopened', tone: 'info' })
  }),
  allow: form(AllowInInbox, async (given, visit, services) => {
    const { handle, is_allowed } = await allowAuthor(services.db, visit.user.id, given, services.clock.now())
    if (!is_allowed) {
      const title = `There’s more from @${handle}`
      return to(services, visit, null, { title, description: 'Read it first, then decide.', tone: 'info' })
    }
    const description = 'Until they complain or write in a language it can’t read.'
    return to(services, visit, given.inbox_id, {
      title: `The bot may contact @${handle}`,
      description,
      tone: 'success',
    })
  }),
  'leave-alone': form(InInbox, async ({ inbox_id }, visit, services) => {
    const now = services.clock.now()
    const next = await nextAfter(services.db, visit.user, inbox_id, now)
    const handle = await leaveAuthorAlone(services.db, visit.user.id, inbox_id, now)
    const description = 'They’re on your avoid list.'
    const flash = { title: `The bot will avoid @${handle}`, description, tone: 'success' as const }
    return to(services, visit, next, flash)
  }),
  'add-fact': form(OwnFact.extend(InInbox.shape), async ({ fact, inbox_id }, visit, services) => {
    const now = services.clock.now()
    await addFact(services.db, visit.user.id, fact, now)
    const isAsked = await requestInboxDraft(services, visit.user.id, inbox_id, now)
    const description = isAsked ? 'A draft appears here in a moment.' : 'The bot can use it from now on.'
    return to(services, visit, inbox_id, { title: 'Fact added', description, tone: 'success' })
  }),
  draft: form(InInbox, async ({ inbox_id }, visit, services) => {
    const isAsked = await requestInboxDraft(services, visit.user.id, inbox_id, services.clock.now())
    const flash = { title: 'They want no contact', tone: 'info' as const }
    return to(services, visit, inbox_id, isAsked ? undefined : flash)
  }),
  rewrite: form(Draft.extend(InInbox.shape), async ({ action_id, inbox_id }, visit, services) => {
    await requestRewrite(services, visit.user.id, action_id, services.clock.now())
    return to(services, visit, inbox_id)
  }),
  target: form(InInbox, async ({ inbox_id }, visit, services) => {
    const handle = await putAuthorFirst(services.db, visit.user.id, inbox_id, services.clock.now())
    const title = `@${handle} added to priority people`
    const description = 'The bot checks their new posts first.'
    return to(services, visit, inbox_id, { title, description, tone: 'success' })
  }),
  copilot: form(InInbox, async ({ inbox_id }, visit, services) => {
    await chooseMode(services.db, visit.user, 'copilot')
    const description = 'Everything waits in your queue until you approve it.'
    return to(services, visit, inbox_id, { title: 'Co-pilot is on', description, tone: 'success' })
  }),
  look: lookForm,
})

/** For the forms that show no error themselves. */
const refusals = {
  done: refusalTitled('Couldn’t mark it as done'),
  reopen: refusalTitled('Couldn’t undo it'),
  draft: refusalTitled('Couldn’t write a draft'),
  rewrite: refusalTitled('Couldn’t write a draft'),
  look: refusalTitled('Couldn’t check your inbox'),
  target: refusalTitled('Couldn’t add them'),
}

// After a refusal too: it may be about words that the page does not have yet.
export const shouldRevalidate = rereadsAfterAnswer

export const clientAction = stayOnFailure

export default function ConversationPage() {
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <ConversationPane {...useLoaderData<typeof loader>()} actionData={actionData} />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <div className="px-4 py-6 sm:px-8">
      <LoadFailure title="Failed to load the conversation" />
    </div>
  )
}
