import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Section } from '#app/ui/card.tsx'
import { DotField } from '#app/ui/dot-field.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { numberText } from '#app/ui/number.ts'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { counted } from '#app/view/text.ts'

export type Performed = Extract<AnalyticsTab, { tab: 'performance' }>
type Results = Performed['results']

export function FromReading({ read }: { read: Results['read'] }) {
  const groups = [
    { name: 'got a reply back', count: read.answered, colour: 'var(--color-pine)', radius: 0.42 },
    { name: 'unwelcome', count: read.unwelcome, colour: 'var(--color-clay)', radius: 0.42 },
    { name: 'got a like', count: read.liked, colour: 'var(--color-clay)', radius: 0.33, hollow: true },
    { name: 'replied to, nothing yet', count: read.replied, colour: 'var(--color-ink)', radius: 0.34 },
    { name: 'liked, followed or viewed', count: read.other, colour: 'var(--color-edge)', radius: 0.26 },
    { name: 'skipped', count: read.skipped, colour: 'var(--color-edge)', radius: 0.13 },
  ].filter(({ count }) => count > 0)
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  return (
    <Section
      title="From reading to talking"
      description={`${read.is_capped ? `The latest of more than ${numberText(total)} posts` : counted(total, 'post')} read. Each is a dot, and counts once.`}
    >
      <DotField groups={groups} />
    </Section>
  )
}

export function BestReplies({ best }: { best: Results['best'] }) {
  if (best.length === 0) return null
  return (
    <Section
      title="Best replies"
      actions={
        <TextLink to="/dashboard/activity?period=month&outcome=answered" className="text-sm">
          All that got a reply
        </TextLink>
      }
    >
      <ol className="grid gap-6 text-sm lg:grid-cols-3">
        {best.map(({ id, handle, name, picture, text, post_text, answers, likes }) => (
          <li key={id} className="flex gap-3">
            <PersonPicture src={picture} name={name} />
            <div className="min-w-0">
              <p className="flex flex-wrap gap-x-2">
                <bdi dir="auto" className="font-medium wrap-anywhere">
                  {name}
                </bdi>
                <TextLink to={personAddress(handle)} className="text-muted wrap-anywhere">
                  @{handle}
                </TextLink>
              </p>
              <p dir="auto" className="line-clamp-4 wrap-anywhere text-muted">
                {post_text}
              </p>
              <p dir="auto" className="mt-2 ml-5 border-l-2 border-pine pl-3 wrap-anywhere">
                <span className="sr-only">You: </span>
                {text}
              </p>
              <p className="mt-2 text-muted">{`${counted(answers, 'reply', 'replies')} back, ${counted(likes, 'like')}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
