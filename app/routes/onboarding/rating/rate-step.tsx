import { roundSize } from '#app/contract/rating-terms.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { About } from './about.tsx'
import { useRatingKeys } from './keys.ts'
import { LastVerdict } from './last-verdict.tsx'
import type { RateProps } from './rate-props.ts'
import { RatedPost } from './rated-post.tsx'
import { RatingStrokes } from './strokes.tsx'

/** Without JavaScript every press is a form that leads to the next draft. */
export function RateStep(props: RateProps) {
  const { rating, position, actionData } = props
  const { round } = rating
  const draft = round.drafts[position - 1]
  useLiveRefresh('/events', ['onboarding', 'connection'])
  useRatingKeys()
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-2xl font-semibold">Would you have written this?</h1>
          <p className="text-sm text-muted">
            {roundSize} drafts for posts from the last 24 hours. Nothing is sent. You only teach the bot.
          </p>
        </div>
        <div className="flex items-center gap-4">
          <RatingStrokes round={round} current={position} />
          <p className="figures text-sm text-muted">
            {position} of {round.total}
          </p>
        </div>
      </header>
      <div className="mt-6 grid gap-x-12 gap-y-6 border-t border-rule pt-6 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-6">
          {draft ? <RatedPost key={draft.position} {...props} draft={draft} /> : <Waiting {...props} />}
          <LastVerdict rating={rating} position={position} actionData={actionData} />
        </div>
        <About rating={rating} draft={draft} />
      </div>
      <footer className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-rule pt-4 text-sm text-muted">
        <p className="max-sm:hidden pointer-coarse:hidden noscript:hidden">
          Keys: K keep, N not me, E edit, U undo, 1 to 4 for the reason.
        </p>
        <SkipTheRest {...props} />
      </footer>
    </>
  )
}

function Waiting({ rating, position, network }: RateProps) {
  const { is_writing, drafts } = rating.round
  if (!is_writing)
    return (
      <Alert tone="info" title="Drafts can’t be written right now">
        Try again in a few minutes, or skip the rest.
      </Alert>
    )
  return (
    <div className="grid gap-6" aria-busy="true">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <p role="status">
        {drafts.length === 0
          ? `Reading new posts on ${network} and writing the first draft...`
          : `Writing draft ${position} with what you taught it...`}
      </p>
      <SkeletonText />
    </div>
  )
}

function SkipTheRest({ setup_completed }: RateProps) {
  if (setup_completed)
    return (
      <Form intent="skip-rating">
        <Button variant="quiet" size="sm" className="-ml-2.5">
          Stop here
        </Button>
      </Form>
    )
  return (
    <Form intent="skip-rating" className="flex flex-wrap items-center gap-x-1">
      <Button variant="quiet" size="sm" className="-ml-2.5">
        Skip the rest
      </Button>
      <span>Next, you choose if the bot may send on its own.</span>
    </Form>
  )
}
