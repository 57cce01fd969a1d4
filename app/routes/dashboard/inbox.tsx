import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Nothing, ReplyByHand } from '#app/contract/forms.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { inboxViews, loadInbox } from '#app/domain/inbox/inbox.ts'
import { lookForMentions } from '#app/domain/inbox/look.ts'
import { type HandReply, replyByHand } from '#app/domain/inbox/reply.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { Inbox } from '#app/view/inbox/inbox.tsx'

export const meta: MetaFunction = () => [{ title: 'Inbox · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const { name, max_length, counting, capabilities } = network
  const view = inboxViews.find((one) => one === url.searchParams.get('show')) ?? 'all'
  const before = url.searchParams.get('before')
  const [{ is_connected }, shown] = await Promise.all([
    connectionOf(db, user.id),
    loadInbox(db, network, user.id, view, before),
  ])
  return {
    page: shown,
    ...{ view, before, is_connected, now: clock.now(), time_zone: user.time_zone },
    network: { name, max_length, counting, rule: capabilities.reply.addressed.rule },
  }
})

const said: Record<HandReply, (handle: string) => { title: string; description: string }> = {
  sent: () => ({ title: 'Reply sent', description: 'It is in your activity, and counts in today’s limits.' }),
  already: () => ({ title: 'Answered already', description: 'Nothing was sent a second time.' }),
  lost: (network) => ({
    title: 'The answer was lost',
    description: `${network} did not say whether the reply arrived. Warble looks it up and sends nothing twice.`,
  }),
}

export const action = forms('user', {
  reply: form(ReplyByHand, async ({ inbox_id, text }, { user, url }, services) => {
    const came = await replyByHand(services, user, inbox_id, text)
    const flash = { ...said[came](services.network.name), tone: came === 'sent' ? 'success' : 'info' } as const
    return redirectLocal(services, `/dashboard/inbox${url.search}`, { flash })
  }),
  look: form(
    Nothing,
    async (_input, { user, url }, services) => {
      const why = await lookForMentions(services, user.id)
      const flash = why
        ? ({ title: 'Error', description: why, tone: 'failure' } as const)
        : ({
            title: 'Inbox checked',
            description: 'What people wrote to you since the last look is here.',
            tone: 'success',
          } as const)
      return redirectLocal(services, `/dashboard/inbox${url.search}`, { flash })
    },
    'diagnosis',
  ),
})

const refusals = { look: refusalTitled('Inbox not checked') }

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
