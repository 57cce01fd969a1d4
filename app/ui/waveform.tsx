import { cx } from '#app/ui/cx.ts'

const call = [6, 14, 24, 32, 22, 27, 14, 6]
const answer = [4, 10, 17, 21, 12, 16, 7]
const breath = [2, 2, 2]
const phrase = [
  ...call.map((height) => ({ height, answering: false })),
  ...breath.map((height) => ({ height, answering: false })),
  ...answer.map((height) => ({ height, answering: true })),
  ...breath.map((height) => ({ height, answering: false })),
]

interface WaveformProps {
  state: 'awake' | 'asleep'
  /** For screen readers; without it the wave is decorative. */
  label?: string
  phrases?: number
  className?: string
}

export function Waveform({ state, label, phrases = 2, className }: WaveformProps) {
  const strokes = Array.from({ length: phrases }, () => phrase).flat()
  return (
    <svg
      viewBox={`0 0 ${strokes.length * 5 - 3} 32`}
      width={strokes.length * 5 - 3}
      height={32}
      data-state={state}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cx('wave max-w-full shrink-0', className)}
    >
      {strokes.map(({ height, answering }, index) => {
        const tall = state === 'awake' ? height : 2
        const awakeFill = answering ? 'fill-pine' : 'fill-ink'
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is nothing but its place in the line.
            key={index}
            x={index * 5}
            y={16 - tall / 2}
            width={2}
            height={tall}
            className={state === 'awake' ? awakeFill : 'fill-edge'}
          />
        )
      })}
    </svg>
  )
}
