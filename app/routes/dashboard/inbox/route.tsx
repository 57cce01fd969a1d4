import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useOutletContext, useSearchParams } from '@remix-run/react'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import { forms } from '#app/http/doors/forms.ts'
import { page } from '#app/http/doors/page.ts'
import { Empty } from '#app/ui/empty.tsx'
import { NoteList } from '#app/ui/empty-page.tsx'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { readList } from './address.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { loadPane } from './load.ts'
import { lookForm } from './look-form.ts'
import { turnNames } from './words.ts'

export const meta: MetaFunction = () => [{ title: 'Inbox · Warble' }]

/** Beside the list on a wide screen: who needs the user first. */
export const loader = page('user', async ({ user, url }, services) => {
  if (readList(url).view !== 'open') return null
  const { people } = await conversationsThatNeedYou(services.db, user, services.clock.now(), 1)
  return people[0] ? loadPane(services, user, people[0].id) : null
})

export const action = forms('user', { look: lookForm })

const refusals = { look: refusalTitled('Couldn’t check your inbox') }

const ahead = {
  title: 'How your inbox is sorted',
  notes: [
    [
      turnNames.needs_you,
      'Questions, orders and complaints. You get the whole conversation, and a draft if you ask for one.',
    ],
    [turnNames.on_it, 'A reply is on its way or waits in your queue.'],
    [turnNames.small_talk, 'They wrote, and asked for nothing. Reply if you like.'],
    [turnNames.theirs, 'You or the bot wrote last.'],
    [turnNames.no_contact, 'They asked not to be contacted, so the bot leaves them alone.'],
    [turnNames.snoozed, 'Out of sight until the time you chose, or until they write.'],
    [turnNames.done, 'Nothing left to say. A new post brings it back.'],
  ],
} as const

export default function InboxPage() {
  const actionData = useFormAnswer<typeof action>()
  const pane = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { hasAny } = useOutletContext<{ hasAny: boolean }>()
  return (
    <div className="max-lg:hidden">
      <RefusalToast actionData={actionData} texts={refusals} />
      {pane ? (
        <ConversationPane {...pane} list={{ view: 'open', search: search.get('q') ?? '' }} actionData={undefined} />
      ) : (
        <div className="max-w-prose px-8 py-6">
          {hasAny ? (
            <Empty title="Choose a conversation" level={2}>
              It opens here, with what they wrote and what the bot did.
            </Empty>
          ) : (
            <NoteList {...ahead} level={2} />
          )}
        </div>
      )}
    </div>
  )
}
