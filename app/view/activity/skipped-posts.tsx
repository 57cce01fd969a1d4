import type { SkippedPosts } from '#app/domain/activity/skipped-posts.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { Entry, type EntryFacts } from '#app/view/activity/entry.tsx'
import { counted } from '#app/view/text.ts'

interface SkippedPostGroupsProps extends EntryFacts {
  skipped: SkippedPosts
  addressOf: (code: string) => string
}

export function SkippedPostGroups({ skipped, addressOf, ...entry }: SkippedPostGroupsProps) {
  const { groups, is_capped } = skipped
  return (
    <div className="grid gap-10">
      {is_capped && <p className="text-sm text-muted">Showing the latest 1,000 posts, by reason.</p>}
      {groups.map(({ code, reason, count, items }) => (
        <section key={code}>
          <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 className="font-semibold">{reason}</h2>
            <p className="text-sm text-muted">
              {count > items.length ? (
                <TextLink to={addressOf(code)} aria-label={`All ${count} posts: ${reason}`}>
                  All {count} posts
                </TextLink>
              ) : (
                counted(count, 'post')
              )}
            </p>
          </header>
          <Logbook label={reason}>
            {items.map((item) => (
              <Entry key={item.id} item={item} {...entry} dated />
            ))}
          </Logbook>
        </section>
      ))}
    </div>
  )
}
