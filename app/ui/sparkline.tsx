import { cx } from '#app/ui/cx.ts'
import { type Hue, hueText } from '#app/ui/tone.ts'

interface SparklineProps {
  values: readonly number[]
  compare?: readonly number[]
  /** For screen readers; without it the line is decorative. */
  label?: string
  hue?: Hue
  width?: number
  height?: number
  className?: string
}

/** Zero is always in view; both periods share one scale. */
export function Sparkline(props: SparklineProps) {
  const { values, compare = [], label, hue = 'pine', width = 96, height = 28, className } = props
  const top = Math.max(1, ...values, ...compare)
  const bottom = Math.min(0, ...values, ...compare)
  const heightOf = (value: number) => height - 1 - ((value - bottom) / (top - bottom)) * (height - 5)
  const points = (series: readonly number[]) =>
    series.map((value, index) => {
      const x = 1 + (index / Math.max(1, series.length - 1)) * (width - 5)
      return [x.toFixed(1), heightOf(value).toFixed(1)] as const
    })
  const line = points(values)
  const end = line.at(-1)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx('shrink-0 overflow-visible', hueText[hue], className)}
    >
      <line x1={0} x2={width} y1={heightOf(0) + 0.5} y2={heightOf(0) + 0.5} className="stroke-rule" />
      {compare.length > 1 && (
        <polyline points={points(compare).join(' ')} className="stroke-edge" strokeDasharray="2 2" />
      )}
      {line.length > 1 && <polyline points={line.join(' ')} strokeWidth={1.5} strokeLinejoin="round" />}
      {end && <circle cx={end[0]} cy={end[1]} r={2.5} fill="currentColor" stroke="none" />}
    </svg>
  )
}
