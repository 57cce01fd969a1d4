import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { numberText } from '#app/ui/number.ts'
import { Sparkline } from '#app/ui/sparkline.tsx'
import type { Hue } from '#app/ui/tone.ts'

interface Delta {
  direction: 'up' | 'down' | 'flat'
  /** Whether the change is good news, which its direction alone does not say. */
  sentiment: 'good' | 'bad' | 'neutral'
  value: string
  period: string
}

/** `good` is the desired direction; a drop in activity alone is not bad news. */
export function deltaOf(change: number, unit: string, period: string, good: 'up' | 'down' = 'up'): Delta {
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  const bad = good === 'down' && direction === 'up'
  const sentiment = direction === good ? 'good' : bad ? 'bad' : 'neutral'
  return { direction, sentiment, value: `${Math.abs(change)}${unit}`, period }
}

interface StatProps {
  label: string
  /** Absent if nothing was measured. */
  value?: string | number
  unit?: string
  delta?: Delta
  series?: readonly number[]
  compare?: readonly number[]
  hue?: Hue
  emptyText?: string
  note?: ReactNode
  className?: string
}

const sentiments = { good: 'text-pine', bad: 'text-clay', neutral: 'text-muted' }

export function Stat(props: StatProps) {
  const { label, value, unit, delta, series, compare, hue, emptyText = 'No data yet', note, className } = props
  const empty = value === undefined
  // A flat line at zero adds nothing to the figure.
  const moved = series?.some((one) => one !== 0)
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <p className="text-sm text-muted">{label}</p>
      <div className="flex min-h-9 items-end justify-between gap-4">
        {empty ? (
          <p className="text-base text-muted">{emptyText}</p>
        ) : (
          <p className="text-3xl font-semibold">
            {typeof value === 'number' ? numberText(value) : value}
            {unit && <span className="ml-1 text-base font-normal tracking-normal text-muted">{unit}</span>}
          </p>
        )}
        {!empty && series && moved && <Sparkline values={series} compare={compare} hue={hue} className="mb-1.5" />}
      </div>
      {!empty && delta && (
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
          {delta.direction === 'flat' ? (
            <span className="font-medium text-muted">No change</span>
          ) : (
            <span className={cx('inline-flex items-center gap-0.5 font-medium', sentiments[delta.sentiment])}>
              <Icon name={`arrow-${delta.direction}`} className="size-3.5" />
              <span className="sr-only">{delta.direction} </span>
              {delta.value}
            </span>
          )}
          <span className="text-muted">{delta.period}</span>
        </p>
      )}
      {note && <div className="text-xs text-muted">{note}</div>}
    </div>
  )
}
