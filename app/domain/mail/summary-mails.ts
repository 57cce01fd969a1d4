import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { counted } from '#app/content/counted.ts'
import type { Db } from '#app/db/pool.ts'
import { conversationsThatNeedYou, type NeedsYou } from '#app/domain/inbox/needs-you.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { wants } from '#app/domain/mail/preferences.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { type Exchange, loadSummary, type Summary } from '#app/domain/mail/summary.ts'
import { unsubscribeLinks } from '#app/domain/mail/unsubscribe-links.ts'
import { waitingRows } from '#app/domain/mail/waiting.ts'

interface Deps {
  db: Db
  clock: { now(): Date }
  mail: Mail
  secrets: Secrets
  site: { origin: string; support_email: string }
}

/** `before`: the user's day on whose morning it is sent. */
export async function mailSummary(
  { db, clock, mail, secrets, site }: Deps,
  { user_id, span, before }: { user_id: string; span: 'day' | 'week'; before: string },
): Promise<void> {
  const kind = span === 'day' ? 'daily_summary' : 'weekly_digest'
  const user = await db.selectFrom('users').select(['id', 'email']).where('id', '=', user_id).executeTakeFirst()
  if (!user || !(await wants(db, user_id, kind))) return
  const summary = await loadSummary(db, user, span, before)
  if (!summary) return
  const waiting = await conversationsThatNeedYou(db, user, clock.now(), maxNamed)
  const links = await unsubscribeLinks({ db, secrets, site }, user_id, kind, clock.now())
  await mail.send({
    ...renderMail({
      to: user.email,
      subject: `Your bot’s ${span}: ${headline(summary)} (${span === 'day' ? dayText(summary.last) : weekText(summary)})`,
      preview: previewOf(summary, waiting, span),
      paragraphs: resultTexts(summary),
      // A day is about people, a week about how it went.
      blocks: span === 'day' ? waitingBlocks(waiting, site.origin, clock.now()) : dayBlocks(summary),
      action:
        span === 'day' && waiting.count > 0
          ? { label: 'Open your inbox', url: conversationUrl(site.origin, null) }
          : { label: 'See the activity', url: new URL('/dashboard/activity', site.origin).href },
      after: [
        ...bestBlocks(summary.best),
        ...(span === 'week' ? waitingBlocks(waiting, site.origin, clock.now()) : []),
        linksOf(summary, site.origin, span === 'day' && waiting.count > 0),
      ],
      footer: `You’re getting this because you turned it on in Settings > Notifications. Questions? ${site.support_email}`,
      unsubscribe: links.page,
    }),
    id: `summary-${span}-${before}-${user_id}`,
    unsubscribe: links.one_click,
  })
}

const maxNamed = 3

function waitingBlocks({ count, people }: NeedsYou, origin: string, now: Date): Block[] {
  if (count === 0) return []
  const more = count > people.length ? ` Here are the first ${people.length}.` : ''
  const heading = `${counted(count, 'person is', 'people are')} waiting for you.${more}`
  return [{ kind: 'heading', text: heading }, waitingRows(people, origin, now)]
}

function previewOf(summary: Summary, { people: [first] }: NeedsYou, span: 'day' | 'week'): string {
  return first && span === 'day' ? `@${first.handle} is waiting: “${first.text}”` : (resultTexts(summary)[0] ?? '')
}

function bestBlocks(best: Exchange | null): Block[] {
  if (!best) return []
  const who = `@${best.handle}`
  return [
    { kind: 'heading', text: 'Your best reply' },
    { kind: 'quote', side: 'theirs', who, note: 'wrote', text: best.post },
    { kind: 'quote', side: 'ours', who: 'You', note: 'by the bot', text: best.reply },
    ...(best.back ? [{ kind: 'quote' as const, side: 'theirs' as const, who, note: 'replied', text: best.back }] : []),
  ]
}

function dayBlocks({ days }: Summary): Block[] {
  if (days.every(({ replies }) => replies === 0)) return []
  const bars = days.map(({ day, replies, landed }) => ({
    label: formatted(day, { weekday: 'short' }),
    value: replies,
    part: Math.min(replies, landed),
  }))
  return [
    { kind: 'heading', text: 'Replies by day, and how many got a like or a reply' },
    { kind: 'bars', bars },
  ]
}

const linksOf = ({ queued }: Summary, origin: string, hasInbox: boolean): Block => ({
  kind: 'links',
  links: [
    ...(hasInbox ? [{ label: 'Every action with its reason', url: new URL('/dashboard/activity', origin).href }] : []),
    ...(queued > 0
      ? [
          {
            label: `${counted(queued, 'draft is', 'drafts are')} waiting in your queue`,
            url: new URL('/dashboard/queue', origin).href,
          },
        ]
      : []),
    { label: 'Change which emails you get', url: new URL('/dashboard/settings/notifications', origin).href },
  ],
})

const formatted = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })

const dayText = (day: string) => formatted(day, { weekday: 'short', month: 'short', day: 'numeric' })

/** "Jun 9 to 15", "Jun 29 to Jul 5" */
function weekText({ first, last }: Summary): string {
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  const [from, to] = [first, last].map((day) => formatted(day, { month: 'short', day: 'numeric' }))
  return `${from} to ${sameMonth ? formatted(last, { day: 'numeric' }) : to}`
}

const repliesBack = (count: number) => `${counted(count, 'reply', 'replies')} back`

/** Without replies, what else the bot did. */
function headline({ counts: { reply, like, follow, view }, answers }: Summary): string {
  if (reply > 0) return [counted(reply, 'reply', 'replies'), ...(answers > 0 ? [repliesBack(answers)] : [])].join(', ')
  return [
    ...(like > 0 ? [counted(like, 'like', 'likes')] : []),
    ...(follow > 0 ? [counted(follow, 'follow', 'follows')] : []),
    ...(view > 0 ? [counted(view, 'profile view', 'profile views')] : []),
  ].join(', ')
}

function doneText({ counts: { reply, like, follow, view }, failed }: Summary): string {
  const done = [
    ...(reply > 0 ? [`sent ${counted(reply, 'reply', 'replies')}`] : []),
    ...(like > 0 ? [`liked ${counted(like, 'post', 'posts')}`] : []),
    ...(follow > 0 ? [`followed ${counted(follow, 'person', 'people')}`] : []),
    ...(view > 0 ? [`viewed ${counted(view, 'profile', 'profiles')}`] : []),
  ]
  const last = done.pop()
  const all = done.length > 0 ? `${done.join(', ')} and ${last}` : last
  return `Your bot ${all}.${failed > 0 ? ` The network refused ${counted(failed, 'action', 'actions')}.` : ''}`
}

function resultTexts(summary: Summary): string[] {
  const { counts, answers, likes, complaints, new_followers } = summary
  const done = `${doneText(summary)}${complaints > 0 ? ` ${counted(complaints, 'complaint or request to stop came in. It’s', 'complaints or requests to stop came in. They’re')} in your inbox.` : ''}${new_followers && new_followers > 0 ? ` You have ${counted(new_followers, 'new follower', 'new followers')}.` : ''}`
  if (counts.reply === 0) return [done]
  if (answers + likes === 0) return complaints > 0 ? [done] : [done, 'No likes or replies back yet.']
  const came = [...(answers > 0 ? [repliesBack(answers)] : []), ...(likes > 0 ? [counted(likes, 'like', 'likes')] : [])]
  const replies = counts.reply === 1 ? 'reply' : `${counts.reply} replies`
  return [`Your ${replies} got ${came.join(' and ')} so far.`, done]
}
