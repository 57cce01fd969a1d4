import { counted } from '#app/content/counted.ts'
import type { OwnSetting, OwnTopic } from '#app/content/help/help-text.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { analysisOf } from '#app/domain/analysis/analysis.ts'
import type { BillingDeps } from '#app/domain/billing/checkout.ts'
import { billingOf } from '#app/domain/billing/plan-page.ts'
import type { PlanState } from '#app/domain/billing/plan-state.ts'
import { ownLimitsOf, planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { type Diagnosis, diagnose } from '#app/domain/health/diagnosis.ts'
import type { HealthDeps } from '#app/domain/health/facts.ts'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import { dateText, localTime } from '#app/domain/time.ts'
import * as figures from './own-figures.ts'
import { ownSettings } from './own-settings.ts'
import { merged, noSlots, type Slots, slotsIn } from './slots.ts'

/** In ms, for a diagnosis, which calls the network and the model. */
const maxMs = 30_000

type Deps = HealthDeps & BillingDeps

type Answer = (deps: Deps, user: SessionUser, now: Date, slots: Slots) => Promise<string>

/** `questions`: that on the topic, then those that only change its period, kind or person. */
export function ownAnswer(
  deps: Deps,
  user: SessionUser,
  asked: OwnTopic | OwnSetting,
  questions: readonly string[],
): Promise<string> {
  const now = deps.clock.now()
  if (isSetting(asked)) return ownSettings[asked](deps, user, now)
  const weekday = new Date(`${localTime(now, user.time_zone).day}T12:00:00Z`).getUTCDay()
  const slots = questions.map((question) => slotsIn(question, weekday)).reduce(merged, noSlots)
  return answers[asked](deps, user, now, slots)
}

const isSetting = (asked: string): asked is OwnSetting => Object.hasOwn(ownSettings, asked)

const answers: Record<OwnTopic, Answer> = {
  async health(deps, user) {
    const { checks } = await diagnosisOf(deps, user)
    const problems = checks.filter(({ state }) => state === 'problem')
    if (problems.length > 0) return `I checked. ${problems.map(withRemedy).join(' ')}`
    const notes = checks.filter(({ state, id }) => state === 'note' && id !== 'bot').map(({ finding }) => finding)
    const bot = checks.filter(({ id }) => id === 'bot').map(withRemedy)
    return saidOnce(['I checked, and everything your bot needs is working.', ...bot, ...notes])
  },

  async plan(deps, user, now) {
    const { plan_state, price, on_sale } = await billingOf(deps, user, now)
    const paid = user.plan.type === 'free' ? 'It costs nothing.' : `It costs ${price.monthly}.`
    const state = on_sale ? stateText(plan_state, user.time_zone) : ''
    return [`You’re on the ${user.plan.name} plan.`, paid, state, 'Your plan page (/dashboard/plan) has more.']
      .filter(Boolean)
      .join(' ')
  },

  async left({ db }, user, now) {
    const [{ actions_today, replies_today, follows_today, former_user, allows, warm_up }, own] = await Promise.all([
      planUsageOf(db, user, now),
      ownLimitsOf(db, user, now),
    ])
    const { plan, trial_credits } = user
    const { actions_per_day, replies_per_day } = allows
    const follows_per_day = Math.min(own.follows_per_day, allows.follows_per_day.most)
    const left = (used: number, most: number) => `${Math.max(0, most - used)} of ${most}`
    const credits =
      plan.type === 'free' && trial_credits > 0 ? `You also have ${counted(trial_credits, 'trial credit')}.` : ''
    const sums = `Left today on ${plan.name}: ${left(actions_today, actions_per_day)} actions, ${left(replies_today, replies_per_day)} replies and ${left(follows_today, follows_per_day)} follows.`
    return [sums, warm_up, former_user, credits, 'Your plan page (/dashboard/plan) shows the same.']
      .filter(Boolean)
      .join(' ')
  },

  sent: ({ db }, ...asked) => figures.sent(db, ...asked),
  followers: ({ db }, ...asked) => figures.followers(db, ...asked),
  rates: ({ db }, ...asked) => figures.rates(db, ...asked),
  errors: ({ db }, ...asked) => figures.errors(db, ...asked),
  writers: ({ db }, ...asked) => figures.writers(db, ...asked),

  async results({ db }, user, now) {
    const [{ engagement_of, engagement_count, unwelcome, new_followers, followers }, follows] = await Promise.all([
      loadFigures(db, user, now, { bestHour: false }),
      figures.followedBack(db, user, now),
    ])
    const replies =
      engagement_of === 0
        ? 'No reply from the last 7 days has results yet.'
        : `In the last 7 days, ${engagement_count} of ${counted(engagement_of, 'reply', 'replies')} got a like or a reply.`
    const complaints = unwelcome > 0 ? `${counted(unwelcome, 'complaint')} came in too.` : ''
    const gained = new_followers === null ? '' : `Today you gained ${counted(new_followers, 'follower')}.`
    const all = followers === null ? '' : `You have ${counted(followers, 'follower')}.`
    const pages = 'Analytics (/dashboard/analytics) has more, and the inbox (/dashboard/inbox) shows who wrote to you.'
    return [replies, follows, complaints, gained, all, pages].filter(Boolean).join(' ')
  },

  async unwelcome({ db }, user) {
    const people = await whoSaidStop(db, user.id)
    if (people.length === 0)
      return 'No one has complained or asked to be left alone. The inbox (/dashboard/inbox) shows who wrote to you.'
    const names = people.map(({ handle, said_at }) => `@${handle} on ${dateText(said_at, user.time_zone)}`)
    return `${people.length === 1 ? 'One person has' : `${people.length} people have`} complained or asked to be left alone: ${names.join(', ')}. The bot no longer contacts them. The inbox (/dashboard/inbox) has their words.`
  },

  async stopped(deps, user) {
    const { checks } = await diagnosisOf(deps, user)
    const problems = checks.filter(({ state, id }) => state === 'problem' && id !== 'bot')
    const bot = checks.filter(({ id }) => id === 'bot')
    return `${[...bot, ...problems].map(withRemedy).join(' ')} Your dashboard (/dashboard) shows the same.`
  },

  async trial(deps, user, now) {
    const { plan_state, trial_days } = await billingOf(deps, user, now)
    const text =
      plan_state.state === 'trialing'
        ? `${stateText(plan_state, user.time_zone)} That’s in ${counted(plan_state.days_left, 'day')}.`
        : trial_days > 0
          ? `You’re on the ${user.plan.name} plan and haven’t started a trial. Starting one gives you ${counted(trial_days, 'day')} for free.`
          : `No trial is running: you’re on the ${user.plan.name} plan.`
    return `${text} Your plan page (/dashboard/plan) shows the same.`
  },

  async charge(deps, user, now) {
    const { plan_state, price, card } = await billingOf(deps, user, now)
    const { state } = plan_state
    const amount =
      (state === 'active' && plan_state.renews) || state === 'trialing' ? ` The price is ${price.monthly}.` : ''
    const from = amount && card ? ` It’s charged to the card ending in ${card.last4}.` : ''
    const none = 'You’re on Free, so nothing will be charged.'
    const text = user.plan.type === 'free' ? none : `${stateText(plan_state, user.time_zone)}${amount}${from}`
    return `${text || `You’re on the ${user.plan.name} plan.`} Your plan page (/dashboard/plan) shows the same.`
  },

  async analysis({ db }, user) {
    const found = await analysisOf(db, user.id)
    const page =
      'The dashboard (/dashboard) shows all of it, and the Voice page (/dashboard/voice) lets you correct it.'
    if (!found) return 'Your account hasn’t been analyzed yet. Start the analysis on the dashboard (/dashboard).'
    if (found.status !== 'complete' || !found.profile)
      return `${found.error ?? `The analysis is at ${found.percent}%.`} The dashboard (/dashboard) shows it.`
    const { niche, tone, key_topics } = found.profile
    const topics = key_topics.length > 0 ? ` Your topics: ${key_topics.slice(0, 4).join(', ')}.` : ''
    return `Analyzed on ${dateText(found.created_at, user.time_zone)}: your niche is ${niche}, your tone ${tone}.${topics} ${page}`
  },

  async profile({ db }, user) {
    const { handle } = await connectionOf(db, user.id)
    const connected = handle ? ` @${handle} is connected.` : ''
    const since = dateText(user.created_at, user.time_zone)
    return `You’re signed in as ${user.email}, and signed up on ${since}.${connected} Your time zone is ${user.time_zone}. Settings (/dashboard/settings) has your profile.`
  },

  latest: ({ db }, ...asked) => figures.latest(db, ...asked),

  async next(deps, user) {
    const { checks } = await diagnosisOf(deps, user)
    return `${saidOnce([findingOf(checks, 'bot'), findingOf(checks, 'limits')])} Your dashboard (/dashboard) shows when it acts next.`
  },

  async waiting(deps, user, now) {
    const [{ checks }, { count }] = await Promise.all([
      diagnosisOf(deps, user),
      conversationsThatNeedYou(deps.db, user, now, 1),
    ])
    const people = count === 0 ? 'no one needs you' : `${counted(count, 'person needs', 'people need')} you`
    return `${findingOf(checks, 'drafts')} Your queue (/dashboard/queue) lists every draft. In the inbox (/dashboard/inbox), ${people}.`
  },

  async connection(deps, user) {
    const { checks } = await diagnosisOf(deps, user)
    const asked = checks.filter(
      ({ id, state }) => id === 'connection' || id === 'credentials' || (id === 'extension' && state === 'problem'),
    )
    return `${asked.map(withRemedy).join(' ')} Your dashboard (/dashboard) shows the same.`
  },
}

type Check = Diagnosis['checks'][number]

const diagnosisOf = (deps: Deps, user: SessionUser) => diagnose(deps, user, AbortSignal.timeout(maxMs))

/** Two findings may name the same limit. */
const saidOnce = (texts: string[]) => [...new Set(texts.join(' ').split(/(?<=[.!?]) /))].join(' ')

const findingOf = (checks: Check[], id: Check['id']) => checks.find((check) => check.id === id)?.finding ?? ''

function withRemedy({ finding, remedy }: Check): string {
  if (!remedy) return finding
  return 'href' in remedy
    ? `${finding} ${remedy.label} (${remedy.href}).`
    : `${finding} ${remedy.label} is on the Support page (/dashboard/support).`
}

function stateText(plan: PlanState, timeZone: string): string {
  const on = (at: Date) => dateText(at, timeZone)
  switch (plan.state) {
    case 'trialing':
      return plan.cancels
        ? `Your free trial ends on ${on(plan.ends)}, and you won’t be charged.`
        : `Your free trial ends on ${on(plan.ends)}. The first charge comes then.`
    case 'active':
      return plan.renews ? `The next payment is on ${on(plan.renews)}.` : ''
    case 'cancelling':
      return `You cancelled. The plan ends on ${on(plan.ends)}.`
    case 'past_due':
      return plan.in_force
        ? `Your last payment failed. You keep the plan until ${on(plan.ends)}.`
        : 'Your last payment failed.'
    case 'ended':
      return `Your ${plan.plan} plan ended${plan.ended ? ` on ${on(plan.ended)}` : ''}.`
    case 'none':
      return ''
  }
}

const maxNamed = 5

/** The latest people who complained or asked for no contact. */
async function whoSaidStop(db: Db, userId: string) {
  return db
    .selectFrom('inbox_posts as post')
    .leftJoin('heard_opt_outs as heard', (join) =>
      join
        .onRef('post.user_id', '=', 'heard.user_id')
        .onRef('post.network', '=', 'heard.network')
        .onRef('post.post_id', '=', 'heard.post_id'),
    )
    .select(['post.author_handle as handle'])
    .select((row) => row.fn.coalesce('heard.said_at', 'post.posted_at').as('said_at'))
    .where('post.user_id', '=', userId)
    .where((row) =>
      row.or([
        row('post.says', 'in', ['complaint', 'stop']),
        row.and([row('heard.user_id', 'is not', null), row('heard.taken_back_at', 'is', null)]),
      ]),
    )
    .orderBy('said_at', 'desc')
    .limit(maxNamed)
    .execute()
}
