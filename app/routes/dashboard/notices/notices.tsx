import type { Notice } from '#app/domain/notice/notice.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook, LogEntry } from '#app/ui/logbook.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Hue } from '#app/ui/tone.ts'
import { personAddress } from '#app/view/activity/address.ts'
import { dayText } from '#app/view/days.ts'

interface NoticeListProps {
  notices: Notice[]
  /** The id after which the next page begins. */
  next: string | null
  is_first: boolean
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

const address = (before?: string) => `/dashboard/notices${before ? `?before=${before}` : ''}`

export function NoticeList({ notices, next, is_first, now, time_zone, network }: NoticeListProps) {
  const pending = usePending('read')
  const isUnread = notices.some(({ read_at }) => read_at === null)
  return (
    <>
      <PageHeader
        title="Notifications"
        description="Replies, mentions and anything that needs you. Kept for 90 days."
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
      {notices.length === 0 ? (
        <Empty title={is_first ? 'No notifications yet' : 'No older notifications'} level={2}>
          When someone replies to you on {network} or the bot stops on its own, you’ll see it here.
        </Empty>
      ) : (
        byDay(notices, now, time_zone).map(({ day, those }) => (
          <section key={day} aria-label={day} className="mt-6 first-of-type:mt-0">
            <h2 className="pb-2 text-sm font-medium text-muted">{day}</h2>
            <Logbook label={`Notifications, ${day}`}>
              {those.map((notice) => (
                <LogEntry
                  key={notice.id}
                  {...looks[notice.kind]}
                  time={<Time at={notice.created_at} now={now} timeZone={time_zone} />}
                  status={notice.read_at === null && <Badge tone="attention">New</Badge>}
                  quote={notice.person && <Post author={`@${notice.person}`}>{notice.text}</Post>}
                  actions={<Actions notice={notice} network={network} />}
                >
                  {sentenceOf(notice)}
                </LogEntry>
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

function sentenceOf({ kind, person, text }: Notice): string {
  if (kind === 'answer') return `@${person} replied to you`
  if (kind === 'complaint') return `@${person} complained to you`
  if (kind === 'mention') return `@${person} mentioned you`
  return kind === 'bot_stopped' ? `Your bot stopped: ${text}` : text
}

function Actions({ notice: { kind, person, url, inbox_id }, network }: { notice: Notice; network: string }) {
  if (kind === 'bot_stopped') return <TextLink to="/dashboard">Open the dashboard</TextLink>
  if (kind === 'mail_refused') return <TextLink to="/dashboard/settings/notifications">Check email settings</TextLink>
  if (kind === 'payment') return <TextLink to="/dashboard/plan">Open your plan</TextLink>
  return (
    <>
      <TextLink to={inbox_id ? `/dashboard/inbox/${inbox_id}` : '/dashboard/inbox'}>
        {kind === 'complaint' ? 'See what happened' : 'Open conversation'}
      </TextLink>
      {url && (
        <TextLink href={url} target="_blank" rel="noreferrer">
          See it on {network}
        </TextLink>
      )}
      {person && <TextLink to={personAddress(person)}>All activity with @{person}</TextLink>}
    </>
  )
}
