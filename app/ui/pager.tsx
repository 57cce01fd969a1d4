import { LinkButton } from '#app/ui/button.tsx'

interface PagerProps {
  isFirst: boolean
  /** Cursor; null: this is the last page. */
  next: string | null
  /** Without a cursor, the first page. */
  address(before?: string): string
}

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
