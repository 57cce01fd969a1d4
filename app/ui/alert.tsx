import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type Tone, toneIcon, toneText, toneTint } from '#app/ui/tone.ts'

interface AlertProps {
  tone?: Tone
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `alert` only for what appears after the page has loaded. */
  role?: 'alert' | 'status'
  className?: string
}

export function Alert({ tone = 'info', icon, title, children, actions, role, className }: AlertProps) {
  return (
    <div
      role={role}
      className={cx('flex flex-wrap gap-x-6 gap-y-3 rounded-card px-4 py-3 text-sm', toneTint[tone], className)}
    >
      <div className="flex grow basis-80 gap-3">
        <Icon name={icon ?? toneIcon[tone]} size="md" className={toneText[tone]} />
        <div className="grow">
          <p className="font-medium">{title}</p>
          {children && <div className="mt-0.5 text-muted">{children}</div>}
        </div>
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:pl-8">{actions}</div>}
    </div>
  )
}
