import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type Tone, toneText, toneTint } from '#app/ui/tone.ts'

interface BadgeProps {
  tone?: Tone
  icon?: IconName
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1 rounded-[4px] px-1.5 text-xs font-medium whitespace-nowrap',
        toneTint[tone],
        toneText[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-3.5" />}
      <span>{children}</span>
    </span>
  )
}

export function Status({ tone = 'neutral', children, className }: Omit<BadgeProps, 'icon'>) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm whitespace-nowrap', className)}>
      <span className={cx('size-1.5 rounded-full bg-current', toneText[tone])} />
      {children}
    </span>
  )
}
