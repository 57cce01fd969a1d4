import type { Notification } from '#app/domain/notification/notification.ts'

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
