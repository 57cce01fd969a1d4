import { Disclosure } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/card.tsx'
import { counted } from '#app/view/text.ts'
import { type InsightsData, lastDays } from './insights-data.ts'
import { ShareLine } from './share-line.tsx'

type Contrasts = NonNullable<InsightsData['outcomes']>['contrasts']
type Share = Contrasts['compared'][number]['sides'][number]

export function WhatSetsApart({ contrasts, days }: { contrasts: Contrasts; days: number }) {
  const { replies, needed, compared } = contrasts
  const clear = compared.filter((one) => one.clear)
  const early = compared.filter((one) => !one.clear)
  return (
    <Section
      title="What gets replies"
      description={`Your replies ${lastDays(days)}. The dot is the share that got a reply back. The line is the range that chance alone could produce.`}
    >
      {compared.length === 0 ? (
        <p className="text-sm text-muted">
          {`No data yet. This needs two kinds of replies, ${needed} of each. You have ${replies} so far.`}
        </p>
      ) : (
        <>
          {clear.length > 0 && <Compared compared={clear} />}
          {early.length > 0 && (
            <Disclosure title={`Too early to tell: ${counted(early.length, 'comparison')}`} className="mt-4">
              <div className="mt-4">
                <Compared compared={early} />
              </div>
            </Disclosure>
          )}
        </>
      )}
    </Section>
  )
}

const Compared = ({ compared }: Pick<Contrasts, 'compared'>) => (
  <ul className="grid gap-x-12 gap-y-6 text-sm lg:grid-cols-2">
    {compared.map(({ sides, clear, left }) => {
      const [one, other] = sides
      const best = one.answered / one.replies >= other.answered / other.replies ? one : other
      return (
        <li key={one.which}>
          {sides.map((side) => (
            <Side key={side.which} side={side} clear={clear} strong={clear && side === best} />
          ))}
          <p className="text-xs text-muted">{clear ? 'More than chance.' : untilClear(left)}</p>
        </li>
      )
    })}
  </ul>
)

/** More than this many replies are no plan. */
const tooMany = 500

const untilClear = (left: number | null) =>
  left === null || left > tooMany
    ? 'No difference to speak of so far.'
    : `Could be chance. If it holds, about ${counted(left, 'more reply', 'more replies')} will tell.`

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
