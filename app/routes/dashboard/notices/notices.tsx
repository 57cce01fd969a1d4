import type { Notice } from '#app/domain/notice/notice.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Empty } from '#app/ui/empty.tsx'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Time } from '#app/ui/time.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'
import { ToneTag } from '#app/view/activity/tones.tsx'
import { dayText } from '#app/view/days.ts'

interface NoticeListProps {
  notices: Notice[]
  /** The id after which the next page begins. */
  next: string | null
  is_first: boolean
  /** "90 days" */
  kept_for: string
  now: Date
  time_zone: string
  network: string
}

const looks: Record<Notice['kind'], { icon: IconName; hue: Hue }> = {
  answer: { icon: 'reply', hue: 'pine' },
  mention: { icon: 'message', hue: 'slate' },
  complaint: { icon: 'alert', hue: 'clay' },
  bot_stopped: { icon: 'alert', hue: 'clay' },
  mail_refused: { icon: 'mail', hue: 'marigold' },
  payment: { icon: 'alert', hue: 'clay' },
}

const ahead = {
  title: 'What shows up here',
  notes: [
    ['Replies and mentions', 'Someone wrote to you. Each leads to its conversation in your inbox.'],
    ['Complaints', 'Someone didn’t want to be contacted. The bot won’t write to them anymore.'],
    ['The bot', 'It stopped on its own and needs you.'],
    ['Your account', 'A payment didn’t go through, or an email to you came back.'],
  ],
} as const

const address = (before?: string) => `/dashboard/notices${before ? `?before=${before}` : ''}`

export function NoticeList({ notices, next, is_first, kept_for, now, time_zone, network }: NoticeListProps) {
  const pending = usePending('read')
  const isUnread = notices.some(({ read_at }) => read_at === null)
  return (
    <>
      <PageHeader
        title="Notifications"
        description={`Replies, mentions and anything that needs you. Kept for ${kept_for}.`}
        actions={
          <>
            {isUnread && (
              <Form intent="read" keepScroll>
                <input type="hidden" name="until" value={now.toISOString()} />
                <Button size="sm" variant="secondary" icon="check" pending={pending}>
                  Mark all as read
                </Button>
              </Form>
            )}
            <TextLink to="/dashboard/settings/notifications" className="text-sm">
              Get these by email
            </TextLink>
          </>
        }
      />
      {notices.length === 0 && is_first ? (
        <EmptyPage title="No notifications yet" ahead={ahead}>
          When someone replies to you on {network} or the bot stops on its own, you’ll see it here.
        </EmptyPage>
      ) : notices.length === 0 ? (
        <Empty title="No older notifications" level={2} />
      ) : (
        byDay(notices, now, time_zone).map(({ day, those }) => (
          <section key={day} aria-label={day} className="mt-6 first-of-type:mt-0">
            <h2 className="pb-2 text-sm font-medium text-muted">{day}</h2>
            <Logbook label={`Notifications, ${day}`}>
              {those.map((notice) => (
                <Row key={notice.id} notice={notice} now={now} time_zone={time_zone} network={network} />
              ))}
            </Logbook>
          </section>
        ))
      )}
      <Pager isFirst={is_first} next={next} address={address} />
    </>
  )
}

/** In their order. */
function byDay(notices: Notice[], now: Date, timeZone: string) {
  const days: { day: string; those: Notice[] }[] = []
  for (const notice of notices) {
    const day = dayText(notice.created_at, now, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.those.push(notice)
    else days.push({ day, those: [notice] })
  }
  return days
}

function Row({
  notice,
  now,
  time_zone,
  network,
}: { notice: Notice } & Pick<NoticeListProps, 'now' | 'time_zone' | 'network'>) {
  const { kind, person, name, picture, says, text, created_at, read_at } = notice
  const { icon, hue } = looks[kind]
  return (
    <li
      // Reached by the keys of Shortcuts, not by Tab.
      tabIndex={-1}
      data-entry
      className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-b border-rule py-2.5 text-sm focus-visible:-outline-offset-2"
    >
      {person ? (
        <PersonPicture src={picture} name={name ?? person} />
      ) : (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken">
          <Icon name={icon} className={hueText[hue]} />
        </span>
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          {person && <Icon name={icon} className={cx('size-3.5', hueText[hue])} />}
          {name && (
            <bdi dir="auto" className="font-medium wrap-anywhere">
              {name}
            </bdi>
          )}
          <span className={person ? 'text-muted' : undefined}>{sentenceOf(notice)}</span>
          {person && kind !== 'complaint' && <ToneTag says={says} />}
          <Time at={created_at} now={now} timeZone={time_zone} className="text-muted max-sm:sr-only" />
          {read_at === null && <Badge tone="attention">New</Badge>}
        </p>
        {person && (
          <blockquote dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere">
            {text}
          </blockquote>
        )}
      </div>
      <Actions notice={notice} network={network} />
    </li>
  )
}

function sentenceOf({ kind, person, text }: Notice): string {
  if (kind === 'answer') return `@${person} replied to you`
  if (kind === 'complaint') return `@${person} complained to you`
  if (kind === 'mention') return `@${person} mentioned you`
  return kind === 'bot_stopped' ? `Your bot stopped: ${text}` : text
}

const elsewhere: Partial<Record<Notice['kind'], { to: string; label: string }>> = {
  bot_stopped: { to: '/dashboard', label: 'Open the dashboard' },
  mail_refused: { to: '/dashboard/settings/notifications', label: 'Check email settings' },
  payment: { to: '/dashboard/plan', label: 'Open your plan' },
}

function Actions({ notice: { kind, url, inbox_id }, network }: { notice: Notice; network: string }) {
  const other = elsewhere[kind]
  const conversation = inbox_id ? `/dashboard/inbox/${inbox_id}` : '/dashboard/inbox'
  return (
    <div className="flex flex-wrap items-center gap-4">
      {!other && url && (
        <TextLink href={url} target="_blank" rel="noreferrer" className="text-muted max-sm:hidden">
          See it on {network}
        </TextLink>
      )}
      <LinkButton to={other?.to ?? conversation} size="sm" variant="secondary" iconEnd="chevron-right">
        <span className="max-sm:sr-only">
          {other?.label ?? (kind === 'complaint' ? 'See what happened' : 'Open conversation')}
        </span>
      </LinkButton>
    </div>
  )
}
