import { Section } from '#app/ui/card.tsx'
import type { InsightsData } from './insights-data.ts'

type Contrasts = NonNullable<InsightsData['outcomes']>['contrasts']
type Share = Contrasts['compared'][number]['sides'][number]

/** A dot for the share, a line for where chance alone would leave it 19 times out of 20. */
export function WhatSetsApart({ contrasts, days }: { contrasts: Contrasts; days: number }) {
  const { replies, needed, compared } = contrasts
  const hasClear = compared.some(({ clear }) => clear)
  return (
    <Section
      title="What gets replies"
      description={`Your replies in the last ${days} days. The dot is the share that got a reply back, the line what chance alone could do.${compared.length > 0 && !hasClear ? ' So far, each difference could be chance.' : ''}`}
    >
      {compared.length === 0 ? (
        <p className="text-sm text-muted">
          {`No data yet. This needs two kinds of replies, ${needed} of each. You have ${replies} so far.`}
        </p>
      ) : (
        <ul className="grid gap-x-12 gap-y-6 text-sm lg:grid-cols-2">
          {compared.map(({ sides, clear }) => {
            const [one, other] = sides
            const best = one.answered / one.replies >= other.answered / other.replies ? one : other
            return (
              <li key={one.which}>
                {sides.map((side) => (
                  <Side key={side.which} side={side} clear={clear} strong={clear && side === best} />
                ))}
                {hasClear && !clear && <p className="text-xs text-muted">Could be chance.</p>}
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`

function Side({ side: { which, replies, answered }, clear, strong }: { side: Share; clear: boolean; strong: boolean }) {
  const share = answered / replies
  const { low, high } = boundsOf(share, replies)
  const colour = strong ? 'var(--color-pine)' : 'var(--color-edge)'
  return (
    <div className="grid gap-x-4">
      <p className="flex justify-between gap-4">
        <span className={strong ? 'font-medium' : 'text-muted'}>Replies {which}</span>
        <span className="figures whitespace-nowrap">
          <span className="font-medium">{answered}</span> <span className="text-muted">of {replies}</span>
        </span>
      </p>
      <svg width="100%" height={20} aria-hidden className="block overflow-visible">
        <line x2="100%" y1={10} y2={10} stroke="var(--color-rule)" />
        <line x1={percent(low)} x2={percent(high)} y1={10} y2={10} stroke={colour} strokeWidth={2} />
        <circle
          cx={percent(share)}
          cy={10}
          r={5}
          fill={clear ? colour : 'var(--color-paper)'}
          stroke={colour}
          strokeWidth={1.5}
        />
      </svg>
    </div>
  )
}

/** Wilson's interval at 95 %: unlike the plain one it stays within 0 and 1, and has a width at both. */
function boundsOf(share: number, count: number): { low: number; high: number } {
  const z = 1.96
  const scale = 1 + z ** 2 / count
  const middle = (share + z ** 2 / (2 * count)) / scale
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2))
  return { low: middle - reach, high: middle + reach }
}
