import { useId } from 'react'
import { cx } from '#app/ui/cx.ts'
import { numberText } from '#app/ui/number.ts'

interface DotGroup {
  name: string
  count: number
  colour: string
  /** Share of a cell's width. */
  radius: number
  hollow?: boolean
}

/** Few dots stay large enough to be told apart on a phone. */
const narrow = { columns: 48, most: 480 }
const wide = { columns: 96 }
const cell = 10

/** A dot for each, group after group, filled row by row; drawn by patterns, so that its size does not grow. */
export function DotField({ groups }: { groups: readonly DotGroup[] }) {
  const id = useId().replaceAll(':', '')
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  // From 5,000 on, one dot stands for several.
  const each = total > 5_000 ? 10 ** Math.ceil(Math.log10(total / 5_000)) : 1
  const { columns } = total > narrow.most ? wide : narrow
  let at = 0
  const placed = groups.map((group) => {
    const from = at
    at += Math.ceil(group.count / each)
    return { ...group, d: areaOf(from, at, columns) }
  })
  return (
    <div>
      <svg
        viewBox={`0 0 ${columns * cell} ${Math.max(1, Math.ceil(at / columns)) * cell}`}
        width="100%"
        role="img"
        aria-label={groups.map(({ name, count }) => `${numberText(count)} ${name}`).join(', ')}
        className={cx('block', columns === narrow.columns && 'max-w-xl')}
      >
        <defs>
          {placed.map((group, index) => (
            <pattern key={group.name} id={`${id}${index}`} width={cell} height={cell} patternUnits="userSpaceOnUse">
              <Dot {...group} middle={cell / 2} size={cell} />
            </pattern>
          ))}
        </defs>
        {placed.map(({ name, d }, index) => (
          <path key={name} d={d} fill={`url(#${id}${index})`} />
        ))}
      </svg>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {groups.map((group) => (
          <li key={group.name} className="flex items-center gap-1.5">
            <svg width={12} height={12} aria-hidden>
              <Dot {...group} middle={6} size={12} />
            </svg>
            <span className="figures font-semibold">{numberText(group.count)}</span>
            <span className="text-muted">{group.name}</span>
          </li>
        ))}
      </ul>
      {each > 1 && <p className="mt-1 text-xs text-muted">{`A dot stands for ${each} posts.`}</p>}
    </div>
  )
}

function Dot({ colour, radius, hollow, middle, size }: DotGroup & { middle: number; size: number }) {
  const paint = hollow ? { fill: 'none', stroke: colour, strokeWidth: size * 0.14 } : { fill: colour }
  return <circle cx={middle} cy={middle} r={size * radius} {...paint} />
}

/** The cells from one to another: up to three rectangles. */
function areaOf(from: number, to: number, columns: number): string {
  let d = ''
  for (let start = from; start < to; ) {
    const column = start % columns
    const rows = column === 0 ? Math.floor((to - start) / columns) : 0
    const width = rows > 0 ? columns : Math.min(columns - column, to - start)
    const height = Math.max(1, rows)
    d += `M${column * cell} ${Math.floor(start / columns) * cell}h${width * cell}v${height * cell}h-${width * cell}z`
    start += width * height
  }
  return d
}
