import type { Notification } from '#app/domain/notification/notification.ts'
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
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { dayText } from '#app/view/days.ts'
import { ahead, elsewhere, sentenceOf } from './words.ts'

interface NotificationListProps {
  notifications: Notification[]
  /** The id after which the next page begins. */
  next: string | null
  is_first: boolean
  /** "90 days" */
  kept_for: string
  now: Date
  time_zone: string
  network: string
}

const looks: Record<Notification['kind'], { icon: IconName; hue: Hue }> = {
  answer: { icon: 'reply', hue: 'pine' },
  mention: { icon: 'message', hue: 'slate' },
  complaint: { icon: 'alert', hue: 'clay' },
  bot_stopped: { icon: 'alert', hue: 'clay' },
  mail_refused: { icon: 'mail', hue: 'marigold' },
  payment: { icon: 'alert', hue: 'clay' },
}

const address = (before?: string) => `/dashboard/notices${before ? `?before=${before}` : ''}`

export function NotificationList({
  notifications,
  next,
  is_first,
  kept_for,
  now,
  time_zone,
  network,
}: NotificationListProps) {
  const pending = usePending('read')
  const isUnread = notifications.some(({ read_at }) => read_at === null)
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
      {notifications.length === 0 && is_first ? (
        <EmptyPage title="No notifications yet" ahead={ahead}>
          When someone replies to you on {network} or the bot stops on its own, you’ll see it here.
        </EmptyPage>
      ) : notifications.length === 0 ? (
        <Empty title="No older notifications" level={2} />
      ) : (
        byDay(notifications, now, time_zone).map(({ day, those }) => (
          <section key={day} aria-label={day} className="mt-6 first-of-type:mt-0">
            <h2 className="pb-2 text-sm font-medium text-muted">{day}</h2>
            <Logbook label={`Notifications, ${day}`}>
              {those.map((notification) => (
                <Row
                  key={notification.id}
                  notification={notification}
                  now={now}
                  time_zone={time_zone}
                  network={network}
                />
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
function byDay(notifications: Notification[], now: Date, timeZone: string) {
  const days: { day: string; those: Notification[] }[] = []
  for (const notification of notifications) {
    const day = dayText(notification.created_at, now, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.those.push(notification)
    else days.push({ day, those: [notification] })
  }
  return days
}

function Row({
  notification,
  now,
  time_zone,
  network,
}: { notification: Notification } & Pick<NotificationListProps, 'now' | 'time_zone' | 'network'>) {
  const { kind, person, name, picture, says, text, created_at, read_at } = notification
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
          <span className={person ? 'text-muted' : undefined}>{sentenceOf(notification)}</span>
          {person && kind !== 'complaint' && <AnswerToneTag says={says} />}
          <Time at={created_at} now={now} timeZone={time_zone} className="text-muted max-sm:sr-only" />
          {read_at === null && <Badge tone="attention">New</Badge>}
        </p>
        {person && (
          <blockquote dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere">
            {text}
          </blockquote>
        )}
      </div>
      <Actions notification={notification} network={network} />
    </li>
  )
}

function Actions({ notification: { kind, url, inbox_id }, network }: { notification: Notification; network: string }) {
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
