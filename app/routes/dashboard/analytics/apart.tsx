import { Section } from '#app/ui/card.tsx'
import type { InsightsData } from './insights-data.ts'
import { ShareLine } from './share-line.tsx'

type Contrasts = NonNullable<InsightsData['outcomes']>['contrasts']
type Share = Contrasts['compared'][number]['sides'][number]

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

function Side({ side: { which, replies, answered }, clear, strong }: { side: Share; clear: boolean; strong: boolean }) {
  return (
    <div className="grid gap-x-4">
      <p className="flex justify-between gap-4">
        <span className={strong ? 'font-medium' : 'text-muted'}>Replies {which}</span>
        <span className="figures whitespace-nowrap">
          <span className="font-medium">{answered}</span> <span className="text-muted">of {replies}</span>
        </span>
      </p>
      <ShareLine
        hits={answered}
        of={replies}
        colour={strong ? 'var(--color-pine)' : 'var(--color-edge)'}
        clear={clear}
      />
    </div>
  )
}
