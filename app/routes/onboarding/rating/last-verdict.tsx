import { type RatingReason, ratingReasons } from '#app/contract/rating-terms.ts'
import type { RatingView } from '#app/domain/ratings/start.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form, type FormResult } from '#app/ui/form.tsx'

const pressable =
  'font-normal aria-pressed:border-pine aria-pressed:bg-pine-tint aria-pressed:font-medium aria-pressed:text-pine'

const reasonLabels: Record<RatingReason, string> = {
  too_long: 'Too long',
  too_friendly: 'Too friendly',
  not_true: 'Not true',
  not_post: 'I wouldn’t reply to this post',
}

interface LastVerdictProps {
  rating: RatingView
  /** The draft that is shown; absent: all are rated. */
  position?: number
  actionData: FormResult | undefined
}

/** The verdict before this draft, with its reason and Undo. */
export function LastVerdict({ rating: { round }, position, actionData }: LastVerdictProps) {
  const before = round.drafts.findLast((one) => one.verdict !== null && one.position < (position ?? Infinity))
  if (!before) return null
  const { position: draft, verdict, why, edited } = before
  const row = { draft: String(draft), ...(position && { at: String(position) }) }
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule pt-3 text-sm',
        position !== undefined && 'sm:ml-10',
      )}
    >
      <p className="text-muted">
        {verdict === 'keep'
          ? `Draft ${draft}: kept${edited === null ? '' : ' as you wrote it'}. It’s an example of your voice now.`
          : `Draft ${draft}: not you. Why?`}
      </p>
      {verdict === 'not_me' && (
        <Form intent="rating-why" row={row} actionData={actionData} keepScroll className="contents">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Why not, if you like</legend>
            {ratingReasons.map((reason, at) => (
              <Button
                key={reason}
                name="why"
                value={reason}
                size="sm"
                variant="secondary"
                icon={why === reason ? 'check' : undefined}
                aria-pressed={why === reason}
                data-key={String(at + 1)}
                aria-keyshortcuts={String(at + 1)}
                className={pressable}
              >
                {reasonLabels[reason]}
              </Button>
            ))}
          </fieldset>
        </Form>
      )}
      <Form intent="undo-rating" row={{ draft: String(draft) }} actionData={actionData} className="ml-auto">
        <Button size="sm" variant="quiet" data-key="u" aria-keyshortcuts="u" aria-label={`Undo draft ${draft}`}>
          Undo
        </Button>
      </Form>
    </div>
  )
}
