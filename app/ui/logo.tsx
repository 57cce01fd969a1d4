import { cx } from '#app/ui/cx.ts'

export function Mark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      strokeWidth={2.75}
      className={cx('shrink-0', className)}
      aria-hidden
    >
      <path d="M2.4 5v9a4.4 4.5 0 0 0 8.8 0V9" stroke="currentColor" />
      <path d="M14.7 14a3.65 4.5 0 0 0 7.3 0V9" className="stroke-pine" />
    </svg>
  )
}

interface LogoProps {
  name?: string
  size?: 'md' | 'lg'
  className?: string
}

export function Logo({ name = 'Warble', size = 'md', className }: LogoProps) {
  return (
    <span className={cx('flex w-fit items-center gap-2 font-semibold tracking-[-0.02em]', className)}>
      <Mark size={size === 'lg' ? 32 : 22} />
      <span className={size === 'lg' ? 'text-2xl' : 'text-lg'}>{name}</span>
    </span>
  )
}
