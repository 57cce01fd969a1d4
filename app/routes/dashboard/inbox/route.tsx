import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InboxAuthor, Nothing, ReplyByHand } from '#app/contract/forms.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { allowAuthor, leaveAuthorAlone } from '#app/domain/inbox/decide.ts'
import { inboxViews, loadInbox } from '#app/domain/inbox/inbox.ts'
import { lookState, requestLook } from '#app/domain/inbox/look.ts'
import { type HandReply, replyByHand } from '#app/domain/inbox/reply.ts'
import { retention } from '#app/domain/retention.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { keptText } from '#app/http/request/cookies.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { Inbox } from './inbox.tsx'

export const meta: MetaFunction = () => [{ title: 'Inbox · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const { name, max_length, counting, capabilities } = network
  const view = inboxViews.find((one) => one === url.searchParams.get('show')) ?? 'all'
  const before = url.searchParams.get('before')
  const now = clock.now()
  const [{ is_connected }, shown, look] = await Promise.all([
    connectionOf(db, user.id),
    loadInbox(db, network, user.id, view, before, now),
    lookState(db, user.id, now),
  ])
  return {
    page: shown,
    ...{ view, before, is_connected, look, now, most_kept: retention.inbox_posts.most, time_zone: user.time_zone },
    network: { name, max_length, counting, rule: capabilities.reply.addressed.rule },
  }
})

const said: Record<HandReply, (handle: string) => { title: string; description: string }> = {
  sent: () => ({ title: 'Reply sent', description: 'It’s in your activity and counts toward today’s limits.' }),
  already: () => ({ title: 'Answered in another tab', description: 'Nothing was sent twice. You wrote:' }),
  lost: (network) => ({
    title: 'Reply not confirmed',
    description: `${network} didn’t confirm your reply. We’re checking, and won’t send it twice.`,
  }),
}

export const action = forms('user', {
  reply: form(ReplyByHand, async ({ inbox_id, text }, { user, url }, services) => {
    const came = await replyByHand(services, user, inbox_id, text)
    const flash = { ...said[came](services.network.name), tone: came === 'sent' ? 'success' : 'info' } as const
    return redirectLocal(services, `/dashboard/inbox${url.search}`, {
      flash: { ...flash, ...(came === 'already' && { text: keptText(text) }) },
    })
  }),
  allow: form(InboxAuthor, async ({ inbox_id }, { user, url }, services) => {
    const handle = await allowAuthor(services.db, user.id, inbox_id, services.clock.now())
    const description = 'Until they write again in a language it can’t read.'
    return redirectLocal(services, `/dashboard/inbox${url.search}`, {
      flash: { title: `The bot may contact @${handle}`, description, tone: 'success' },
    })
  }),
  leave_alone: form(InboxAuthor, async ({ inbox_id }, { user, url }, services) => {
    const handle = await leaveAuthorAlone(services.db, user.id, inbox_id, services.clock.now())
    const description = 'They’re on the list of people to avoid, in Settings > Bot.'
    return redirectLocal(services, `/dashboard/inbox${url.search}`, {
      flash: { title: `The bot will leave @${handle} alone`, description, tone: 'success' },
    })
  }),
  look: form(
    Nothing,
    async (_input, { user, url }, services) => {
      await requestLook(services, user.id, services.clock.now())
      return redirectLocal(services, `/dashboard/inbox${url.search}`)
    },
    'diagnosis',
  ),
})

const refusals = { look: refusalTitled('Couldn’t check your inbox') }

export default function InboxPage() {
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <Inbox {...useLoaderData<typeof loader>()} actionData={actionData} />
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load the inbox" />
}
