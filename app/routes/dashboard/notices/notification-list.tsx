import { Link } from '@remix-run/react'
import type { NeedsYou } from '#app/domain/inbox/needs-you.ts'
import type { Notification, NotificationShow } from '#app/domain/notification/notification.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
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
import { Tabs } from '#app/ui/tabs.tsx'
import { Clock, Time } from '#app/ui/time.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'
import { AnswerToneTag } from '#app/view/activity/answer-tones.tsx'
import { dayText } from '#app/view/days.ts'
import { counted } from '#app/view/text.ts'
import {
  ahead,
  authorsOf,
  elsewhere,
  grouped,
  isNews,
  needsYou,
  noticesAddress,
  sentenceOf,
  showNames,
} from './words.ts'

interface NotificationListProps {
  notifications: Notification[]
  /** Who waits for the user, on the first page of all. */
  needs: NeedsYou | null
  /** The id after which the next page begins. */
  next: string | null
  is_first: boolean
  show: NotificationShow
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

export function NotificationList({
  notifications,
  needs,
  next,
  is_first,
  show,
  kept_for,
  now,
  time_zone,
  network,
}: NotificationListProps) {
  const pending = usePending('read')
  const about = { now, time_zone, network }
  const isUnread = notifications.some(({ read_at }) => read_at === null)
  return (
    <>
      <PageHeader
        title="Notifications"
        description={`Whatever needs you comes first, then each day’s news. You reply in your inbox, and drafts are in your queue. Kept for ${kept_for}.`}
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
      <Tabs
        label="Which notifications"
        tabs={Object.entries(showNames).map(([key, label]) => ({
          label,
          to: noticesAddress(key as NotificationShow),
          current: key === show,
        }))}
      />
      {notifications.length === 0 && is_first && show === 'all' && needs?.count === 0 ? (
        <EmptyPage title="No notifications yet" ahead={ahead}>
          When someone replies to you on {network} or the bot stops on its own, you’ll see it here.
        </EmptyPage>
      ) : notifications.length === 0 && !needs ? (
        <Empty title={is_first ? 'Nothing here' : 'No older notifications'} level={2}>
          {is_first && <TextLink to={noticesAddress('all')}>See all notifications</TextLink>}
        </Empty>
      ) : (
        grouped(notifications, show, (at) => dayText(at, now, time_zone), needs).map(({ title, shown, folded }) => (
          <section key={title} aria-label={title} className="mt-6">
            <h2 className="pb-2 text-sm font-medium text-muted">
              {title} {needs && title === needsYou && <span className="figures">{needs.count}</span>}
            </h2>
            {shown.length > 0 && (
              <Logbook label={`Notifications, ${title}`}>
                {shown.map((one) => (
                  <Row
                    key={one.id}
                    notification={one}
                    {...about}
                    dated={title === needsYou || title === showNames.account}
                  />
                ))}
              </Logbook>
            )}
            {folded.length > 0 && (
              <Disclosure
                title={
                  <span>
                    <span>{`${counted(folded.length, 'reply or mention that asks', 'replies and mentions that ask')} for nothing: `}</span>
                    <bdi dir="auto">{authorsOf(folded)}</bdi>
                  </span>
                }
              >
                <Logbook label={`Asking for nothing, ${title}`}>
                  {folded.map((one) => (
                    <Row key={one.id} notification={one} {...about} folded />
                  ))}
                </Logbook>
              </Disclosure>
            )}
          </section>
        ))
      )}
      <Pager isFirst={is_first} next={next} address={(before) => noticesAddress(show, before)} />
    </>
  )
}

interface RowProps extends Pick<NotificationListProps, 'now' | 'time_zone' | 'network'> {
  notification: Notification
  /** Shows the date, where no heading gives it. */
  dated?: boolean
  folded?: boolean
}

function Row({ notification, now, time_zone, network, dated, folded }: RowProps) {
  const { kind, person, name, picture, says, text, above, at, read_at, url, inbox_id } = notification
  const { icon, hue } = looks[kind]
  const other = elsewhere[kind]
  return (
    <li
      // Reached by the keys of Shortcuts, not by Tab.
      tabIndex={-1}
      data-entry={folded ? undefined : true}
      className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-rule py-2.5 text-sm hover:bg-sunken focus-visible:-outline-offset-2"
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
          {person && <Icon name={icon} className={cx('size-3.5 max-sm:hidden', hueText[hue])} />}
          <Link
            to={other?.to ?? (inbox_id ? `/dashboard/inbox/${inbox_id}` : '/dashboard/inbox')}
            className="wrap-anywhere after:absolute after:inset-0"
          >
            {name && (
              <>
                <bdi dir="auto" className="font-medium">
                  {name}
                </bdi>{' '}
              </>
            )}
            <span className={name ? 'text-muted' : undefined}>{sentenceOf(notification)}</span>
          </Link>
          {person && kind !== 'complaint' && <AnswerToneTag says={says} />}
        </p>
        {person && (
          <blockquote
            dir="auto"
            className={cx('max-w-prose wrap-anywhere', isNews(notification) ? 'line-clamp-2' : 'line-clamp-4')}
          >
            {text}
          </blockquote>
        )}
        {kind === 'answer' && above && (
          <p dir="auto" className="line-clamp-2 max-w-prose wrap-anywhere text-muted">{`To your “${above}”`}</p>
        )}
        {other && <p className="text-muted">{other.label}</p>}
      </div>
      <p className="flex flex-col items-end gap-1 text-muted">
        <span className="flex items-center gap-3">
          {!other && url && (
            <a href={url} target="_blank" rel="noreferrer" className="relative hover:text-ink max-sm:hidden">
              <Icon name="external" />
              <span className="sr-only">See it on {network}</span>
            </a>
          )}
          {read_at === null && (
            <span className="size-2 rounded-full bg-current text-marigold">
              <span className="sr-only">New</span>
            </span>
          )}
          {dated ? (
            <Time at={at} now={now} timeZone={time_zone} />
          ) : (
            <Clock at={at} timeZone={time_zone} className="figures text-right" />
          )}
        </span>
      </p>
    </li>
  )
}
