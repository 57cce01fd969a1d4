import type { ReactNode } from 'react'

interface CountedBarProps {
  label: ReactNode
  count: number
  of: number
  /** What the whole width stands for; `of` without it. */
  most?: number
  /** Instead of "3 of 7". */
  says?: ReactNode
}

/** Its figures stand beside it, so it needs no table. */
export function CountedBar({ label, count, of, most = of, says }: CountedBarProps) {
  const width = (part: number) => `${most > 0 ? Math.min(1, part / most) * 100 : 0}%`
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="figures whitespace-nowrap">
          <span className="font-medium">{count}</span> <span className="text-muted">of {of}</span>
        </span>
      </p>
      <svg width="100%" height={8} className="mt-1 block text-pine" aria-hidden>
        <rect width={width(of)} height={8} className="fill-rule" />
        <rect width={width(count)} height={8} fill="currentColor" />
      </svg>
      {says && <p className="mt-1 text-xs text-muted">{says}</p>}
    </div>
  )
}
