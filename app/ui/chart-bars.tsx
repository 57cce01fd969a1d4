import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { numberText } from '#app/ui/number.ts'
import { type Hue, hueText } from '#app/ui/tone.ts'

/** Distinguishable without colour. */
export type Pattern = 'solid' | 'stripes' | 'dots' | 'lines'

export interface BarSeries {
  key: string
  label: string
  hue: Hue
  pattern: Pattern
}

export interface BarPoint {
  key: string
  label: string
  /** If no point sets this, the chart decides. */
  tick?: boolean
  values: Readonly<Record<string, number>>
}

interface BarsProps {
  points: readonly BarPoint[]
  /** From the bottom of the stack to its top. */
  series: readonly BarSeries[]
  /** For screen readers; the figures themselves are in the table. */
  summary: string
}

const plot = { top: 18, height: 150, foot: 22 }
const baseline = plot.top + plot.height
const svgHeight = baseline + plot.foot
const minLabelDistancePx = 20
const fewBars = 10

const totalOf = ({ values }: BarPoint, series: readonly BarSeries[]) =>
  series.reduce((sum, { key }) => sum + (values[key] ?? 0), 0)

/** Horizontal lengths are percentages, so that the chart fills its width without stretching its text. */
export function Bars({ points, series, summary }: BarsProps) {
  const id = useId().replaceAll(':', '')
  const top = Math.max(1, ...points.map((point) => totalOf(point, series)))
  const highest = points.findLastIndex((point) => totalOf(point, series) === top)
  const isShort = points.length <= fewBars
  const barWidth = (100 / points.length) * (isShort ? 0.45 : 0.7)
  const chosen = points.some(({ tick }) => tick)
  const ticks = isShort ? 1 : Math.ceil(points.length / 5)
  const scale = plot.height / top
  return (
    <div className={cx('grid', series.length > 1 && 'grid-cols-[minmax(0,1fr)_6.75rem] gap-x-1')}>
      <svg width="100%" height={svgHeight} role="img" aria-label={summary} className="overflow-visible">
        <Patterns id={id} series={series} />
        {points.map((point, index) => {
          const x = points.length > 1 ? (index * (100 - barWidth)) / (points.length - 1) : 0
          const total = totalOf(point, series)
          let y = baseline
          return (
            <g key={point.key}>
              <title>{`${point.label}: ${total}`}</title>
              {series.map(({ key, hue, pattern }) => {
                const height = (point.values[key] ?? 0) * scale
                y -= height
                return (
                  height > 0 && (
                    <rect
                      key={key}
                      x={`${x}%`}
                      y={y}
                      width={`${barWidth}%`}
                      height={height}
                      className={hueText[hue]}
                      fill={fillOf(id, key, pattern)}
                    />
                  )
                )
              })}
              {total > 0 && (isShort || index === highest) && (
                <text x={`${x + barWidth / 2}%`} y={y - 6} textAnchor="middle" className="fill-ink text-xs font-medium">
                  {numberText(total)}
                </text>
              )}
              {(chosen ? point.tick : (points.length - 1 - index) % ticks === 0) && (
                <text
                  x={`${index === 0 ? 0 : index === points.length - 1 ? 100 : x + barWidth / 2}%`}
                  y={baseline + 16}
                  textAnchor={index === 0 ? 'start' : index === points.length - 1 ? 'end' : 'middle'}
                  className={cx('fill-muted text-xs', !chosen && hiddenOnNarrow(points.length - 1 - index, ticks))}
                >
                  {point.label}
                </text>
              )}
            </g>
          )
        })}
        <line x1={0} x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} className="stroke-edge" />
      </svg>
      {series.length > 1 && <Labels id={id} points={points} series={series} />}
    </div>
  )
}

/** On narrow screens every second label would overlap. */
function hiddenOnNarrow(fromLast: number, ticks: number) {
  return (fromLast / ticks) % 2 === 1 && 'max-sm:hidden'
}

function Labels({ id, points, series }: Pick<BarsProps, 'points' | 'series'> & { id: string }) {
  return (
    <svg width={108} height={svgHeight} aria-hidden className="overflow-visible">
      <text x={13} y={baseline - series.length * minLabelDistancePx} className="fill-muted text-xs">
        Total
      </text>
      {series.map(({ key, label, hue, pattern }, index) => {
        const y = baseline - index * minLabelDistancePx - 6
        const sum = points.reduce((all, { values }) => all + (values[key] ?? 0), 0)
        return (
          <g key={key} className={hueText[hue]}>
            <rect x={13} y={y - 5} width={10} height={10} fill={fillOf(id, key, pattern)} />
            <text x={29} y={y + 4} className="fill-ink text-xs">
              {label} <tspan className="figures font-medium">{numberText(sum)}</tspan>
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function fillOf(id: string, key: string, pattern: Pattern): string {
  return pattern === 'solid' ? 'currentColor' : `url(#${id}-${key})`
}

function Patterns({ id, series }: { id: string; series: readonly BarSeries[] }) {
  return (
    <defs>
      {series.map(({ key, hue, pattern }) => (
        <pattern
          key={key}
          id={`${id}-${key}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform={pattern === 'stripes' ? 'rotate(45)' : undefined}
          className={hueText[hue]}
        >
          <rect width={6} height={6} fill="currentColor" opacity={0.22} />
          {pattern === 'stripes' && <rect width={3} height={6} fill="currentColor" />}
          {pattern === 'lines' && <rect width={6} height={2.5} fill="currentColor" />}
          {pattern === 'dots' && <circle cx={3} cy={3} r={1.9} fill="currentColor" />}
        </pattern>
      ))}
    </defs>
  )
}
