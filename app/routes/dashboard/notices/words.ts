import type { NeedsYou, WaitingPerson } from '#app/domain/inbox/needs-you.ts'
import type { Notification, NotificationShow } from '#app/domain/notification/notification.ts'

export const ahead = {
  title: 'What shows up here',
  notes: [
    ['Replies and mentions', 'Someone wrote to you. Each leads to its conversation in your inbox.'],
    ['Complaints', 'Someone didn’t want to be contacted. The bot won’t write to them anymore.'],
    ['The bot', 'It stopped on its own and needs you.'],
    ['Your account', 'A payment didn’t go through, or an email to you came back.'],
  ],
} as const

/** To follow the person's name; without a name it begins with the handle. */
export function sentenceOf({ kind, person, name, says, text }: Notification): string {
  const who = name ? '' : `@${person} `
  if (kind === 'answer') return `${who}replied to you`
  if (kind === 'complaint')
    return says === 'stop' ? `${who}asked you to stop, and the bot won’t contact them again` : `${who}complained to you`
  if (kind === 'mention') return `${who}mentioned you`
  return kind === 'bot_stopped' ? `Your bot stopped: ${text}` : text
}

export const elsewhere: Partial<Record<Notification['kind'], { to: string; label: string }>> = {
  bot_stopped: { to: '/dashboard', label: 'Open the dashboard' },
  mail_refused: { to: '/dashboard/settings/notifications', label: 'Check email settings' },
  payment: { to: '/dashboard/plan', label: 'Open your plan' },
}

export const showNames: Record<NotificationShow, string> = {
  all: 'All',
  unread: 'Unread',
  asks: 'Questions',
  complaints: 'Complaints',
  talk: 'Replies',
  account: 'Bot and plan',
}

export const noticesAddress = (show: NotificationShow, before?: string) => {
  const query = new URLSearchParams([
    ...(show === 'all' ? [] : [['show', show]]),
    ...(before ? [['before', before]] : []),
  ])
  return `/dashboard/notices${query.size > 0 ? `?${query}` : ''}`
}

/** News that asks nothing of the user; what no one is sure about may ask something. */
export const isNews = ({ kind, says }: Pick<Notification, 'kind' | 'says'>): boolean =>
  (kind === 'answer' || kind === 'mention') && (says === 'thanks' || says === 'agreement' || says === 'chat')

export const needsYou = 'Needs you'

interface Group {
  title: string
  shown: Notification[]
  /** News, behind one line. */
  folded: Notification[]
}

/** Who needs the user, what is unread about the bot and the account, then each day in its order. */
export function grouped(
  notifications: Notification[],
  show: NotificationShow,
  dayOf: (at: Date) => string,
  needs: NeedsYou | null,
): Group[] {
  const waiting = (needs?.people ?? []).map(
    (person) => notifications.find(({ inbox_id }) => inbox_id === person.id) ?? notificationOf(person),
  )
  const account = show === 'all' ? notifications.filter(({ kind, read_at }) => read_at === null && elsewhere[kind]) : []
  const first = [...waiting, ...account]
  const groups = [
    { title: needsYou, shown: waiting, folded: [] },
    { title: showNames.account, shown: account, folded: [] },
  ].filter(({ shown }) => shown.length > 0) as Group[]
  for (const notification of notifications.filter((one) => !first.includes(one))) {
    const title = dayOf(notification.at)
    const last = groups.at(-1)
    const group = last?.title === title ? last : { title, shown: [], folded: [] }
    if (group !== last) groups.push(group)
    const isFolded = show === 'all' && isNews(notification)
    group[isFolded ? 'folded' : 'shown'].push(notification)
  }
  return groups
}

/** Of a post that there was no notification about, or none is kept. */
const notificationOf = ({ id, kind, handle, name, picture, text, says, complained, posted_at }: WaitingPerson) => ({
  id,
  kind: complained ? ('complaint' as const) : kind,
  person: handle,
  name,
  picture,
  text,
  says: complained ?? says,
  above: null,
  url: null,
  inbox_id: id,
  at: posted_at,
  created_at: posted_at,
  read_at: posted_at,
})

/** "Ana, Ben and 4 more" */
export function authorsOf(folded: readonly Notification[]): string {
  const names = [...new Set(folded.map(({ name, person }) => name ?? `@${person}`))]
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
