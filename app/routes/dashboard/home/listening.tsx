import { cx } from '#app/ui/cx.ts'
import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

const slots = 60
const height = 32

/** A stroke for each post that the bot acted on, a dot for each that it skipped; the newest at the right. */
export function Listening({ home }: { home: Home }) {
  const { heard } = home
  const awake = home.bot.running && !home.bot.rests
  const count = (became: number) => heard.filter((one) => one === became).length
  const [skipped, others, replies] = [count(0), count(1), count(2)]
  const all = heard.length
  const text = `${all === 1 ? 'The last post' : `The last ${all} posts`} in 24 hours: ${[
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
        data-state={awake && all > 0 ? 'awake' : 'asleep'}
        role="img"
        aria-label={all > 0 ? text : 'Nothing sent or skipped in the last 24 hours'}
        className="wave block"
      >
        {Array.from({ length: slots }, (_, at) => {
          const became = heard[at - (slots - all)]
          const tall = became === 2 ? height : became === 1 ? height / 2 : 3
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is nothing but its place in the line.
              key={at}
              x={at * 5}
              y={(height - tall) / 2}
              width={3}
              height={tall}
              className={cx(
                became === 2 ? 'fill-pine' : became === 1 ? 'fill-ink' : became === 0 ? 'fill-edge' : 'fill-rule',
              )}
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
