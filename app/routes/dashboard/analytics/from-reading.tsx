import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Section } from '#app/ui/card.tsx'
import { DotField } from '#app/ui/dot-field.tsx'
import { numberText } from '#app/ui/number.ts'
import { counted } from '#app/view/text.ts'

export type Performed = Extract<AnalyticsTab, { tab: 'performance' }>
type Results = Performed['results']

export function FromReading({ read }: { read: Results['read'] }) {
  const groups = [
    { name: 'got a reply back', count: read.answered, colour: 'var(--color-pine)', radius: 0.42 },
    { name: 'unwelcome', count: read.unwelcome, colour: 'var(--color-clay)', radius: 0.42 },
    { name: 'got a like', count: read.liked, colour: 'var(--color-slate)', radius: 0.33, hollow: true },
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
