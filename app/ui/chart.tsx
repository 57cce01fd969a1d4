import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
import { type BarPoint, type BarSeries, Bars } from '#app/ui/chart-bars.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { type Column, Table } from '#app/ui/table.tsx'

interface ChartProps {
  title: string
  /** The period and its time zone. */
  description: ReactNode
  points: readonly BarPoint[]
  series: readonly BarSeries[]
  summary: string
  /** How the figures are counted. */
  counted: ReactNode
  /** The header of the table's first column: "Day". */
  pointHeader: string
  /** Additional columns of the table, for what the bars leave out. */
  extra?: readonly Column<BarPoint>[]
  countedLabel?: string
  /** The table starts with the last point: for days, the most recent one is the one people look for. */
  newestFirst?: boolean
}

/** A chart with its explanation: the bars, how they are counted, and the table behind them one click away. */
export function Chart(props: ChartProps) {
  const { title, description, points, series, summary, counted, pointHeader, extra = [], newestFirst } = props
  const columns: Column<BarPoint>[] = [
    { key: 'point', header: pointHeader, cell: ({ label }) => label },
    ...series.map(({ key, label }) => ({
      key,
      header: label,
      numeric: true,
      cell: ({ values }: BarPoint) => values[key] ?? 0,
    })),
    ...extra,
  ]
  const rows = newestFirst ? [...points].reverse() : points
  return (
    <figure className="min-w-0">
      <figcaption className="mb-4">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{description}</p>
      </figcaption>
      <Bars points={points} series={series} summary={summary} />
      <Disclosure title={props.countedLabel ?? 'How it’s counted, and the numbers'} className="mt-3">
        <p className="mt-2 max-w-prose text-muted">{counted}</p>
        <ScrollArea label={`${title}, as a table`} className="mt-3 max-h-96">
          <Table caption={title} captionHidden columns={columns} rows={rows} rowKey={({ key }) => key} />
        </ScrollArea>
      </Disclosure>
    </figure>
  )
}
