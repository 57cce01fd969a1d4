import { useId } from 'react'
import { initialsOf, tintOf } from '#app/ui/person-picture.tsx'

/** Of one step of time: above the line what was sent, below it what came back. */
interface SentStep {
  replies: number
  others: number
  answers: number
  likes: number
  follows: number
  unwelcome: number
  face: { name: string; picture: string | null } | null
}

interface SentAndBackProps {
  steps: readonly SentStep[]
  /** Runs of steps with a shade. */
  shaded?: readonly (readonly [number, number])[]
  /** For screen readers, with the figures. */
  label: string
  /** A bar for each step instead of a stroke for each action. */
  bars?: boolean
}

const tall = 20
const small = 7
const gap = 2
const most = { above: 110, below: 96 }

type Kind = Exclude<keyof SentStep, 'face'>

/** Each has its own shape and height, so that it can be told without colour. */
const above: [Kind, number][] = [
  ['replies', tall],
  ['others', small],
]
const below: [Kind, number][] = [
  ['answers', tall],
  ['unwelcome', tall],
  ['likes', small],
  ['follows', small],
]

const heightOf = (step: SentStep, kinds: typeof above) =>
  kinds.reduce((sum, [kind, height]) => sum + step[kind] * (height + gap), 0)

const colours: Record<Kind, string> = {
  replies: 'var(--color-ink)',
  others: 'var(--color-edge)',
  answers: 'var(--color-pine)',
  unwelcome: 'var(--color-clay)',
  likes: 'var(--color-slate)',
  follows: 'var(--color-marigold)',
}

/** One path for each kind: a step more costs a few characters. */
export function SentAndBack({ steps, shaded = [], label, bars = false }: SentAndBackProps) {
  const highest = (kinds: typeof above) => Math.max(1, ...steps.map((step) => heightOf(step, kinds)))
  const scale = Math.min(1, most.above / highest(above), most.below / highest(below))
  const [up, down] = [highest(above) * scale + 4, highest(below) * scale + 4]
  const withFaces = steps.some(({ face }) => face)
  const height = Math.ceil(up + down + (withFaces ? 24 : 0))
  const paths: Record<Kind, string> = { replies: '', others: '', answers: '', unwelcome: '', likes: '', follows: '' }
  const ends = steps.map((step, at) => {
    let y = up - 2
    const draw = (kind: Kind, unit: number, direction: number) => {
      for (let count = 0; count < step[kind]; count += 1) {
        paths[kind] += segment(kind, at, y, unit * scale * direction, bars)
        y += (unit + gap) * scale * direction
      }
    }
    for (const [kind, unit] of above) draw(kind, unit, -1)
    y = up + 2
    for (const [kind, unit] of below) draw(kind, unit, 1)
    return y
  })
  return (
    <svg width="100%" height={height} role="img" aria-label={label} className="block overflow-visible">
      {shaded.map(([from, to]) => (
        <rect
          key={from}
          x={percent(from / steps.length)}
          width={percent((to - from) / steps.length)}
          height={height}
          fill="var(--color-sunken)"
        />
      ))}
      <svg
        viewBox={`0 0 ${steps.length} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        className="score"
        fill="none"
        aria-hidden
      >
        {[...above, ...below].map(([kind]) => (
          <path
            key={kind}
            d={paths[kind]}
            {...(bars ? { fill: colours[kind], fillOpacity: kind === 'likes' ? 0.5 : 1 } : { stroke: colours[kind] })}
            strokeLinecap={kind === 'follows' ? 'round' : undefined}
          />
        ))}
      </svg>
      <line x1={0} x2="100%" y1={up} y2={up} stroke="var(--color-edge)" strokeDasharray="1 4" />
      {withFaces && <Faces faces={placedFaces(steps, ends)} />}
    </svg>
  )
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
const short = (length: number) => Math.round(length * 10) / 10

function segment(kind: Kind, at: number, y: number, length: number, bars: boolean): string {
  if (bars) return `M${at + 0.18} ${short(y)}h.64v${short(length)}h-.64z`
  const x = at + 0.5
  if (kind === 'follows') return `M${x} ${short(y + length / 2)}v.01`
  if (kind !== 'unwelcome') return `M${x} ${short(y)}v${short(length)}`
  const part = length * 0.4
  return `M${x} ${short(y)}v${short(part)}M${x} ${short(y + length - part)}v${short(part)}`
}

/** In shares of the width: closer ones would touch, on a phone those of the second kind. */
const apart = { wide: 0.026, narrow: 0.065 }

interface PlacedFace extends NonNullable<SentStep['face']> {
  at: number
  y: number
  isNarrow: boolean
}

function placedFaces(steps: readonly SentStep[], ends: readonly number[]): PlacedFace[] {
  const last = { wide: -1, narrow: -1 }
  return steps.flatMap(({ face }, index) => {
    const at = (index + 0.5) / steps.length
    if (!face || at - last.wide < apart.wide) return []
    last.wide = at
    const isNarrow = at - last.narrow >= apart.narrow
    if (isNarrow) last.narrow = at
    return [{ ...face, at, y: (ends[index] ?? 0) + 2, isNarrow }]
  })
}

function Faces({ faces }: { faces: readonly PlacedFace[] }) {
  const disc = useId()
  return (
    <g>
      <clipPath id={disc} clipPathUnits="objectBoundingBox">
        <circle cx={0.5} cy={0.5} r={0.5} />
      </clipPath>
      {faces.map(({ at, y, name, picture, isNarrow }) => {
        const { background, foreground } = tintOf(name)
        return (
          <svg
            key={at}
            x={percent(at)}
            y={y}
            overflow="visible"
            aria-hidden
            className={isNarrow ? undefined : 'max-sm:hidden'}
          >
            <circle cy={10} r={10} fill={background} />
            <text y={13.5} textAnchor="middle" fontSize={9} fontWeight={600} fill={foreground}>
              {initialsOf(name)}
            </text>
            {picture && <image href={picture} x={-10} width={20} height={20} clipPath={`url(#${disc})`} />}
          </svg>
        )
      })}
    </g>
  )
}
