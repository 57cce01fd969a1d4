import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { loadFigures } from '#app/domain/activity/figures.ts'
import { modelAwayAsJson, readAsJson, saidAsJson, skippedAsJson } from '#app/domain/activity/read-lately.ts'
import { loadRecentActions, maxCounted } from '#app/domain/activity/recent.ts'
import { sentAndBack, sentAndBackAsJson } from '#app/domain/activity/sent-and-back.ts'
import { shortReason } from '#app/domain/activity/short-reasons.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { hasUnseenResult } from '#app/domain/analysis/seen.ts'
import { formerUserText } from '#app/domain/bot/schedule/former-user.ts'
import { foundReasons } from '#app/domain/bot/schedule/found-text.ts'
import { reachOn } from '#app/domain/bot/schedule/hours.ts'
import { restText } from '#app/domain/bot/schedule/hours-rest.ts'
import { botNote } from '#app/domain/bot/schedule/note.ts'
import { fullUntil, isResting, loadConditions, restOf, startNote } from '#app/domain/bot/schedule/rest.ts'
import { usedToday } from '#app/domain/bot/send/action-limits.ts'
import { warmUpText } from '#app/domain/bot/send/warm-up.ts'
import { closedReason, stoppedReason } from '#app/domain/connection/loss.ts'
import { browsersAsJson, cardFrom } from '#app/domain/extension/status.ts'
import { needsAsJson, needsOf } from '#app/domain/home/needs.ts'
import { isAnalyzed, isPaired, isSubscribed, progressFrom } from '#app/domain/onboarding/onboarding.ts'
import { day, localTime } from '#app/domain/time.ts'

/** Every row costs hydration time; the timeline has the rest. */
const shown = 8

interface Deps {
  db: Db
  networks: Networks
  rules: AuthRules
}

export async function loadHome(services: Deps, user: SessionUser, now: Date) {
  const { db, networks } = services
  const network = networks.forUser(user.network)
  const { credits_withheld, time_zone } = user
  const [{ hours, skipped, ...state }, conditions, figures, recent] = await Promise.all([
    stateOf(services, user, network, now),
    loadConditions(db, network, user, now),
    loadFigures(db, user, now, { bestHour: false }),
    loadRecentActions(db, networks, user.id, now, shown, { withDrafts: false }),
  ])
  const skipped_count = skipped.reduce((sum, { count }) => sum + count, 0)
  const { plan, credits: trial_credits } = conditions.budget
  const has_credits = plan.type === 'free' && trial_credits > 0
  const near = (used: number, most: number) => used >= most * 0.9
  const { usage } = conditions.budget
  const { day: today } = localTime(now, time_zone)
  const pace = Math.min(conditions.max_actions_per_hour, plan.actions_per_hour.most)
  const gauge = (limit: 'action' | 'reply', most: number) => {
    const used = usedToday(usage, limit)
    const reach = Math.max(used, reachOn(conditions.hours, today, most, pace))
    return { used, most, reach, ...fullUntil(conditions, limit, most, now) }
  }
  const limits = {
    actions: gauge('action', plan.actions_per_day),
    replies: gauge('reply', plan.replies_per_day),
  }
  const rest = state.connection?.open ? restOf(conditions, now) : null
  return {
    ...state,
    bot: {
      ...state.bot,
      mode: state.bot.mode ?? network.standard_mode,
      /** null: the user has yet to choose. */
      pick: state.bot.mode_chosen ? state.bot.mode : null,
      note: state.bot.note ?? (rest && restText(rest)),
      start_note: rest && startNote(rest),
      /** For a stopped bot: whether it would. */
      rests: isResting(rest),
    },
    figures,
    recent,
    recent_is_part: recent.length === shown,
    week: conditions.hours,
    chart: sentAndBack({ hours, followers: figures.follower_days, week: conditions.hours, time_zone }, now),
    skipped: skipped.map(({ code, count }) => ({ code, count, reason: shortReason(code) })),
    skipped_count,
    count_is_capped: skipped_count === maxCounted,
    limits,
    warm_up: warmUpText(usage.worked_days),
    former_user: formerUserText(usage, now, time_zone),
    credits_today: usage.credits_today,
    plan: { type: plan.type, name: plan.name },
    trial_credits,
    credits_withheld,
    /** 90 % of a daily limit, without credits left. */
    limit_near:
      !has_credits &&
      (near(limits.actions.used, limits.actions.most) || near(limits.replies.used, limits.replies.most)),
  }
}

