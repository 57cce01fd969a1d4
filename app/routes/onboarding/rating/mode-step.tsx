import { useState } from 'react'
import { enoughKept, type RatingEnd, roundSize } from '#app/contract/rating-terms.ts'
import type { RatingView } from '#app/domain/ratings/start.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, RadioCards } from '#app/ui/choice.tsx'
import { Form, type FormResult, fieldOf, usePressed } from '#app/ui/form.tsx'
import { counted } from '#app/view/text.ts'
import { useRatingKeys } from './keys.ts'
import { LastVerdict } from './last-verdict.tsx'
import { RatingStrokes } from './strokes.tsx'
import { SummaryOffer } from './summary-offer.tsx'

interface ModeProps {
  rating: RatingView
  network: string
  setup_completed: boolean
  actionData: FormResult | undefined
}

const intent = 'choose-start'

/** After the last draft. */
export function ModeStep({ rating, network, setup_completed, actionData: answer }: ModeProps) {
  const { round, suggested, chosen } = rating
  const wakes = !setup_completed || chosen === null
  useRatingKeys()
  const pressed = usePressed(intent, 'wake')
  // A choice mends what was refused.
  const [mended, mend] = useState<FormResult>()
  const actionData = answer === mended ? undefined : answer
  return (
    <div className="grid gap-8" onChange={() => mend(answer)}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          {round.rated > 0 && (
            <p className="text-sm font-medium text-pine">
              {round.kept} of {round.rated} sound like you
            </p>
          )}
          <h1 className="text-title font-semibold">Who presses send?</h1>
        </div>
        {round.rated > 0 && <RatingStrokes round={round} />}
      </header>
      {round.ended && round.drafts.length < roundSize && <Fewer ended={round.ended} count={round.drafts.length} />}
      <p className="max-w-[54ch] text-lg">{leadOf(rating)} You can change it anytime, next to the bot’s switch.</p>
      <LastVerdict rating={rating} actionData={actionData} />
      <Form intent={intent} actionData={actionData} className="grid gap-8">
        <RadioCards
          legend="Mode"
          legendHidden
          name="mode"
          columns={2}
          required
          defaultValue={fieldOf(actionData, intent, 'mode').value ?? suggested ?? chosen ?? undefined}
          error={fieldOf(actionData, intent, 'mode').error}
          options={[
            {
              value: 'copilot',
              title: 'Co-pilot: you do',
              aside: suggested === 'copilot' && <Suggested />,
              description: 'Replies, likes and follows wait in your queue. You send, edit or reject them.',
            },
            {
              value: 'autopilot',
              title: 'Autopilot: the bot does',
              aside: suggested === 'autopilot' && <Suggested />,
              disabled: rating.reach === 'nobody',
              description: autopilotText(rating, network),
            },
          ]}
        />
        <Taught rating={rating} />
        {!setup_completed && <SummaryOffer />}
        <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-5">
          {wakes ? (
            <>
              <Button name="wake" value="yes" size="lg" pending={pressed === 'yes'}>
                Wake Up Bot
              </Button>
              <Button name="wake" value="no" size="lg" variant="quiet" pending={pressed === 'no'} formNoValidate>
                Not yet
              </Button>
            </>
          ) : (
            <Button size="lg" pending={pressed !== null}>
              Save
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

const Suggested = () => <span className="text-pine">Suggested</span>

function leadOf({ round: { kept, rated }, suggested }: RatingView): string {
  if (rated === 0) return 'You haven’t rated any drafts, so Warble suggests neither. Choose one.'
  if (suggested === 'autopilot') return `You kept ${kept} of ${rated}, enough to suggest Autopilot.`
  if (kept >= enoughKept) return `You kept ${kept} of ${rated}. Start on Co-pilot and read along.`
  return `You kept ${kept} of ${rated}, and Autopilot is suggested from ${enoughKept}. Start on Co-pilot and read along. Every edit teaches the bot.`
}

function autopilotText({ reach, settings: { per_hour, per_day, plan } }: RatingView, network: string): string {
  const pace =
    per_hour < per_day
      ? `${counted(per_hour, 'action')} an hour and ${per_day} a day`
      : `${counted(per_day, 'action')} a day`
  const limits = `Up to ${pace} on your ${plan} plan. Undo takes a reply back.`
  if (reach === 'everyone') return `It sends whatever ${network} lets a bot do. ${limits}`
  if (reach === 'addressed')
    return `On ${network}, it only replies on its own to people who write to you. The rest waits in your queue. ${limits}`
  return `${network} doesn’t let bots send on their own here, so everything waits in your queue.`
}

const fewer: Record<RatingEnd, string> = {
  few_posts: 'No more posts from the last 24 hours fit your topics. The bot keeps looking.',
  no_model: 'Drafts can’t be written right now, because the language model isn’t responding. The bot tries again.',
  share_used_up: 'Today’s share of the language model is used up. It’s back tomorrow.',
  network: 'The network isn’t letting us search right now. The bot tries again.',
  over_budget: 'Today’s budget for reading posts is used up. The bot continues tomorrow.',
  failed: 'Drafts can’t be written right now. The bot tries again.',
}

function Fewer({ ended, count }: { ended: RatingEnd; count: number }) {
  return (
    <Alert tone="info" title={count === 0 ? 'No drafts to rate today' : `${count} of ${roundSize} drafts`}>
      {fewer[ended]}
    </Alert>
  )
}

function Taught({ rating: { lessons, topics, round } }: { rating: RatingView }) {
  if (round.rated === 0) return null
  const refused = round.rated - round.kept
  const choices = lessons.filter(({ is_choice }) => is_choice)
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">What your ratings taught it</legend>
      <input type="hidden" name="listed" value={choices.map(({ key }) => key).join(' ')} />
      <div className="grid gap-3 border-t border-rule pt-3">
        {choices.map(({ key, text, because }) => (
          <Checkbox key={key} name={`keep_${key}`} label={text} hint={because} defaultChecked />
        ))}
        {topics.map(({ topic, position }) => (
          <Checkbox
            key={topic}
            name={`topic_${position}`}
            label={
              <>
                Avoid every post that mentions <bdi dir="auto">“{topic}”</bdi>
              </>
            }
            hint={`Draft ${position}: you wouldn’t reply to that post. This is one of your own topics, so it’s up to you.`}
          />
        ))}
        {lessons
          .filter(({ is_choice }) => !is_choice)
          .map(({ key, text, because }) => (
            <p key={key} className="text-sm">
              {text}. <span className="text-muted">{because}</span>
            </p>
          ))}
        {round.kept > 0 && (
          <p className="text-sm text-muted">
            {round.kept === 1 ? 'The draft you kept is' : `The ${round.kept} drafts you kept are`} examples of your
            voice now.
          </p>
        )}
        {refused > 0 && (
          <p className="text-sm text-muted">
            {`${counted(refused, 'draft')} that ${refused === 1 ? 'isn’t' : 'aren’t'} you won’t shape your voice. ${lessons.length + topics.length > 0 ? 'What your reasons changed is listed here.' : 'With a reason, such as “Too long”, the bot also changes how it writes.'}`}
          </p>
        )}
      </div>
    </fieldset>
  )
}
