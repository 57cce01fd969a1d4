import { Outlet, useLoaderData, useNavigation, useParams, useRouteLoaderData } from '@remix-run/react'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { loadConversations } from '#app/domain/inbox/conversations.ts'
import { decidedLately } from '#app/domain/inbox/decide.ts'
import { lookState } from '#app/domain/inbox/look.ts'
import { retention, retentionText } from '#app/domain/retention.ts'
import { page } from '#app/http/doors/page.ts'
import { cx } from '#app/ui/cx.ts'
import { SkeletonEntry } from '#app/ui/skeleton.tsx'
import { useSlow } from '#app/ui/use-slow.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { readList } from './address.ts'
import { inboxShortcuts, useInboxKeys } from './keys.ts'
import { ConversationList } from './list.tsx'
import { UndoStrip } from './undo-strip.tsx'

export const handle = { shortcuts: inboxShortcuts, isWide: true }

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const now = clock.now()
  const list = readList(url)
  const [{ is_connected }, conversations, look, undoable] = await Promise.all([
    connectionOf(db, user.id),
    loadConversations(db, user.id, list, now),
    lookState(db, user.id, now),
    decidedLately(db, user.id, url.searchParams.get('decided')),
  ])
  return {
    ...conversations,
    list,
    look,
    undoable,
    is_connected,
    now,
    network: network.name,
    kept_for: retentionText('inbox_posts'),
    most_kept: retention.inbox_posts.most,
    time_zone: user.time_zone,
  }
})

export default function InboxLayout() {
  const open = useParams().conversation
  const opening = useOpening()
  // The list says at once which one opens; the thread waits for it.
  const slow = useSlow(opening && opening !== open ? opening : null)
  const conversation = slow ?? open
  const loaded = useLoaderData<typeof loader>()
  // Its columns reach the edges, so they keep their distance from a banner above them.
  const above = useRouteLoaderData<{ is_sample: boolean; unpaid: object | null }>('routes/dashboard/layout/route')
  useInboxKeys()
  return (
    <div
      className={cx(
        'lg:grid lg:grid-cols-[20.5rem_minmax(0,1fr)]',
        (above?.is_sample || above?.unpaid) && 'mt-4 border-t border-rule',
      )}
    >
      <section
        aria-label="Conversations"
        className={cx(
          'border-rule lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:self-start lg:overflow-y-auto lg:border-r',
          conversation && 'max-lg:hidden',
        )}
      >
        <ConversationList {...loaded} current={opening ?? open} />
      </section>
      <div className="min-w-0">
        {open && !slow && loaded.undoable && (
          <div className="lg:hidden">
            <UndoStrip undoable={loaded.undoable} now={loaded.now} time_zone={loaded.time_zone} />
          </div>
        )}
        {slow ? (
          <div role="status" aria-busy className="px-4 py-6 sm:px-8">
            <span className="sr-only">Opening the conversation</span>
            <SkeletonEntry />
            <SkeletonEntry />
            <SkeletonEntry />
          </div>
        ) : (
          <Outlet context={{ hasAny: loaded.groups.length > 0 || loaded.list.view !== 'open' }} />
        )}
      </div>
    </div>
  )
}

/** The conversation that a link or a key has asked for and that is not there yet. */
function useOpening(): string | undefined {
  const { state, location, formData } = useNavigation()
  return state === 'loading' && !formData ? /^\/dashboard\/inbox\/([^/]+)$/.exec(location.pathname)?.[1] : undefined
}

export function ErrorBoundary() {
  return (
    <div className="px-4 py-6 sm:px-8">
      <LoadFailure title="Failed to load the inbox" />
    </div>
  )
}
