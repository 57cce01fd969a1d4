import type { Hill, Reach } from '#app/domain/activity/subjects.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { hueText } from '#app/ui/tone.ts'
import { capitalized, counted } from '#app/view/text.ts'
import { laidOut, spotOf } from './hills.ts'

const width = 420
const shown: Record<Reach, { word: string; hue: 'pine' | 'clay' | 'slate' | 'ink' | 'muted' }> = {
  answered: { word: 'got a reply back', hue: 'pine' },
  liked: { word: 'got a like', hue: 'slate' },
  nothing: { word: 'nothing yet', hue: 'ink' },
  unwelcome: { word: 'unwelcome', hue: 'clay' },
  skipped: { word: 'skipped', hue: 'muted' },
}
const reaches = Object.keys(shown) as Reach[]

/** The bars beside it have the same figures. */
export function TopicMap({ map }: { map: Hill[] }) {
  const { hills, height } = laidOut(map, width)
  const present = reaches.filter((reach) => map.some(({ posts }) => posts.includes(reach)))
  return (
    <figure className="max-w-xl">
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label="Map of topics">
        {hills.map(({ name, posts, x, y, radius }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r={radius} className="fill-rule" opacity={0.35} />
            <circle r={radius * 0.62} className="fill-rule" opacity={0.5} />
            {posts.map((reach, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots of a hill keep their order.
              <Dot key={at} reach={reach} at={spotOf(at)} />
            ))}
            <text y={-radius - 20} textAnchor="middle" className="fill-ink" fontSize={13} fontWeight={600}>
              {capitalized(name)}
            </text>
            <text y={-radius - 6} textAnchor="middle" className="fill-muted" fontSize={11}>
              {repliesText(posts)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {present.map((reach) => (
          <span key={reach} className="flex items-center gap-1.5">
            <svg width={10} height={10} viewBox="-5 -5 10 10" aria-hidden>
              <Dot reach={reach} at={[0, 0]} />
            </svg>
            {shown[reach].word}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** A shape for each, so that it can be told without color. */
function Dot({ reach, at: [x, y] }: { reach: Reach; at: [number, number] }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 }
  const { hue } = shown[reach]
  const color = hue === 'ink' ? undefined : hueText[hue]
  if (reach === 'unwelcome')
    return <path d={`M${x - 2.5} ${y - 2.5}l5 5m0-5l-5 5`} className={color} {...line} strokeWidth={1.8} />
  return reach === 'answered' || reach === 'skipped' ? (
    <circle cx={x} cy={y} r={reach === 'answered' ? 3.4 : 1.3} className={color} fill="currentColor" />
  ) : (
    <circle cx={x} cy={y} r={reach === 'liked' ? 2.8 : 2.2} className={color} {...line} />
  )
}

function repliesText(posts: readonly Reach[]): string {
  const replies = posts.filter((reach) => reach !== 'skipped').length
  if (replies === 0) return `${counted(posts.length, 'post')}, no reply`
  return `${posts.filter((reach) => reach === 'answered').length} of ${counted(replies, 'reply', 'replies')}`
}

/** The subject that people write about most without the bot. */
export function MissedTopic({ map }: { map: Hill[] }) {
  const missed = map.find(({ posts }) => posts.every((reach) => reach === 'skipped'))
  if (!missed) return null
  return (
    <div className="mt-5 border-t border-rule pt-4 text-sm">
      <p className="flex justify-between gap-4">
        <span className="font-medium text-marigold wrap-anywhere">{capitalized(missed.name)}</span>
        <span className="whitespace-nowrap text-muted">{`${counted(missed.posts.length, 'post')}, no reply`}</span>
      </p>
      <p className="mt-3">
        <LinkButton to="/dashboard/settings/bot#look-for" size="sm" variant="secondary" icon="search">
          Choose what to look for
        </LinkButton>
      </p>
    </div>
  )
}
