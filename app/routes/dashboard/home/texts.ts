import { minute, momentText } from '#app/domain/time.ts'
import { counted } from '#app/view/text.ts'
import type { Home, HomeTexts } from './home-data.ts'
import { limitTextsOf } from './limit-texts.ts'
import { periodOf } from './period.ts'

/** The texts that the loader makes, so that the browser needs no words for what it does not show. */
export function textsOf(home: Home): HomeTexts {
  const { connection, needs, bot, has_acted } = home
  const sent = home.figures.actions_by_day.reduce((sum, count) => sum + count, 0)
  const waiting = waitingText(needs.count, needs.draft_count)
  const quiet = bot.running && bot.found ? quietText(home) : 'No one is waiting for you.'
  return {
    greeting: `${home.first_day ? 'Welcome' : 'Welcome back'}, ${home.name}`,
    news: newsOf(home, sent),
    waiting,
    quiet: !waiting && has_acted && connection?.open ? quiet : null,
    readiness: `You're on the ${home.plan.name} plan. ${readiness(home)}`,
    note: noteOf(home),
    ...limitTextsOf(home),
  }
}

function newsOf(home: Home, sent: number): string | null {
  const { connection, figures, has_acted, analysis_complete, bot, model_away, needs } = home
  if (!connection?.open) return has_acted ? 'Nothing goes out until you connect again.' : null
  if (model_away && bot.running)
    return `No replies since ${momentText(new Date(model_away.from), home.now, home.time_zone)}.`
  const { engagement_of, engagement_count } = figures
  const period = periodOf(figures, home.chart?.from ?? null, home.time_zone)
  if (engagement_of > 0)
    return `${period}, ${engagement_count} of ${counted(engagement_of, 'reply', 'replies')} got a like or a reply.`
  if (sent > 0) return `${period}, ${counted(sent, 'action')}. Results come in within the hour.`
  const nothing = has_acted ? 'Nothing sent in the last 7 days.' : 'Nothing sent yet.'
  if (bot.running && bot.rests) return null
  if (bot.running && !has_acted)
    return needs.draft_count > 0 ? 'Your first drafts are ready.' : 'Your bot is looking for its first post.'
  if (bot.running) return nothing
  return analysis_complete ? `${nothing} Your bot is ready.` : null
}

function quietText({ bot }: Home): string {
  const found = bot.found?.found ?? 0
  return found === 0 ? 'No new posts to reply to.' : `${counted(found, 'post')} found, none to reply to.`
}

function waitingText(people: number, drafts: number): string | null {
  const parts = [people > 0 && counted(people, 'person', 'people'), drafts > 0 && counted(drafts, 'draft')]
  const named = parts.filter(Boolean).join(' and ')
  return named && `${named} ${people + drafts === 1 ? 'is' : 'are'} waiting for you.`
}

function readiness({ bot, connection, analysis_complete, network }: Home): string {
  if (bot.running) return bot.rests ? 'Your bot is on.' : 'Your bot is working.'
  if (!connection) return `Connect ${network} to start your bot.`
  if (!connection.open) return `Connect ${network} again so your bot can continue.`
  return analysis_complete ? 'Your bot is ready to start.' : 'Your bot can start after the analysis.'
}

function noteOf(home: Home): string {
  const { bot, connection, analysis_complete } = home
  // The reason is shown above, with the remedy.
  if (!connection?.open) return 'The bot can’t read or reply until it’s connected.'
  if (bot.running) return bot.note ?? nextActionText(home)
  if (bot.stopped_reason) return bot.stopped_reason
  if (!analysis_complete) return 'Warble needs to analyze your account first.'
  if (bot.start_note) return bot.start_note
  if (bot.mode === 'copilot') return 'Wake it up and drafts will appear in your queue.'
  return 'Wake it up and it works on its own, within your limits.'
}

/** Actions are spread over the day. */
function nextActionText({ bot, now, recent, needs, has_acted, time_zone }: Home): string {
  if (recent.length + needs.draft_count === 0 || !bot.due_at)
    return `Looking for the ${has_acted ? 'next' : 'first'} post worth a reply.`
  if (bot.due_at.getTime() - now.getTime() < minute) return 'Looking for the next post worth a reply.'
  const what = bot.mode === 'copilot' ? 'draft' : 'action'
  return `The next ${what} comes at about ${momentText(bot.due_at, now, time_zone)}. They’re spread over the day.`
}
