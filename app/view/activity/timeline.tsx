import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { Entry } from '#app/view/activity/entry.tsx'

interface TimelinePage {
  items: ActivityItem[]
  next: string | null
}

interface TimelineListProps {
  page: TimelinePage
  /** The URL of this list without `before`; the page's loader answers with `page`. */
  address: string
  now: Date
  time_zone: string
  network: string
}

/**
 * The list, and a link to older entries: with scripts they are appended, without them they are the next page. Key it by
 * its URL.
 */
export function TimelineList({ page, address, ...entry }: TimelineListProps) {
  const [older, setOlder] = useState<ActivityItem[]>([])
  const [next, setNext] = useState<string | null | undefined>()
  const more = useFetcher<{ page: TimelinePage }>()
  useEffect(() => {
    if (!more.data) return
    const { items, next } = more.data.page
    setOlder((known) => joined(known, items))
    setNext(next)
  }, [more.data])
  const rest = next === undefined ? page.next : next
  const link = `${address}${address.includes('?') ? '&' : '?'}before=${rest}`
  return (
    <>
      <Logbook label="Activity">
        {joined(page.items, older).map((item) => (
          <Entry key={item.id} item={item} {...entry} badges />
        ))}
      </Logbook>
      {rest && (
        <p className="mt-6">
          {more.state === 'loading' && next === undefined ? (
            <Button type="button" variant="secondary" pending>
              Load More Activities
            </Button>
          ) : (
            <LinkButton
              to={link}
              variant="secondary"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                // Kept now, since new entries may push it off the first page before the older ones arrive.
                setOlder((known) => joined(page.items, known))
                more.load(link)
              }}
            >
              Load More Activities
            </LinkButton>
          )}
        </p>
      )}
    </>
  )
}

function joined(first: ActivityItem[], then: ActivityItem[]): ActivityItem[] {
  const known = new Set(first.map(({ id }) => id))
  return [...first, ...then.filter(({ id }) => !known.has(id))]
}
