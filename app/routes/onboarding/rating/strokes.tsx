import { roundSize } from '#app/contract/rating-terms.ts'
import type { RatingRound } from '#app/domain/ratings/round.ts'
import { cx } from '#app/ui/cx.ts'

interface StrokesProps {
  round: Pick<RatingRound, 'drafts' | 'total'>
  current?: number
}

/** A stroke per draft: tall for kept, short for not kept. */
export function RatingStrokes({ round: { drafts, total }, current }: StrokesProps) {
  return (
    <ol aria-label="Your ratings" className="flex h-9 items-center gap-2.5">
      {Array.from({ length: Math.min(total, roundSize) }, (_, at) => at + 1).map((position) => {
        const verdict = drafts[position - 1]?.verdict ?? null
        const isCurrent = position === current
        const said = isCurrent ? 'this one' : verdict === 'keep' ? 'kept' : verdict ? 'not you' : 'to come'
        return (
          <li key={position} aria-current={isCurrent ? 'step' : undefined} className="flex h-full w-1.5 items-center">
            <span
              className={cx(
                'w-full rounded-[1px] forced-colors:bg-[CanvasText]',
                isCurrent && 'h-8 outline-2 outline-edge',
                !isCurrent && verdict === 'keep' && 'h-8 bg-pine',
                !isCurrent && verdict === 'not_me' && 'h-3 bg-ink',
                !isCurrent && verdict === null && 'h-1 bg-edge',
              )}
            />
            <span className="sr-only">{`Draft ${position}: ${said}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
