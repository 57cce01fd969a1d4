import type { ReactNode } from 'react'
import { plans } from '#app/content/plans.ts'
import { support } from '#app/content/support.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'

interface ChannelsProps {
  support_email: string
  support_phone: string | null
}

const hours = `${support.days_short} ${support.hours_short}`
const mailNote = `We reply within ${support.reply_hours} hours on working days, or ${support.priority_hours} working hours on ${plans.pro.name}.`

export function Channels({ support_email, support_phone }: ChannelsProps) {
  return (
    <div className="grid content-start gap-8">
      <dl className="divide-y divide-rule border-y border-rule">
        <Channel icon="mail" name="Email" note={mailNote}>
          <TextLink href={`mailto:${support_email}`}>{support_email}</TextLink>
        </Channel>
        <Channel
          icon="message"
          name="Chat with our bot"
          note={`In the corner of every page. What it can’t answer, people answer by email, ${hours}.`}
        >
          {support.chat}
        </Channel>
        {support_phone && (
          <Channel icon="bell" name="Phone support" note={hours}>
            <TextLink href={`tel:${support_phone.replace(/[^+\d]/g, '')}`}>{support_phone}</TextLink>
          </Channel>
        )}
      </dl>
      <nav aria-label="Help">
        <h2 className="font-semibold">Already answered</h2>
        <ul className="mt-2 grid gap-1.5">
          <li>
            <TextLink href="/#faq">Common questions</TextLink>
          </li>
          <li>
            <TextLink href="/pricing">What each plan includes</TextLink>
          </li>
          <li>
            <TextLink href="/privacy">What we store, and for how long</TextLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

interface ChannelProps {
  icon: IconName
  name: string
  note: string
  children: ReactNode
}

function Channel({ icon, name, note, children }: ChannelProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 py-4">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-muted">
        <Icon name={icon} />
        {name}
      </dt>
      <dd className="col-start-2 font-medium wrap-anywhere">{children}</dd>
      <dd className="col-start-2 text-sm text-muted">{note}</dd>
    </div>
  )
}
