import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { control } from '#app/ui/input.tsx'
import { type Tone, toneIcon, toneText } from '#app/ui/tone.ts'

interface ToastProps {
  title: ReactNode
  description?: ReactNode
  about?: { href: string; label: string }
  text?: string | undefined
  tone?: Tone
  /** `line`: in the flow, above the content, for pages without JavaScript. `inside`: in a box. */
  placement?: 'floating' | 'line' | 'inside'
  /** The page also shows the message elsewhere: screen readers announce it there, once. */
  announcedElsewhere?: boolean
  onDismiss?: () => void
  dismissLabel?: string
  /** While the pointer or the focus is on it. */
  onHold?: (held: boolean) => void
  className?: string
  children?: ReactNode
}

// Without scripts nothing removes a line. On phones toasts are at the top: buttons are at the bottom.
const placements = {
  floating:
    'noscript:static noscript:max-w-none noscript:rounded-none noscript:border-b noscript:border-rule noscript:shadow-none fixed inset-x-2 top-1 z-50 mx-auto max-w-sm animate-enter rounded-card bg-surface px-3 py-1.5 shadow-float sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:p-4 print:hidden',
  line: 'border-y border-rule py-3',
  inside: '',
}

export function Toast(props: ToastProps) {
  const { title, description, tone = 'success', placement = 'floating', onDismiss, dismissLabel = 'Dismiss' } = props
  const { onHold, about, text } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer.
    <div
      role={props.announcedElsewhere ? undefined : tone === 'failure' ? 'alert' : 'status'}
      onPointerEnter={onHold && (() => onHold(true))}
      onPointerLeave={onHold && (() => onHold(false))}
      onFocus={onHold && (() => onHold(true))}
      onBlur={onHold && (() => onHold(false))}
      className={cx('flex gap-3 text-sm', placements[placement], props.className)}
    >
      <Icon name={toneIcon[tone]} size="md" className={toneText[tone]} />
      <div className="grow">
        <p className="font-medium max-sm:inline">{title}</p>{' '}
        {description && <p className="text-muted max-sm:inline">{description}</p>}
        {about && (
          <a href={about.href} className="link">
            {about.label}
          </a>
        )}
        {text && (
          <textarea
            readOnly
            aria-label="What you typed"
            rows={3}
            defaultValue={text}
            className={cx(control, 'mt-2 py-2')}
          />
        )}
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
