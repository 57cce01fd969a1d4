import { cx } from '#app/ui/cx.ts'

/** Decorative: the text next to it says what is happening. */
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
