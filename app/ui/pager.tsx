import { LinkButton } from '#app/ui/button.tsx'

interface PagerProps {
  isFirst: boolean
  /** The cursor of the next page; null: this is the last. */
  next: string | null
  /** The URL of the page after the cursor, or of the first one. */
  address(before?: string): string
}

/** The links between the pages of a list that is sorted newest first. */
export function Pager({ isFirst, next, address }: PagerProps) {
  if (isFirst && !next) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <LinkButton to={address()} variant="secondary">
          Newest
        </LinkButton>
      )}
      {next && (
        <LinkButton to={address(next)} variant="secondary">
          Older
        </LinkButton>
      )}
    </nav>
  )
}
