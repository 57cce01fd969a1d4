import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

interface ScrollAreaProps {
  label: string
  /** Must set its height. */
  className: string
  children: ReactNode
}

export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll.
      tabIndex={0}
      className={cx(
        'scroll-cue relative overflow-y-auto focus-visible:-outline-offset-2 print:max-h-none! print:overflow-visible!',
        className,
      )}
    >
      {children}
    </section>
  )
}
