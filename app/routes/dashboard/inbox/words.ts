import { saysWords } from '#app/content/who-waits.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { ListedConversation } from '#app/domain/inbox/conversations.ts'
import type { InboxSent } from '#app/domain/inbox/send.ts'
import type { Turn } from '#app/domain/inbox/turns.ts'
import type { ConversationSnooze, InboxView } from '#app/domain/inbox/views.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import type { Tone } from '#app/ui/tone.ts'

export interface Tag {
  label: string
  tone?: Tone
  icon?: IconName
}

const kindTags: Record<Exclude<AnswerKind, 'chat'>, Tag> = {
  thanks: { label: saysWords.thanks },
  agreement: { label: saysWords.agreement },
  question: { label: saysWords.question, tone: 'attention' },
  disagreement: { label: saysWords.disagreement, tone: 'attention' },
  complaint: { label: saysWords.complaint, tone: 'failure', icon: 'alert' },
  stop: { label: saysWords.stop, tone: 'failure', icon: 'ban' },
}

export const turnNames: Record<Turn, string> = {
  needs_you: 'Needs you',
  on_it: 'The bot is on it',
  small_talk: 'Small talk',
  theirs: 'Their turn',
  no_contact: 'Want no contact',
  snoozed: 'Snoozed',
  done: 'Done',
}

export const viewTabs = { open: 'Open', snoozed: 'Snoozed', done: 'Done', all: 'All' } as const

/** Of a group's own page, the tab that it belongs to. */
export const tabOf = (view: InboxView): keyof typeof viewTabs =>
  (Object.hasOwn(viewTabs, view) ? view : 'open') as never

type Tagged = Pick<ListedConversation, 'turn' | 'says' | 'complained' | 'unreadable' | 'state' | 'liked_at' | 'decided'>

/** At most two. */
export function tagsOf(conversation: Tagged): Tag[] {
  const { turn, says, complained, unreadable } = conversation
  if (complained) return [kindTags[complained]]
  if (unreadable) return [{ label: `In ${unreadable}`, tone: 'attention' }]
  const kind = says === null || says === 'chat' ? [] : [kindTags[says]]
  return [...(turn === 'theirs' ? [] : kind), ...didTags(conversation)].slice(0, 2)
}

function didTags({ turn, state, liked_at, decided }: Tagged): Tag[] {
  if (turn === 'needs_you') return state === 'waiting' ? [{ label: 'Draft ready', tone: 'success' }] : []
  if (turn === 'on_it') return [{ label: state === 'waiting' ? 'Draft in your queue' : 'Sending a reply' }]
  if (turn === 'done' && liked_at) return [{ label: 'Liked by the bot' }]
  return turn === 'done' && !decided && state === null ? [{ label: 'No reply needed' }] : []
}

export const snoozeLabels: Record<ConversationSnooze, string> = {
  hour: 'Snooze for an hour',
  tonight: 'Snooze until tonight',
  tomorrow: 'Snooze until tomorrow',
  reply: 'Snooze until they write',
}

export function sentFlash(sent: InboxSent, network: string, text: string) {
  switch (sent.outcome) {
    case 'sent':
      return {
        title: 'Reply sent, conversation done',
        description: 'It’s in your activity and counts toward today’s limits.',
        tone: 'success' as const,
      }
    case 'already':
      return {
        title: 'Answered in another tab',
        description: 'Nothing was sent twice. You wrote:',
        tone: 'info' as const,
        text,
      }
    case 'lost':
      return {
        title: 'Reply not confirmed',
        description: `${network} didn’t confirm your reply. We’re checking, and won’t send it twice.`,
        tone: 'info' as const,
      }
    case 'scheduled':
      return {
        title: 'Reply approved',
        description: `${sent.why} The bot sends it as soon as it can.`,
        tone: 'info' as const,
      }
    case 'kept':
    case 'ended':
      return { title: 'Reply not sent', description: sent.why, tone: 'failure' as const }
  }
}
