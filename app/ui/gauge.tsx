import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

interface GaugeProps {
  label: string
  value: number
  max: number
  icon?: IconName
  /** When it resets, what happens when it is full. */
  note?: ReactNode
  className?: string
}

const quarters = ['25%', '50%', '75%']

/** Draws attention from nine tenths on. A full gauge is not a failure: the note says what happens next. */
export function Gauge({ label, value, max, icon, note, className }: GaugeProps) {
  const share = max > 0 ? Math.min(value / max, 1) : 1
  const colour = share >= 0.9 ? 'text-marigold' : 'text-pine'
  return (
    <div className={cx('text-sm', className)}>
      <div className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2">
          {icon && <Icon name={icon} className="text-muted" />}
          {label}
        </span>
        <span className="figures">
          <span className="font-semibold">{value}</span>
          <span className="text-muted"> / {max}</span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers paint <meter> each in their own way and without marks. */}
      <div role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={Math.min(value, max)}>
        <svg width="100%" height={9} className={cx('mt-1.5 block', colour)} aria-hidden>
          <rect y={0} width="100%" height={4} className="fill-rule" />
          <rect y={0} width={`${share * 100}%`} height={4} fill="currentColor" />
          {quarters.map((x) => (
            <line key={x} x1={x} x2={x} y1={6} y2={9} className="stroke-edge" />
          ))}
        </svg>
      </div>
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </div>
  )
}
