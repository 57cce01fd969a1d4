import { support } from '#app/content/support.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/card.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Tone } from '#app/ui/tone.ts'

interface Message {
  id: string
  subject: string
  created_at: Date
  sent_at: Date | null
  answered_at: Date | null
}

interface OwnMessagesProps {
  messages: Message[]
  priority: boolean
  now: Date
  time_zone: string
}

export function OwnMessages({ messages, priority, now, time_zone }: OwnMessagesProps) {
  const within = priority ? `${support.priority_hours} working hours` : `${support.reply_hours} hours on working days`
  return (
    <Section id="messages" title="Your messages" description={`Replies come to your email address, within ${within}.`}>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {messages.map((message) => {
          const { tone, label } = statusOf(message)
          return (
            <li key={message.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <span className="grow basis-60 font-medium wrap-anywhere">{message.subject}</span>
              <Time at={message.created_at} now={now} timeZone={time_zone} className="text-muted" />
              <Badge tone={tone}>{label}</Badge>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function statusOf({ sent_at, answered_at }: Message): { tone: Tone; label: string } {
  if (answered_at) return { tone: 'success', label: 'Answered by email' }
  return sent_at ? { tone: 'info', label: 'With our team' } : { tone: 'attention', label: 'On its way' }
}
