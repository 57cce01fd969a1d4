import { Chart } from '#app/ui/chart.tsx'
import { type BarPoint, type BarSeries, Bars } from '#app/ui/chart-bars.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Sparkline } from '#app/ui/sparkline.tsx'
import { Specimen } from '#app/ui/specimen.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'

const kinds: readonly BarSeries[] = [
  { key: 'a', label: 'Replies', hue: 'pine', pattern: 'solid' },
  { key: 'b', label: 'Likes', hue: 'clay', pattern: 'stripes' },
  { key: 'c', label: 'Follows', hue: 'marigold', pattern: 'dots' },
  { key: 'd', label: 'Views', hue: 'slate', pattern: 'lines' },
]

const days = (length: number): BarPoint[] =>
  Array.from({ length }, (_, at) => ({
    key: `${at}`,
    label: `Mar ${at + 1}`,
    values: { a: (at * 7) % 11, b: (at * 5) % 8, c: at % 3, d: (at * 3) % 7 },
  }))

const week = days(7)
const fortnight = days(14)
const quiet = week.map((point, at) => (at === 4 ? point : { ...point, values: {} }))
const nothing = week.map((point) => ({ ...point, values: {} }))
const bars = [
  { title: 'One busy day', points: quiet, series: kinds },
  { title: 'One kind', points: fortnight, series: kinds.slice(0, 1) },
  { title: 'Nothing', points: nothing, series: kinds },
]

export function GalleryCharts() {
  return (
    <>
      <Specimen title="Charts">
        <div className="grid gap-12">
          <Chart
            title="A week"
            description="Sample figures"
            points={week}
            series={kinds}
            summary="A week: sample figures by day"
            pointHeader="Day"
            counted="What a day brought, by kind."
          />
          {bars.map(({ title, points, series }) => (
            <Bars key={title} points={points} series={series} summary={`${title}: sample figures by day`} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Sparklines">
        <div className="flex flex-wrap gap-8">
          <Sparkline values={[4, 6, 5, 9, 8, 12, 14]} compare={[3, 4, 6, 5, 7, 8, 9]} label="Rising" />
          <Sparkline values={[2, -3, 1, 0, -5, 4]} hue="marigold" label="With losses" />
          <Sparkline values={[0, 0, 0]} hue="slate" label="Nothing" />
        </div>
      </Specimen>
      <Specimen title="Theme switch">
        <div className="flex flex-wrap gap-6">
          <ThemeSwitch theme="system" action="/theme" label="Theme of this page" named />
          <ThemeSwitch theme="dark" action="/theme" label="Theme, small" />
        </div>
      </Specimen>
      <Specimen title="Scrolling part">
        <ScrollArea label="Sample of a scrolling part" className="max-h-24 border-y border-rule">
          {fortnight.map(({ key, label }) => (
            <p key={key} className="border-b border-rule py-2 text-sm">
              {label}
            </p>
          ))}
        </ScrollArea>
      </Specimen>
    </>
  )
}
