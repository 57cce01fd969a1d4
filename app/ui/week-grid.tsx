interface WeekCell {
  /** From 0 for Monday. */
  weekday: number
  hour: number
  all: number
  hit: number
}

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const row = 30
const top = 18

interface WeekGridProps {
  cells: readonly WeekCell[]
  hourName(hour: number): string
  label: string
}

/** A field for each hour of the week, deeper the more hits, and in it a stroke for each, tall if it is a hit. */
export function WeekGrid({ cells, hourName, label }: WeekGridProps) {
  const hours = cells.map(({ hour }) => hour)
  const [first, last] = [Math.min(8, ...hours), Math.max(19, ...hours)]
  const columns = last - first + 1
  const strokes = { hit: '', miss: '' }
  const fields = ['', '', '', '']
  const most = Math.max(3, ...cells.map(({ hit }) => hit))
  for (const { weekday, hour, all, hit } of cells) {
    const [x, y] = [hour - first, top + weekday * row]
    fields[levelOf(hit, most)] += `M${x + 0.03} ${y}h.94v${row - 2}h-.94z`
    const shown = Math.min(all, 12)
    for (let at = 0; at < shown; at += 1) {
      const isHit = at < Math.round((hit * shown) / all)
      const place = x + 0.5 + (at - (shown - 1) / 2) * Math.min(0.12, 0.8 / shown)
      strokes[isHit ? 'hit' : 'miss'] += `M${Math.round(place * 1000) / 1000} ${y + (isHit ? 6 : 11)}v${isHit ? 16 : 6}`
    }
  }
  const height = top + 7 * row
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
      <svg width={36} height={height} aria-hidden className="text-xs">
        {weekdayNames.map((name, at) => (
          <text key={name} y={top + at * row + 18} fill="currentColor">
            {name}
          </text>
        ))}
      </svg>
      <svg width="100%" height={height} role="img" aria-label={label} className="block overflow-visible">
        <svg viewBox={`0 0 ${columns} ${height}`} width="100%" height={height} preserveAspectRatio="none" aria-hidden>
          <path d={emptyFields(columns)} fill="var(--color-sunken)" fillOpacity={0.5} />
          {fields.map((d, level) => (
            <path key={opacities[level]} d={d} fill="var(--color-pine)" fillOpacity={opacities[level]} />
          ))}
          <g className="score" fill="none">
            <path d={strokes.miss} stroke="var(--color-edge)" />
            <path d={strokes.hit} stroke="var(--color-ink)" />
          </g>
        </svg>
        {Array.from({ length: columns }, (_, at) => first + at)
          .filter((hour) => hour % 3 === 0)
          .map((hour) => (
            <text
              key={hour}
              x={`${((hour - first + 0.5) / columns) * 100}%`}
              y={11}
              textAnchor="middle"
              fill="var(--color-muted)"
              className="text-xs"
            >
              {hourName(hour)}
            </text>
          ))}
      </svg>
    </div>
  )
}

/** None, up to a third of the most, up to two thirds, more. */
const opacities = [0.06, 0.2, 0.4, 0.65]
const levelOf = (hit: number, most: number) => Math.ceil((hit / most) * 3)

function emptyFields(columns: number): string {
  let d = ''
  for (let weekday = 0; weekday < 7; weekday += 1)
    for (let x = 0; x < columns; x += 1) d += `M${x + 0.03} ${top + weekday * row}h.94v${row - 2}h-.94z`
  return d
}
