import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'

export function Logbook({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <ol aria-label={label} className={cx('border-t border-rule', className)}>
      {children}
    </ol>
  )
}

interface LogEntryProps {
  icon: IconName
  hue?: Hue
  time: ReactNode
  children: ReactNode
  reason?: ReactNode
  /** A Post, or two: the original and the reply. */
  quote?: ReactNode
  outcomes?: ReactNode
  actions?: ReactNode
}

export function LogEntry({ icon, hue = 'muted', time, children, reason, quote, outcomes, actions }: LogEntryProps) {
  return (
    <li
      // Reached by the keys of Shortcuts, not by Tab.
      tabIndex={-1}
      data-entry
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-rule text-sm focus-visible:-outline-offset-2 sm:grid-cols-[6.5rem_1.25rem_minmax(0,1fr)_auto]"
    >
      <div className="text-muted max-sm:col-start-2 max-sm:row-start-1 max-sm:pt-3 sm:border-r sm:border-rule sm:py-3.5">
        {time}
      </div>
      <Icon
        name={icon}
        className={cx('mt-3.5 justify-self-center max-sm:col-start-1 max-sm:row-start-1', hueText[hue])}
      />
      <div className="grid gap-2 pb-3.5 max-sm:col-start-2 sm:pt-3.5">
        <div>
          <p>{children}</p>
          {reason && <p className="text-muted">{reason}</p>}
        </div>
        {quote && <div className="grid max-w-prose gap-2">{quote}</div>}
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {outcomes}
    </li>
  )
}
