import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import type { Timeline } from '#app/domain/activity/timeline.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Time } from '#app/ui/time.tsx'
import { Entries } from '#app/view/activity/entries.tsx'
import type { EntryFacts } from '#app/view/activity/entry.tsx'

interface TimelineListProps extends EntryFacts {
  page: Timeline
  /** Without `before`; the page's loader answers with `page`. */
  address: string
}

interface Older extends Pick<Timeline, 'items'> {
  end: Omit<Timeline, 'items'> | null
}

/** By the history entry's key: returning to it restores the place. */
const visits = new Map<string, Older>()
const maxVisits = 20

function keep(key: string, older: Older): void {
  visits.delete(key)
  visits.set(key, older)
  const [oldest] = visits.keys()
  if (visits.size > maxVisits && oldest !== undefined) visits.delete(oldest)
}

/** With scripts older entries are appended, without them they are the next page. Key it by its URL. */
export function TimelineList({ page, address, ...entry }: TimelineListProps) {
  const { key } = useLocation()
  const [older, setOlder] = useState<Older>(() => visits.get(key) ?? { items: [], end: null })
  const more = useFetcher<{ page: Timeline }>()
  useEffect(() => {
    if (!more.data) return
    const { items, ...end } = more.data.page
    setOlder((known) => ({ items: joined(known.items, items), end }))
  }, [more.data])
  useEffect(() => {
    if (older.end) keep(key, older)
  }, [key, older])
  const { next, searched_to } = older.end ?? page
  const link = `${address}&before=${encodeURIComponent(next ?? '')}`
  const label = searched_to ? 'Search further back' : 'Load More Activities'
  return (
    <>
      <Entries label="Activity" items={joined(page.items, older.items)} {...entry} />
      {searched_to && (
        <p className="mt-6 text-sm text-muted">
          Searched back to <Time at={searched_to} now={entry.now} timeZone={entry.time_zone} />.
        </p>
      )}
      {next && (
        <p className="mt-6">
          {more.state === 'loading' && !older.end ? (
            <Button type="button" variant="secondary" pending>
              {label}
            </Button>
          ) : (
            <LinkButton
              to={link}
              variant="secondary"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                // Kept now: new entries may push it off the first page before the older ones arrive.
                setOlder((known) => ({ ...known, items: joined(page.items, known.items) }))
                more.load(link)
              }}
            >
              {label}
            </LinkButton>
          )}
        </p>
      )}
    </>
  )
}

function joined(first: ActivityItem[], then: ActivityItem[]): ActivityItem[] {
  const shownIds = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !shownIds.has(id))]
}
