import { counted } from '#app/content/counted.ts'
import type { OwnSetting } from '#app/content/help/help-text.ts'
import type { Span } from '#app/contract/settings.ts'
import { hasFactor } from '#app/domain/account/factor/factor.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { weekdays } from '#app/domain/bot/schedule/hours.ts'
import { ownLimitsOf } from '#app/domain/bot/send/plan-usage.ts'
import { botSettings, hasViews } from '#app/domain/bot/settings/settings.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { pairedBrowsers } from '#app/domain/extension/status.ts'
import type { HealthDeps } from '#app/domain/health/facts.ts'
import { preferencesOf } from '#app/domain/mail/preferences.ts'
import { refusalOf } from '#app/domain/mail/refused-address.ts'
import { hourText, shortDateText } from '#app/domain/time.ts'

type Deps = HealthDeps

/** What is set now, in one sentence or two. */
export const ownSettings: Record<OwnSetting, (deps: Deps, user: SessionUser, now: Date) => Promise<string>> = {
  async hours(deps, user) {
    const { hours } = await settingsOf(deps, user)
    const quiet = hours.quiet.some(Boolean) ? ` Your quiet hours: ${weekText(hours.quiet)}.` : ''
    return `Your working hours are ${weekText(hours.work)}.${quiet} ${zoneText(user)}`
  },

  time_zone: async (_deps, user) => zoneText(user),

  async pace(deps, user, now) {
    const { actions_per_hour, follows_per_day } = await ownLimitsOf(deps.db, user, now)
    return `Your bot does up to ${counted(actions_per_hour, 'action')} an hour and ${counted(follows_per_day, 'follow')} a day.`
  },

  async mode(deps, user) {
    const { mode } = await settingsOf(deps, user)
    return `Your bot is on ${mode === 'copilot' ? 'Co-pilot' : 'Autopilot'}.`
  },

  async actions(deps, user) {
    const set = await settingsOf(deps, user)
    const kinds = {
      replies: set.enable_auto_reply,
      likes: set.enable_auto_like,
      follows: set.enable_auto_follow,
      'profile views': set.enable_auto_view && hasViews(deps.network),
    }
    const on = Object.entries(kinds).flatMap(([kind, isOn]) => (isOn ? [kind] : []))
    return on.length === 0 ? 'Your bot has every kind of action turned off.' : `Turned on for your bot: ${listed(on)}.`
  },

  async topics(deps, user) {
    const { look_for } = await settingsOf(deps, user)
    return look_for.length === 0 ? 'You haven’t added topics to look for.' : `You added ${shortList(look_for)}.`
  },

  async avoided(deps, user) {
    const { avoid } = await settingsOf(deps, user)
    return avoid.length === 0 ? '' : `You avoid ${shortList(avoid)}.`
  },

  async two_step({ db }, user) {
    return `Two-step sign-in is ${(await hasFactor(db, user.id)) ? 'on' : 'off'} for your account.`
  },

  async extension(deps, user, now) {
    const browsers = await pairedBrowsers(deps, user.id, now)
    const [latest] = browsers
    if (!latest) return 'The extension isn’t connected in any of your browsers.'
    const where = counted(browsers.length, 'browser')
    return `The extension is connected in ${where}, last active on ${shortDateText(latest.last_activity, user.time_zone)}.`
  },

  async account({ db }, user) {
    const { handle, is_connected } = await connectionOf(db, user.id)
    return handle && is_connected ? `@${handle} is connected.` : 'No account is connected.'
  },

  async emails({ db }, user) {
    const { email, ...kinds } = await preferencesOf(db, user.id)
    const on = Object.entries(mailNames).flatMap(([kind, name]) => (kinds[kind as keyof typeof kinds] ? [name] : []))
    return email && on.length > 0 && (await refusalOf(db, user.id)) === null
      ? `Turned on for you: ${listed(on)}.`
      : 'No optional emails are sent to you now.'
  },

  address: async (_deps, user) => `Your address here is ${user.email}.`,
}

const mailNames = {
  answers: 'replies and mentions',
  daily_summary: 'the daily summary',
  weekly_digest: 'the weekly digest',
  error_alerts: 'error alerts',
}

const settingsOf = ({ db, network }: Deps, user: SessionUser) => botSettings(db, network, user)

const zoneText = ({ time_zone, next_time_zone }: SessionUser) =>
  `Your time zone is ${named(time_zone)}${next_time_zone ? `, and ${named(next_time_zone.time_zone)} from your next midnight` : ''}.`

const named = (zone: string) => zone.replaceAll('_', ' ')

// en-GB has no comma before "and".
const list = new Intl.ListFormat('en-GB')
const listed = (parts: readonly string[]) => list.format(parts)

const maxListed = 5

const shortList = (parts: readonly string[]) =>
  parts.length <= maxListed ? listed(parts) : listed([...parts.slice(0, maxListed), `${parts.length - maxListed} more`])

/** "Monday to Friday 8 AM to 10 PM, Saturday none": days in a row with the same hours are one part. */
function weekText(spans: readonly (Span | null)[]): string {
  const texts = weekdays.map((_, day) => spanText(spans[day] ?? null))
  const runs = texts.flatMap((text, first) => {
    if (first > 0 && texts[first - 1] === text) return []
    const end = texts.findIndex((other, day) => day > first && other !== text)
    const last = (end < 0 ? texts.length : end) - 1
    const days = last > first ? `${weekdays[first]} to ${weekdays[last]}` : weekdays[first]
    return [`${days} ${text}`]
  })
  return runs.join(', ')
}

function spanText(span: Span | null): string {
  if (span === null) return 'none'
  return span.from % 24 === span.to % 24 ? 'all day' : `${hourText(span.from)} to ${hourText(span.to)}`
}
