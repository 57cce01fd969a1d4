import { Axis } from '#app/ui/lanes.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { hueText } from '#app/ui/tone.ts'
import { type AnswerTone, AnswerToneShape, toneNames, toneOf, tones } from '#app/view/activity/answer-tones.tsx'
import type { InsightsData } from './insights-data.ts'

type SaidDay = InsightsData['week']['said_days'][number]

const mark = 12
const highest = 10
const shownDays = 28

/** A mark for each post, stacked on its day. */
export function SaidByDay({ days }: { days: SaidDay[] }) {
  const columns = days.slice(-shownDays).map(({ day, said }) => {
    const counts = toneNames.map((tone) => ({
      tone,
      count: said.reduce((sum, { says, count }) => sum + (toneOf(says) === tone ? count : 0), 0),
    }))
    return { day, counts, total: counts.reduce((sum, { count }) => sum + count, 0) }
  })
  const most = Math.max(1, ...columns.map(({ total }) => total))
  const each = Math.ceil(most / highest)
  const height = Math.min(most, highest) * mark
  const every = Math.ceil(columns.length / 7)
  return (
    <figure className="mb-6">
      <svg
        width="100%"
        height={height}
        role="img"
        aria-label={`Posts to you by day, up to ${most} on one`}
        className="block overflow-visible"
      >
        {columns.map(({ day, counts }, at) => (
          <svg key={day} x={`${Math.round(((at + 0.5) / columns.length) * 1000) / 10}%`} overflow="visible" aria-hidden>
            {stackOf(counts, each).map(({ key, tone, at }) => (
              <g key={key} transform={`translate(-5 ${height - (at + 1) * mark})`} className={hueText[tones[tone].hue]}>
                <AnswerToneShape tone={tone} />
              </g>
            ))}
          </svg>
        ))}
      </svg>
      <div className="border-t border-rule">
        <Axis
          ticks={columns.flatMap(({ day }, at) =>
            at % every === 0
              ? [{ at: (at + 0.5) / columns.length, text: formatDay(day), strong: at % (2 * every) === 0 }]
              : [],
          )}
        />
      </div>
      {each > 1 && <figcaption className="text-xs text-muted">{`A mark stands for up to ${each} posts.`}</figcaption>}
    </figure>
  )
}

function stackOf(counts: { tone: AnswerTone; count: number }[], each: number) {
  const marks = counts.flatMap(({ tone, count }) =>
    Array.from({ length: Math.ceil(count / each) }, (_, nth) => ({ key: `${tone} ${nth}`, tone })),
  )
  return marks.map((one, at) => ({ ...one, at }))
}
