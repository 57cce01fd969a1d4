import { type InboxView, inboxViews } from '#app/domain/inbox/views.ts'

export interface ListAddress {
  view: InboxView
  search: string
  before: string | null
}

const maxSearchLength = 100

/** A search goes through every conversation. */
export function readList({ searchParams }: URL): ListAddress {
  const search = searchParams.get('q')?.trim().slice(0, maxSearchLength) ?? ''
  const asked = inboxViews.find((view) => view === searchParams.get('show')) ?? 'open'
  return { view: search ? 'all' : asked, search, before: searchParams.get('before') }
}

/** The list stays as it is while conversations are opened. */
export function inboxAddress(
  id: string | null,
  { view, search, before }: Omit<ListAddress, 'before'> & { before?: string | null },
): string {
  const query = new URLSearchParams([
    ...(view === 'open' || search ? [] : [['show', view]]),
    ...(search ? [['q', search]] : []),
    ...(before ? [['before', before]] : []),
  ]).toString()
  return `/dashboard/inbox${id ? `/${id}` : ''}${query ? `?${query}` : ''}`
}
