import type { Rejection } from '#app/contract/queue.ts'
import type { QueueItem } from '#app/domain/drafts/queue.ts'
import type { Sent } from '#app/domain/drafts/send.ts'
import type { SentSeveral } from '#app/domain/drafts/send-several.ts'
import type { Snooze } from '#app/domain/drafts/snooze.ts'
import { counted } from '#app/view/text.ts'

type Kind = QueueItem['kind']

export const headings: Record<Kind, (handle: string) => string> = {
  reply: (handle) => `Reply to ${handle}`,
  like: (handle) => `Like a post by ${handle}`,
  follow: (handle) => `Follow ${handle}`,
  view: (handle) => `View the profile of ${handle}`,
}

export const sendLabels: Record<Kind, string> = {
  reply: 'Send reply',
  like: 'Like',
  follow: 'Follow',
  view: 'View',
}

/** Once the user has opened the network's page: the question, and the label of the confirm button. */
export const doneThere: Record<Kind, { asks(network: string): string; says: string }> = {
  reply: { asks: (network) => `Did you send it on ${network}?`, says: 'I sent it' },
  like: { asks: (network) => `Did you like it on ${network}?`, says: 'I liked it' },
  follow: { asks: (network) => `Did you follow them on ${network}?`, says: 'I followed them' },
  view: { asks: (network) => `Did you look at it on ${network}?`, says: 'I looked at it' },
}

export const rejectionLabels: Record<Rejection, string> = {
  rejected: 'No reason',
  misread: 'Misses the point',
  not_like_me: 'Doesn’t sound like me',
  not_person: 'Avoid this person',
  not_topic: 'Avoid this topic',
}

export const snoozeLabels: Record<Snooze, string> = {
  hour: 'For an hour',
  tonight: 'Until tonight',
  tomorrow: 'Until tomorrow',
}

const sentTitles: Record<Kind, string> = {
  reply: 'Reply sent',
  like: 'Post liked',
  follow: 'Person followed',
  view: 'Profile viewed',
}

const info = (title: string, description?: string) => ({ title, description, tone: 'info' as const })

export const flashes = {
  sent(sent: Sent, kind: Kind, text?: string) {
    switch (sent.outcome) {
      case 'sent':
        return { title: sentTitles[kind], tone: 'success' as const }
      case 'decided':
        return flashes.decided(text)
      case 'lost':
        return { title: 'Sent, not confirmed', description: sent.why, tone: 'info' as const }
      case 'scheduled':
        return info('Approved', `${sent.why} The bot sends it as soon as it can.`)
      case 'kept':
        return {
          title: 'Not sent yet',
          description: `${sent.why} The draft stays here, because your bot is paused.`,
          tone: 'failure' as const,
        }
      case 'ended':
        return {
          title: 'Not sent',
          description: `${sent.why} You’ll find the draft in your activity.`,
          tone: 'failure' as const,
        }
    }
  },
  /** `text`: what the user wrote over the draft. */
  sentSeveral({ sent, scheduled, decided, unsent, left }: SentSeveral) {
    const sentences = [
      scheduled > 0 &&
        `${counted(scheduled, 'draft')} approved. The bot sends ${scheduled === 1 ? 'it' : 'them'} as soon as it can.`,
      decided > 0 && `${counted(decided, 'draft')} already handled.`,
      unsent.length > 0 && `${unsent.length} not sent: ${unsent[0]?.why}`,
      left > 0 && `${left} still to send. Press Approve again.`,
    ]
    const description = sentences.filter(Boolean).join(' ')
    return {
      title: sent > 0 ? `${sent} sent` : unsent.length > 0 ? 'Not sent' : 'Approved',
      ...(description && { description }),
      tone: unsent.length > 0 ? ('failure' as const) : ('success' as const),
    }
  },
  decided: (text?: string) => ({
    ...info(
      'Already handled',
      `It was handled in another tab or by the bot, so nothing changed.${text ? ' You wrote:' : ''}`,
    ),
    ...(text && { text }),
  }),
  nothingSelected: info('Nothing is selected', 'Select the drafts first.'),
  seen: (network: string, found: number) => ({
    title: `Found on ${network}`,
    description: found === 1 ? 'The draft is marked as done.' : `${found} drafts are marked as done.`,
    tone: 'success' as const,
  }),
  factsAdded: {
    title: 'Added to your facts',
    description: 'You’ll find them on the Voice page.',
    tone: 'success' as const,
  },
  saved: { title: 'Edits saved', tone: 'success' as const },
  rewriting: info('Rewriting', 'The new draft will appear here.'),
  putBack: info('Approval undone', 'The draft is back in your queue.'),
  snoozed: (away: boolean) => info(away ? 'Draft snoozed' : 'Draft back in the queue'),
  takenBack(count: number) {
    if (count === 0)
      return info('Too late to undo', 'A rejection can be undone for an hour, unless you have replied there since.')
    return info(count === 1 ? 'Rejection undone' : `${count} rejections undone`, 'Back in your queue.')
  },
  rejected(count: number) {
    if (count === 0) return flashes.decided()
    return info(count === 1 ? 'Draft rejected' : `${count} drafts rejected`, 'Undo it below within an hour.')
  },
}
