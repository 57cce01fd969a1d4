import { Icon } from '#app/ui/icon.tsx'
import { Anchor } from '#app/ui/link.tsx'

/** Must equal `maxUnread` in domain/notification/notification.ts. */
const maxUnread = 99

/** A dot: the numbers of the menu are what waits for the user, and news is not. */
export function Bell({ unread }: { unread: number }) {
  const count = unread >= maxUnread ? `${maxUnread}+` : `${unread}`
  return (
    <Anchor
      to="/dashboard/notices"
      aria-label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
      title="Notifications"
      className="relative grid size-9 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span aria-hidden className="absolute top-0.5 left-5 size-2 rounded-full bg-current text-marigold" />
      )}
    </Anchor>
  )
}
