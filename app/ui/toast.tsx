import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Tone, toneIcon, toneText } from '#app/ui/tone.ts'

interface ToastProps {
  title: ReactNode
  description?: ReactNode
  tone?: Tone
  /** `line` is the flash message of a page without JavaScript: in the flow, above the content. `inside` has a box around it. */
  placement?: 'floating' | 'line' | 'inside'
  /** The page tells the same in a place of its own: screen readers hear it there, once. */
  told?: boolean
  /** With it the toast has a close button. */
  onDismiss?: () => void
  dismissLabel?: string
  /** Told while somebody reads it: the pointer or the focus is on it. */
  onHold?: (held: boolean) => void
  className?: string
  /** At the right: another way to close it. */
  children?: ReactNode
}

// Without scripts nothing takes it away: it then is a line on top of the page and covers nothing. On a phone it lies below
// the header, where no page has a button; the thumb's place at the foot is where pages have theirs.
const placements = {
  floating:
    'noscript:static noscript:max-w-none noscript:rounded-none noscript:border-b noscript:border-rule noscript:shadow-none fixed inset-x-4 top-20 z-40 mx-auto max-w-sm animate-enter rounded-card bg-surface p-4 shadow-float sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto print:hidden',
  line: 'border-y border-rule py-3',
  inside: '',
}

/** One at a time; who shows it also takes it away. */
export function Toast(props: ToastProps) {
  const { title, description, tone = 'success', placement = 'floating', onDismiss, dismissLabel = 'Dismiss' } = props
  const { onHold } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by them, only time stands still.
    <div
      role={props.told ? undefined : tone === 'failure' ? 'alert' : 'status'}
      onPointerEnter={onHold && (() => onHold(true))}
      onPointerLeave={onHold && (() => onHold(false))}
      onFocus={onHold && (() => onHold(true))}
      onBlur={onHold && (() => onHold(false))}
      className={cx('flex gap-3 text-sm', placements[placement], props.className)}
    >
      <Icon name={toneIcon[tone]} size="md" className={toneText[tone]} />
      <div className="grow">
        <p className="font-medium">{title}</p>
        {description && <p className="text-muted">{description}</p>}
      </div>
      {props.children}
      {onDismiss && (
        <IconButton
          type="button"
          icon="x"
          size="sm"
          label={dismissLabel}
          onClick={onDismiss}
          className="-m-1.5 noscript:hidden"
        />
      )}
    </div>
  )
}