function loadRow(deps: Deps, { id: userId, time_zone }: SessionUser, now: Date) {
  return (
    deps.db
      .selectFrom('users')
      .leftJoin('bots', 'bots.user_id', 'users.id')
      .leftJoin('connections', 'connections.user_id', 'users.id')
      .leftJoin(
        (query) =>
          query
            .selectFrom('account_analyses')
            .select([
              'user_id',
              'network',
              'network_account_id',
              'status',
              'percent',
              'message',
              'error',
              'niche',
              'confidence_score',
            ])
            .select(['tone', 'engagement_style', 'corrected', 'created_at'])
            .select(sql<number | null>`(profile -> 'posts_read')::int`.as('posts_read'))
            .select(sql<string[] | null>`profile -> 'key_topics'`.as('topics'))
            .where('user_id', '=', userId)
            .where(isOfConnectedAccount)
            .orderBy('created_at', 'desc')
            .limit(1)
            .as('analysis'),
        (join) => join.onRef('analysis.user_id', '=', 'users.id'),
      )
      .leftJoin('onboarding', 'onboarding.user_id', 'users.id')
      .select(['welcome_completed_at', 'plan_selected_at', 'setup_completed_at'])
      .select(['extension_detected_at', 'extension_skipped_at'])
      .select([
        'bots.state as bot_state',
        'bots.mode',
        'bots.mode_chosen',
        'bots.started_at',
        'users.auto_login_enabled',
      ])
      .select(['bots.found', 'bots.widened_at'])
      .select([botNote.as('note'), stoppedReason.as('stopped_reason'), closedReason.as('closed_reason')])
      .select(browsersAsJson(deps, userId, now).as('browsers'))
      .select([
        sentAndBackAsJson(userId, time_zone, now).as('hours'),
        needsAsJson(userId, now).as('needs'),
        readAsJson(userId, now).as('latest_read'),
        saidAsJson(userId, new Date(now.getTime() - 7 * day)).as('said'),
        skippedAsJson(deps.db, userId, now).as('skipped'),
        modelAwayAsJson(userId, now).as('model_away'),
      ])
      // Until `act_at` it only reads mentions.
      .select((row) => row.fn<Date | null>('greatest', ['bots.due_at', 'bots.act_at']).as('due_at'))
      .select(['connections.handle', 'connections.display_name', 'connections.state as connection_state'])
      .select(['connections.closed_code', 'connections.last_sync', 'connections.connection_method'])
      .select(['analysis.status as analysis_status', 'analysis.percent', 'analysis.message', 'analysis.error'])
      .select(['analysis.niche', 'analysis.confidence_score', 'analysis.tone', 'analysis.engagement_style'])
      .select(['analysis.posts_read', 'analysis.topics', 'analysis.created_at as analysis_created_at'])
      .select(sql<boolean>`analysis.corrected is not null`.as('corrected'))
      .select(sql<boolean>`analysis.corrected -> 'niche' is not null`.as('niche_corrected'))
      .select((where) => [
        where
          .exists(
            where
              .selectFrom('account_analyses as done')
              .select('done.id')
              .whereRef('done.network', '=', 'connections.network')
              .whereRef('done.network_account_id', '=', 'connections.network_account_id')
              .where('done.user_id', '=', userId)
              .where('done.status', '=', 'complete'),
          )
          .as('analysis_complete'),
        isPaired.as('paired'),
        hasUnseenResult.as('unseen'),
        isSubscribed.as('subscribed'),
        isAnalyzed.as('analyzed'),
        where
          .exists(where.selectFrom('action_hours').select('user_id').whereRef('user_id', '=', 'users.id'))
          .as('has_acted'),
      ])
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow()
  )
}

async function stateOf(deps: Deps, user: SessionUser, network: Network, now: Date) {
  const row = await loadRow(deps, user, now)
  return {
    hours: row.hours,
    skipped: row.skipped ?? [],
    needs: needsOf(row.needs),
    latest_read: row.latest_read ?? [],
    said: row.said ?? [],
    model_away: row.model_away,
    extension: cardFrom(row, network, deps.networks, now),
    bot: {
      running: row.bot_state === 'running',
      mode: row.mode,
      mode_chosen: row.mode_chosen ?? false,
      started_at: row.started_at,
      due_at: row.due_at,
      note: row.note,
      found: row.found && foundReasons(row.found),
      widened: row.widened_at !== null,
      stopped_reason: row.stopped_reason,
    },
    connection: row.handle
      ? {
          handle: row.handle,
          display_name: row.display_name ?? row.handle,
          open: row.connection_state === 'connected',
          closed_reason: row.closed_reason,
          tokens_lost: row.closed_code === 'tokens_lost',
          last_sync: row.last_sync,
          method: row.connection_method,
        }
      : null,
    analysis: {
      status: (row.handle && row.analysis_status) || ('not_started' as const),
      created_at: row.analysis_created_at,
      percent: row.percent ?? 0,
      message: row.error ?? row.message ?? '',
      niche: row.niche,
      confidence_score: row.confidence_score,
      tone: row.tone,
      engagement_style: row.engagement_style,
      corrected: row.corrected,
      niche_corrected: row.niche_corrected,
      posts_read: row.posts_read,
      topics: row.topics ?? [],
    },
    analysis_complete: Boolean(row.analysis_complete),
    has_acted: Boolean(row.has_acted),
    onboarding: progressFrom({
      welcome_completed_at: row.welcome_completed_at,
      plan_selected_at: row.plan_selected_at,
      extension_detected_at: row.extension_detected_at,
      extension_skipped_at: row.extension_skipped_at,
      setup_completed_at: row.setup_completed_at,
      connected: row.handle !== null,
      paired: Boolean(row.paired),
      subscribed: Boolean(row.subscribed),
      analyzed: Boolean(row.analyzed),
      unseen: Boolean(row.unseen),
    }),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
