import { maxActionsPerPerson } from '#app/content/contact-limits.ts'
import type { Contact } from '#app/domain/contacts/contact.ts'
import type { AvoidedPerson, PriorityPerson } from '#app/domain/contacts/lists.ts'
import type { Suggestion } from '#app/domain/contacts/suggestions.ts'
import { counted } from '#app/view/text.ts'

export interface Warning {
  tone: 'info' | 'attention' | 'failure'
  text: string
}

/** As dates are written in the user's zone. */
export type DayText = (at: Date) => string

const dayMs = 86_400_000
const { week: actionsAWeek } = maxActionsPerPerson
const silentDays = 21
const lookedDays = 2
const manyReplies = 5

/** Before the user brings more contact to someone. */
export function contactWarnings(person: Contact, now: Date, dayText: DayText): Warning[] {
  const { recent, opted_out_at } = person
  if (opted_out_at) return [noContact(opted_out_at, dayText)]
  const { last_reply_at, actions_week } = recent
  const replied = last_reply_at && lastReply(last_reply_at, now, dayText)
  const left = Math.max(0, actionsAWeek - actions_week)
  const week =
    actions_week >= actionsAWeek - 1 &&
    (left === 0
      ? `All ${actionsAWeek} actions for the week are used, so the bot waits.`
      : `${left} of ${actionsAWeek} actions for the week is left.`)
  const text = [replied, week].filter(Boolean).join(' ')
  return [...(text ? [{ tone: 'info' as const, text }] : []), ...unanswered(person, now)]
}

function lastReply(at: Date, now: Date, dayText: DayText): string | null {
  if (dayText(at) === dayText(now)) return 'You replied to them today.'
  return dayText(at) === dayText(new Date(now.getTime() - dayMs)) ? 'You replied to them yesterday.' : null
}

const noContact = (at: Date, dayText: DayText): Warning => ({
  tone: 'failure',
  text: `Asked not to be contacted on ${dayText(at)}.`,
})

function unanswered({ results }: Contact, now: Date): Warning[] {
  const { replies, received, first_at } = results
  if (replies < manyReplies || received > 0 || !first_at) return []
  const weeks = Math.max(1, Math.round((now.getTime() - first_at.getTime()) / (7 * dayMs)))
  return [
    { tone: 'attention', text: `${counted(replies, 'reply', 'replies')} and none back in ${counted(weeks, 'week')}.` },
  ]
}

export function priorityWarnings(person: PriorityPerson, now: Date, dayText: DayText): Warning[] {
  const { opted_out_at, looked_at, posted_at, added_at } = person
  if (opted_out_at) return [noContact(opted_out_at, dayText)]
  const long = unanswered(person, now).map(({ tone, text }) => ({
    tone,
    text: `${text} You could give the spot to someone else.`,
  }))
  const last = posted_at ?? added_at
  const isLooking = looked_at !== null && now.getTime() - looked_at.getTime() < lookedDays * dayMs
  const isSilent = isLooking && now.getTime() - last.getTime() > silentDays * dayMs
  const silent: Warning = { tone: 'attention', text: `The bot has found no posts by them since ${dayText(last)}.` }
  return [...long, ...(isSilent ? [silent] : [])]
}

/** What came back besides replies. */
export function alsoBack({ results: { likes_back, followed_back, unwelcome } }: Contact): string | null {
  const back = [likes_back > 0 && counted(likes_back, 'like'), followed_back && 'a follow'].filter(Boolean)
  const complaints = unwelcome > 0 && `${counted(unwelcome, 'complaint')}.`
  const brought = back.length > 0 && `Also back: ${back.join(' and ')}.`
  return [brought, complaints].filter(Boolean).join(' ') || null
}

export function whySuggested({ answers, mentions, follows_back }: Suggestion): string {
  const reasons = [
    answers > 0 && 'replied to you',
    mentions > 0 && 'mentioned you',
    follows_back && 'followed you back',
  ].filter((reason): reason is string => reason !== false)
  const [first = '', ...rest] = reasons
  const all = [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
  return `${all.length < 3 ? all.join(' and ') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`} in the last 30 days.`
}

export function whyAvoided({ rejected, added_at }: AvoidedPerson, dayText: DayText): string {
  const drafts = rejected > 0 && `You rejected ${counted(rejected, 'draft')} for them.`
  return [drafts, `Avoided since ${dayText(added_at)}.`].filter(Boolean).join(' ')
}
