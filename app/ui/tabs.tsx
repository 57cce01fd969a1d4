import { cx } from '#app/ui/cx.ts'
import { Anchor, type LinkTarget } from '#app/ui/link.tsx'

export type Tab = LinkTarget & { label: string; current: boolean; count?: number }

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** `line` divides a page; `segments` choose between a few views of the same thing. */
  variant?: 'line' | 'segments'
  className?: string
}

const lists = {
  line: 'gap-4 border-b border-rule sm:gap-6',
  segments: 'w-fit gap-0.5 rounded-control border border-rule p-0.5',
}
const items = {
  line: '-mb-px border-b-2 border-transparent py-2.5 text-muted hover:text-ink aria-[current=page]:border-pine aria-[current=page]:text-ink',
  segments:
    'rounded-[4px] px-2 py-1 sm:px-2.5 text-muted hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:text-ink pointer-coarse:py-2.5',
}

/** Each tab is a URL, so that each view can be bookmarked and shared. */
export function Tabs({ label, tabs, variant = 'line', className }: TabsProps) {
  return (
    <nav aria-label={label} className={cx('flex overflow-x-auto text-sm font-medium', lists[variant], className)}>
      {tabs.map(({ label: text, current, count, ...target }) => (
        <Anchor
          key={text}
          {...target}
          aria-current={current ? 'page' : undefined}
          className={cx(
            'flex items-center gap-1.5 whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
            items[variant],
          )}
        >
          {text}
          {count !== undefined && <span className="figures font-normal text-muted">{count}</span>}
        </Anchor>
      ))}
    </nav>
  )
}
