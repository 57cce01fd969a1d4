import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { unsubscribeLinks, wants } from '#app/domain/mail/preferences.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { loadSummary, type Summary } from '#app/domain/mail/summary.ts'

interface Deps {
  db: Db
  mail: Mail
  secrets: Secrets
  site: { origin: string; support_email: string }
}

/** The daily summary or the weekly digest; `before` is the user's day on whose morning it is sent. */
export async function mailSummary(
  { db, mail, secrets, site }: Deps,
  { user_id, span, before }: { user_id: string; span: 'day' | 'week'; before: string },
): Promise<void> {
  const kind = span === 'day' ? 'daily_summary' : 'weekly_digest'
  const user = await db.selectFrom('users').select(['id', 'email']).where('id', '=', user_id).executeTakeFirst()
  // Turned off since it was enqueued.
  if (!user || !(await wants(db, user_id, kind))) return
  const summary = await loadSummary(db, user, span, before)
  if (!summary) return
  const links = unsubscribeLinks(secrets, site.origin, user_id, kind)
  await mail.send({
    ...renderMail({
      to: user.email,
      subject:
        span === 'day'
          ? `Your bot on ${dayText(summary.last)}`
          : `Your bot’s week, ${dayText(summary.first)} to ${dayText(summary.last)}`,
      paragraphs: [...resultTexts(summary), 'Actions by day, profile views included:'],
      bars: summary.days.map(({ day, actions }) => ({ label: dayText(day), value: actions })),
      action: { label: 'See what was done', url: new URL('/dashboard/activity', site.origin).href },
      footer: `You get this mail because you chose it under Settings, Notifications. Questions: ${site.support_email}`,
      unsubscribe: links.page,
    }),
    id: `summary-${span}-${before}-${user_id}`,
    unsubscribe: links.one_click,
  })
}

const dayText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function doneText({ counts: { reply, like, follow, view }, failed }: Summary): string {
  const done = [
    ...(reply > 0 ? [counted(reply, 'reply', 'replies')] : []),
    ...(like > 0 ? [counted(like, 'like', 'likes')] : []),
    ...(follow > 0 ? [counted(follow, 'follow', 'follows')] : []),
    ...(view > 0 ? [counted(view, 'profile view', 'profile views')] : []),
  ].join(', ')
  return `Sent in your name: ${done}.${failed > 0 ? ` ${counted(failed, 'action was', 'actions were')} refused.` : ''}`
}

/** The responses first, if there are any, then what was sent. */
function resultTexts(summary: Summary): string[] {
  const { counts, answers, likes } = summary
  const done = doneText(summary)
  if (counts.reply === 0) return [done]
  if (answers + likes === 0) return [done, 'Nothing has come back to the replies yet.']
  const came = `${counted(answers, 'answer', 'answers')} and ${counted(likes, 'like', 'likes')}`
  return [`Came back so far: ${came}, to ${counted(counts.reply, 'reply', 'replies')}.`, done]
}
