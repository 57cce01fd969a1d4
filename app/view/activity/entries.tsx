import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Logbook } from '#app/ui/logbook.tsx'
import { dayHeading } from '#app/ui/time.tsx'
import { Entry, type EntryFacts } from '#app/view/activity/entry.tsx'

interface EntriesProps extends EntryFacts {
  label: string
  items: readonly ActivityItem[]
}

/** Under the days on which they were sent or drafted. */
export function Entries({ label, items, ...facts }: EntriesProps) {
  const headings = items.map(({ time }) => dayHeading(time, facts.now, facts.time_zone))
  return (
    <Logbook label={label}>
      {items.flatMap((item, at) => [
        headings[at] !== headings[at - 1] && (
          <li
            key={headings[at]}
            className="border-b border-rule pt-5 pb-2 text-sm font-semibold"
            suppressHydrationWarning
          >
            {headings[at]}
          </li>
        ),
        <Entry key={item.id} item={item} {...facts} />,
      ])}
    </Logbook>
  )
}
