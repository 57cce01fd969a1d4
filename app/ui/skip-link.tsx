/** The first stop of the Tab key on every page. */
export function SkipLink({ to = '#main', children = 'Skip to content' }: { to?: `#${string}`; children?: string }) {
  return (
    <a
      href={to}
      className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-sm font-medium text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  )
}
