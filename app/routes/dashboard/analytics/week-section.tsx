import type { BestHour } from '#app/domain/activity/best-hour.ts'
import { hourText } from '#app/domain/time.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/card.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { Table } from '#app/ui/table.tsx'
import { WeekGrid, weekdayNames } from '#app/ui/week-grid.tsx'
import { counted } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'
import { type InsightsData, lastDays } from './insights-data.ts'

export function WeekSection({
  week,
  days,
  time_zone,
  best,
}: {
  week: InsightsData['week']
  days: number
  time_zone: string
  best: BestHour | null
}) {
  const { hours } = week
  const replies = hours.reduce((sum, { replies }) => sum + replies, 0)
  const answered = hours.reduce((sum, { answered }) => sum + answered, 0)
  return (
    <Section
      title="When a reply gets one back"
      description={
        replies > 0
          ? `${counted(replies, 'reply', 'replies')} ${lastDays(days)}, by the hour they were sent, ${zoneName(time_zone)}.`
          : undefined
      }
    >
      {replies === 0 ? (
        <p className="text-sm text-muted">
          No data yet. This fills in once your first reply’s results have been checked.
        </p>
      ) : (
        <Disclosure title={titleOf(best)} open={best?.is_clear === true}>
          <WeekGrid
            cells={hours.map(({ replies, answered, ...at }) => ({ ...at, all: replies, hit: answered }))}
            hourName={(hour) => (hour === 12 ? 'noon' : hourText(hour))}
            label={`Replies by weekday and hour: ${answered} of ${replies} got a reply back. The table below has the numbers.`}
          />
          <p className="mt-2 text-xs text-muted">
            A tall stroke is a reply that got one back. A short one hasn’t yet. The stronger the color, the more replies
            back.
          </p>
          <Disclosure title="How it’s counted, and the numbers" className="mt-2">
            <p className="mt-2 max-w-prose text-muted">
              Each reply with measured results, at the hour it was sent. Complaints don’t count as replies back.
            </p>
            <ScrollArea label="Replies by the hour of the week, as a table" className="mt-3 max-h-96">
              <Table
                caption="Replies by the hour of the week"
                captionHidden
                columns={[
                  {
                    key: 'at',
                    header: 'Hour',
                    cell: ({ weekday, hour }) => `${weekdayNames[weekday]}, ${hourText(hour)}`,
                  },
                  { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
                  { key: 'answered', header: 'Got a reply back', numeric: true, cell: ({ answered }) => answered },
                ]}
                rows={hours}
                rowKey={({ weekday, hour }) => `${weekday}-${hour}`}
              />
            </ScrollArea>
          </Disclosure>
        </Disclosure>
      )}
    </Section>
  )
}

/** As Performance has it. */
function titleOf(best: BestHour | null): string {
  if (!best) return 'Hour by hour: no hour stands out'
  return `Hour by hour: ${hourText(best.hour)} is ahead${best.is_clear ? '' : ', which could be chance'}`
}
