import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Anchor, type AnchorProps } from '#app/ui/link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'sm' | 'md' | 'lg'

interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  iconEnd?: IconName
  block?: boolean
  children: ReactNode
  className?: string
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-pine text-on-pine hover:bg-pine-deep',
  secondary: 'border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-clay text-on-clay hover:bg-clay-deep',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 px-2.5 text-sm',
  md: 'h-10 gap-2 px-4 text-sm',
  lg: 'h-12 gap-2 px-5 text-base',
}

function buttonClasses({ variant = 'primary', size = 'md', block, className }: Omit<ButtonStyle, 'children'>) {
  return cx('button', variants[variant], sizes[size], block && 'w-full', className)
}

export type ButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    /** Stays focusable and ignores a second click. */
    pending?: boolean
    /** On a page without hydration `startSending` shows it. */
    pendingLabel?: string
  }

export function Button({
  variant,
  size,
  icon,
  iconEnd,
  block,
  className,
  children,
  pending = false,
  pendingLabel,
  type = 'submit',
  onClick,
  ...rest
}: ButtonProps) {
  // A `disabled` button loses the focus; this one keeps it and ignores the click instead.
  const hold = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, block, className })}
      data-pending={pendingLabel}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? hold : onClick}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{pending && pendingLabel ? pendingLabel : children}</span>
      {iconEnd && !pending && <Icon name={iconEnd} />}
    </button>
  )
}

export type LinkButtonProps = ButtonStyle & AnchorProps

export function LinkButton({ variant, size, icon, iconEnd, block, className, children, ...target }: LinkButtonProps) {
  return (
    <Anchor {...target} className={buttonClasses({ variant, size, block, className })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Anchor>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  label: string
  size?: 'sm' | 'md'
}

export function IconButton({ icon, label, size = 'md', type = 'submit', className, ...rest }: IconButtonProps) {
  const box = size === 'sm' ? 'size-8' : 'size-10'
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'button border-transparent text-muted hover:bg-sunken hover:text-ink pointer-coarse:min-w-11',
        box,
        className,
      )}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      className={cx('shrink-0 animate-spin', className)}
      aria-hidden
    >
      <circle cx={8} cy={8} r={6} opacity={0.3} />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
}
