import { maxTargets } from '#app/contract/settings.ts'
import type { Target } from '#app/domain/bot/settings/targets.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Time } from '#app/ui/time.tsx'
import { useTimesSent } from '#app/ui/use-times-sent.ts'
import { personAddress } from '#app/view/activity/address.ts'
import { counted } from '#app/view/text.ts'

interface TargetsProps {
  targets: Target[]
  now: Date
  time_zone: string
  network: string
  example: string
  actionData: FormResult | undefined
}

export function Targets({ targets, now, time_zone, network, example, actionData }: TargetsProps) {
  const { error, value } = fieldOf(actionData, 'add', 'handle')
  const adding = usePending('add')
  const timesAdded = useTimesSent('add', actionData)
  return (
    <Section
      split
      title="Priority people"
      description={`The bot checks these people’s new posts first, whatever they write about, then searches ${network} for your topics. All checks and limits still apply: one reply a day, and none to people who ask not to be contacted. Up to ${maxTargets} people.`}
    >
      <div className="grid gap-8">
        <Form intent="add" actionData={actionData} className="flex flex-wrap items-start gap-3">
          <Field label="Handle" name="handle" error={error} className="w-64" hint={`Such as ${example}`}>
            <Input
              key={timesAdded}
              required
              defaultValue={value}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
          <Button variant="secondary" icon="plus" pending={adding} className="mt-6.5">
            Add person
          </Button>
        </Form>
        {targets.length === 0 ? (
          <Empty title="No priority people yet">
            Add people whose conversations matter to you: customers, partners, leading voices in your field. You can
            also add them from your activity.
          </Empty>
        ) : (
          <ul aria-label="Priority people" className="divide-y divide-rule border-y border-rule text-sm">
            {targets.map((target) => (
              <Person key={target.handle} target={target} now={now} time_zone={time_zone} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function Person({ target, now, time_zone }: { target: Target; now: Date; time_zone: string }) {
  const { handle, url, picture, added_at, opted_out } = target
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <PersonPicture src={picture} name={handle} />
      <div className="grid grow gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <TextLink href={url} target="_blank" rel="noreferrer">
            @{handle}
          </TextLink>
          {opted_out && <Badge>Asked not to be contacted</Badge>}
        </p>
        <p>{cameOf(target)}</p>
        <p className="text-muted">
          Added <Time at={added_at} now={now} timeZone={time_zone} inSentence />.{' '}
          <TextLink to={personAddress(handle)}>All activity with @{handle}</TextLink>
        </p>
      </div>
      <Form intent="remove" row={{ handle }} keepScroll>
        <Button size="sm" variant="quiet" icon="x" aria-label={`Remove @${handle}`}>
          Remove
        </Button>
      </Form>
    </li>
  )
}

/** In the last 90 days. */
function cameOf({ replies, likes, follows, likes_back, answers, followed_back, unwelcome, opted_out }: Target): string {
  if (replies + likes + follows === 0)
    return opted_out ? 'They asked not to be contacted, so the bot won’t.' : 'No activity in the last 90 days.'
  const done = [
    replies > 0 && counted(replies, 'reply', 'replies'),
    likes > 0 && counted(likes, 'like'),
    follows > 0 && counted(follows, 'follow'),
  ].filter(Boolean)
  const back = [
    answers > 0 && counted(answers, 'reply', 'replies'),
    likes_back > 0 && counted(likes_back, 'like'),
    followed_back && 'a follow back',
  ].filter(Boolean)
  const complaints = unwelcome > 0 ? ` ${counted(unwelcome, 'complaint')}.` : ''
  return `Last 90 days: ${done.join(', ')}. ${back.length > 0 ? `In return: ${back.join(', ')}.` : 'Nothing in return yet.'}${complaints}`
}
