import { Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { numberText } from '#app/ui/number.ts'
import { hueText } from '#app/ui/tone.ts'
import { kindHues, kindSeries } from '#app/view/activity/entry.tsx'
import type { Performed } from './from-reading.tsx'

const kinds = ['reply', 'like', 'follow', 'view'] as const
const height = 36

/** Each kind by day, on a scale of its own. */
export function SentKinds({ series, results }: Pick<Performed, 'series' | 'results'>) {
  const notes: Partial<Record<(typeof kinds)[number], string>> = {
    reply: results.replies > 0 ? `${numberText(results.answered)} got a reply back` : undefined,
    follow: results.follows > 0 ? `${numberText(results.followed_back)} followed back` : undefined,
  }
  return (
    <Section title="Sent" description="By day, each kind on its own scale. The table above has the numbers.">
      <ul className="grid grid-cols-2 gap-8 lg:grid-cols-4">
        {kinds.map((kind) => {
          const counts = series.days.map(({ counts }) => counts[kind])
          const total = counts.reduce((sum, count) => sum + count, 0)
          const name = kindSeries.find(({ key }) => key === kind)?.label ?? kind
          return (
            <li key={kind} className="text-sm">
              <p className="flex items-center gap-2">
                <Icon name={kind} className={hueText[kindHues[kind]]} />
                <span className="figures text-xl font-semibold">{numberText(total)}</span>
                {name}
              </p>
              <p className="min-h-8 text-xs text-muted">{notes[kind]}</p>
              <DayBars counts={counts} className={hueText[kindHues[kind]]} />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function DayBars({ counts, className }: { counts: readonly number[]; className: string }) {
  const most = Math.max(1, ...counts)
  const bars = counts.map((count, at) => {
    const tall = Math.max(1, Math.round((count / most) * height))
    return `M${at + 0.15} ${height}h.7v-${tall}h-.7z`
  })
  return (
    <svg
      viewBox={`0 0 ${Math.max(7, counts.length)} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden
      className={cx('block', className)}
    >
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  )
}
