import type { ReactNode } from 'react'
import { numberText } from '#app/ui/number.ts'

/** Pictures that share a time axis: each has its figure on the left. */
export function Lane({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className="grid border-t border-rule lg:grid-cols-[18rem_1fr]">
      <div className="py-2 pr-6">{figure}</div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

interface FigureProps {
  label: string
  /** null: nothing was measured. */
  value: string | number | null
  unit?: string | undefined
  empty?: string | undefined
  note?: ReactNode
}

export function Figure({ label, value, unit, empty = 'No data yet', note }: FigureProps) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {value === null ? (
          <span>{empty}</span>
        ) : (
          <span className="figures text-2xl font-semibold">
            {typeof value === 'number' ? numberText(value) : value}
          </span>
        )}
        {unit && <span className="text-sm text-muted">{unit}</span>}
      </p>
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  )
}

const share = (at: number) => `${Math.round(at * 10_000) / 100}%`

interface StepsProps {
  /** From the left edge on; each holds until the next. */
  points: readonly { at: number; count: number }[]
  label: string
}

/** A count that changes in steps, labelled at both ends: no axis, and no zero. */
export function Steps({ points, label }: StepsProps) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const counts = points.map(({ count }) => count)
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  const y = (count: number) => Math.round(22 + (1 - (count - low) / Math.max(1, high - low)) * 22)
  const line = points.map(
    ({ at, count }, index) => `${index === 0 ? 'M' : 'H'}${Math.round(at * 1000)}${index === 0 ? ' ' : 'V'}${y(count)}`,
  )
  const d = `${line.join('')}H1000`
  return (
    <svg width="100%" height={62} role="img" aria-label={label} className="block overflow-visible">
      <svg viewBox="0 0 1000 62" width="100%" height={62} preserveAspectRatio="none" aria-hidden>
        <path d={`${d}V62H${Math.round(first.at * 1000)}z`} fill="var(--color-slate-tint)" />
        <path d={d} fill="none" stroke="var(--color-slate)" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
      </svg>
      <text x={share(first.at)} y={y(first.count) + 14} fill="var(--color-muted)" className="figures text-xs">
        {numberText(first.count)}
      </text>
      <text x="100%" y={y(last.count) - 7} textAnchor="end" fill="currentColor" className="figures text-xs font-medium">
        {numberText(last.count)}
      </text>
    </svg>
  )
}

/** A cross for each step with a failure. `at`: shares of the width. */
export function Crosses({ at, label }: { at: readonly number[]; label: string }) {
  return (
    <svg width="100%" height={28} role="img" aria-label={label} className="block overflow-visible">
      <line x1={0} x2="100%" y1={14} y2={14} stroke="var(--color-rule)" />
      {at.map((place) => (
        <svg key={place} x={share(place)} y={9} overflow="visible" aria-hidden>
          <path d="M-4 1 4 9M4 1-4 9" stroke="var(--color-clay)" strokeWidth={2} />
        </svg>
      ))}
    </svg>
  )
}

export interface Tick {
  /** A share of the width. */
  at: number
  text: string
  strong: boolean
}

export function Axis({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <svg width="100%" height={22} aria-hidden className="block overflow-visible">
      {ticks.map(({ at, text, strong }) => (
        <g key={at} className={strong ? undefined : 'max-sm:hidden'}>
          <line x1={share(at)} x2={share(at)} y2={strong ? 7 : 4} stroke="var(--color-edge)" />
          <text
            x={share(at)}
            y={19}
            textAnchor={at > 0.97 ? 'end' : at < 0.01 ? 'start' : 'middle'}
            fill={strong ? 'currentColor' : 'var(--color-muted)'}
            className="text-xs"
          >
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
