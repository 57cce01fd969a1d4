import type { ReadOutcome } from '#app/domain/activity/read-lately.ts'
import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

const slots = 60
const height = 32
type Stroke = [tall: number, fill: string]
const strokes: Record<ReadOutcome, Stroke> = {
  replied: [height, 'fill-pine'],
  acted: [height / 2, 'fill-ink'],
  skipped: [3, 'fill-edge'],
}
const noStroke: Stroke = [3, 'fill-rule']

/** A stroke for each post that the bot acted on, a dot for each that it skipped; the newest at the right. */
export function LatestPosts({ home }: { home: Home }) {
  const { latest_read } = home
  const awake = home.bot.running && !home.bot.rests
  const count = (outcome: ReadOutcome) => latest_read.filter((one) => one === outcome).length
  const [skipped, others, replies] = [count('skipped'), count('acted'), count('replied')]
  const all = latest_read.length
  const text = `${all === slots ? `The newest ${slots} posts of` : `${counted(all, 'post')} in`} the last 24 hours: ${[
    replies > 0 && counted(replies, 'reply', 'replies'),
    others > 0 && counted(others, 'other action'),
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(', ')}.`
  return (
    <div>
      <svg
        viewBox={`0 0 ${slots * 5 - 2} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="xMinYMid"
        data-state={awake && all > 0 ? 'awake' : 'asleep'}
        role="img"
        aria-label={all > 0 ? text : 'Nothing sent or skipped in the last 24 hours'}
        className="wave block"
      >
        {Array.from({ length: slots }, (_, at) => {
          const outcome = latest_read[at - (slots - all)]
          const [tall, fill] = outcome ? strokes[outcome] : noStroke
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is nothing but its place in the line.
              key={at}
              x={at * 5}
              y={(height - tall) / 2}
              width={3}
              height={tall}
              className={fill}
            />
          )
        })}
      </svg>
      <p className="mt-1.5 text-xs text-muted">
        <span>{all === 0 ? 'Nothing sent or skipped in the last 24 hours.' : text}</span>{' '}
        {skipped > 0 && <TextLink to="/dashboard/activity?show=left">See skipped posts</TextLink>}
      </p>
    </div>
  )
}
