import { hourText } from '#app/domain/time.ts'
import { Chart } from '#app/ui/chart.tsx'

interface HourChartProps {
  /** One value for each hour of the day, from midnight on. */
  hours: readonly number[]
  description: string
  counted: string
}

export function HourChart({ hours, description, counted }: HourChartProps) {
  return (
    <Chart
      title="Successful actions by hour"
      description={description}
      points={hours.map((count, hour) => ({
        key: `${hour}`,
        label: hourText(hour),
        tick: hour % 6 === 0,
        values: { count },
      }))}
      series={[{ key: 'count', label: 'Actions', hue: 'pine', pattern: 'solid' }]}
      summary="Successful actions for each hour of the day; the table below has the numbers."
      pointHeader="Hour"
      counted={counted}
    />
  )
}
