import type { z } from 'zod'
import type { checkIds, HealthCheck } from '#app/contract/support.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { restText } from '#app/domain/bot/schedule/hours-rest.ts'
import { isResting, startNote } from '#app/domain/bot/schedule/rest.ts'
import { lossTexts } from '#app/domain/connection/loss.ts'
import { pauseText } from '#app/domain/connection/pause.ts'
import { type HealthDeps, type HealthFacts, healthFacts } from '#app/domain/health/facts.ts'
import { heartbeatInterval } from '#app/domain/health/heartbeat.ts'
import { usedUpText } from '#app/domain/metering/llm-usage.ts'
import { day, minute, second } from '#app/domain/time.ts'

type Check = z.output<typeof HealthCheck>
type CheckId = (typeof checkIds)[number]
type CheckResult = Omit<Check, 'id' | 'label' | 'at' | 'remedy'> & { at?: Date | null; remedy?: Check['remedy'] }

const heartbeatsMissed = 3 * heartbeatInterval
/** Real seconds that a job may wait for a worker. */
const maxJobWait = 60
/** `real`: for an accelerated clock. */
const lateAfter = { product: 5 * minute, real: 30 * second }
const failuresInARow = 3
const browserSilence = day

export const checkCount = () => Object.keys(checks).length

/** Problems come with a remedy. Calls the network and the model. */
export async function diagnose(deps: HealthDeps, user: SessionUser, signal: AbortSignal) {
  const facts = await healthFacts(deps, user, signal)
  const checks = checksOf(facts)
  return {
    healthy: checks.every(({ state }) => state !== 'problem'),
    checked_at: facts.now.toISOString(),
    checks,
  }
}

export type Diagnosis = Awaited<ReturnType<typeof diagnose>>

/** In order of dependency; impossible checks are left out. */
export function checksOf(facts: HealthFacts): Check[] {
  return (Object.keys(checks) as CheckId[]).flatMap((id) => {
    const { label, check } = checks[id]
    const found = check(facts)
    return found ? [{ remedy: null, ...found, id, label, at: found.at?.toISOString() ?? null }] : []
  })
}

const ok = (finding: string, at?: Date | null): CheckResult => ({ state: 'ok', finding, at: at ?? null })
const note = (finding: string, more: Omit<CheckResult, 'state' | 'finding'> = {}): CheckResult => ({
  ...more,
  state: 'note',
  finding,
})
const problem = (finding: string, more: Omit<CheckResult, 'state' | 'finding'> = {}): CheckResult => ({
  ...more,
  state: 'problem',
  finding,
})

const connect = (label: string) => ({ label, href: '/onboarding?step=2' })
const plans = { label: 'See your plan', href: '/dashboard/plan' }
const writeToUs = { label: 'Write to us', href: '/contact' }

interface Gauge {
  used: number
  most: number
}

const limitsOf = ({ actions_today, replies_today, allows: plan }: HealthFacts['usage']) => ({
  actions: { used: actions_today, most: plan.actions_per_day },
  replies: { used: replies_today, most: plan.replies_per_day },
})
const isFull = ({ used, most }: Gauge) => used >= most
const amount = ({ used, most }: Gauge, what: string) => `${used} of ${most} ${what}`
const hasCredits = ({ plan, trial_credits }: HealthFacts['user']) => plan.type === 'free' && trial_credits > 0

/** As on the dashboard. */
const sleepingText = ({ rest }: Pick<HealthFacts, 'rest'>) =>
  ['Your bot is sleeping.', rest && startNote(rest)].filter(Boolean).join(' ')

const checks: Record<CheckId, { label: string; check(facts: HealthFacts): CheckResult | null }> = {
  session: { label: 'Session', check: () => ok('You’re signed in.') },

  plan: {
    label: 'Plan',
    check({ user: { plan, unpaid } }) {
      if (!unpaid) return ok(`You’re on the ${plan.name} plan.`)
      return plan.type === 'free'
        ? problem(`Your last payment failed, so you’re on Free until you pay for ${unpaid.plan}.`, { remedy: plans })
        : problem(`Your last payment failed. You keep ${plan.name} for a few more days.`, {
            at: unpaid.until,
            remedy: plans,
          })
    },
  },

  connection: {
    label: 'Connection',
    check({ connection, network }) {
      if (!connection) return problem(`No ${network} account is connected.`, { remedy: connect(`Connect ${network}`) })
      if (connection.open) return ok(`@${connection.handle} is connected.`)
      return problem(connection.closed_reason ?? `${network} refused @${connection.handle}.`, {
        remedy: connect('Connect again'),
      })
    },
  },

  credentials: {
    label: 'Access',
    check({ credentials, network }) {
      if (!credentials) return null
      switch (credentials.state) {
        case 'accepted':
          return ok(`${network} accepts the connection.`)
        case 'over_budget':
          return note(
            `We’ve read all we can from ${network} today, so we didn’t ask whether it accepts the connection.`,
          )
        case 'unreadable':
          return problem(lossTexts.tokens_lost, { remedy: connect('Connect again') })
        case 'unauthorized':
          return problem(`${network} no longer accepts the connection.`, { remedy: connect('Connect again') })
        case 'suspended':
          return problem(`${network} has locked or suspended your account: ${credentials.message}`, {
            remedy: connect('Connect again'),
          })
        case 'rate_limited':
          return problem(`${network} asked us to slow down. The bot is waiting and continues on its own.`, {
            at: credentials.retry_at,
          })
        case 'automated':
          return problem(`${pauseText(network, 'automated')} Check your account there.`, { at: credentials.retry_at })
        case 'refused':
        case 'needs_user':
        case 'already_done':
          return problem(`${network} wouldn’t confirm your account: ${credentials.message}`, { remedy: writeToUs })
        case 'unavailable':
        case 'unknown_outcome':
          return problem(`We can’t reach ${network} right now. The bot keeps trying.`)
        default:
          return credentials satisfies never
      }
    },
  },

  pause: {
    label: 'Rate limits',
    check({ connection, network, now }) {
      if (!connection?.open) return null
      return connection.paused_until && connection.paused_until > now
        ? problem(`${pauseText(network, connection.paused_code)} The bot continues on its own.`, {
            at: connection.paused_until,
          })
        : ok(`${network} hasn’t asked us to slow down.`)
    },
  },

  extension: {
    label: 'Extension',
    check({ browsers, connection, network, by_extension, now }) {
      const [latest] = browsers
      if (!latest && !connection) return null
      if (!latest)
        return connection?.method === 'extension'
          ? note('The extension is no longer linked to Warble. Your account stays connected.')
          : ok('You don’t need it. Your account is connected another way.')
      if (by_extension && latest.network_signed_in === false)
        return problem(`You’re signed out of ${network} in your browser, which can end the bot’s access.`, {
          remedy: connect(`Connect ${network} again`),
        })
      if (now.getTime() - latest.last_activity.getTime() > browserSilence)
        return note(
          'None of your linked browsers was open recently. The bot keeps working as long as its access lasts.',
          {
            at: latest.last_activity,
          },
        )
      return ok('The extension is linked.', latest.last_activity)
    },
  },

  analysis: {
    label: 'Analysis',
    check({ analysis, analyzed, connection }) {
      if (!connection?.open) return null
      if (analyzed) return ok(`Your account is analyzed${analysis?.niche ? `: ${analysis.niche}` : ''}.`)
      if (analysis?.status === 'pending' || analysis?.status === 'in_progress')
        return note(`The analysis is running: ${analysis.percent}%.`)
      const remedy = { label: analysis ? 'Analyze again' : 'Start the analysis', intent: 'analyze' as const }
      return problem(analysis?.error ?? 'Your account hasn’t been analyzed yet.', { remedy })
    },
  },

  bot: {
    label: 'Bot',
    check({ bot, connection, analyzed, rest, now, rate }) {
      const ready = connection?.open === true && analyzed
      const remedy = ready ? { label: 'Wake Up Bot', intent: 'start' as const } : null
      if (bot.state === 'stopped')
        return bot.stopped_reason
          ? problem(bot.stopped_reason, { remedy })
          : note(ready ? sleepingText({ rest }) : 'Your bot can start once the other problems are fixed.', { remedy })
      const late = Math.max(lateAfter.product, lateAfter.real * rate)
      if (bot.due_at && now.getTime() - bot.due_at.getTime() > late)
        return problem('Your bot is running late. Its next action was due a while ago.', {
          at: bot.due_at,
          remedy: writeToUs,
        })
      if (rest && isResting(rest)) return ok(`Your bot is on. ${restText(rest)}`)
      return ok(`Your bot is working. ${bot.note ?? ''}`.trim())
    },
  },

  last_action: {
    label: 'Last action',
    check({ last_success, failures, last_failure }) {
      const why = endSentence(last_failure)
      if (failures >= failuresInARow)
        return problem(`The last ${failures} actions failed${why ? `. The latest: ${why}` : '.'}`, {
          remedy: { label: 'See activity', href: '/dashboard/activity' },
        })
      return last_success ? ok('The last action succeeded.', last_success) : note('No actions yet.')
    },
  },

  drafts: {
    label: 'Queue',
    check: ({ waiting_drafts }) =>
      waiting_drafts === 0
        ? ok('No drafts are waiting for you.')
        : note(
            waiting_drafts === 1 ? 'One draft is waiting for you.' : `${waiting_drafts} drafts are waiting for you.`,
            {
              remedy: { label: 'Open the queue', href: '/dashboard/queue' },
            },
          ),
  },

  limits: {
    label: 'Limits',
    check: ({ usage, user, bot, rest }) => {
      const { actions, replies } = limitsOf(usage)
      const sums = `Today: ${amount(actions, 'actions')} and ${amount(replies, 'replies')}.`
      const used = [sums, usage.warm_up, usage.former_user].filter(Boolean).join(' ')
      const goesOn = (text: string) => (bot.state === 'running' ? `${used} ${text}` : used)
      const isUsedUp = isFull(actions) || isFull(replies)
      if (isUsedUp && hasCredits(user) && !usage.warm_up)
        return ok(goesOn(`Your bot continues with your trial credits: ${user.trial_credits} left.`))
      const limited = rest && (rest.cause === 'limit' || rest.cause === 'replies') ? rest : null
      if (!isUsedUp && !limited) return ok(used)
      const next = limited && restText(limited)
      return note(next ? goesOn(next) : used, isUsedUp ? { remedy: plans } : {})
    },
  },

  model: {
    label: 'Model',
    check({ model, share_used_up, now, user }) {
      if (model === null) return ok('There’s no language model here, so Warble only writes thank-yous.')
      if (model === 'ready')
        return share_used_up
          ? note(`${usedUpText(now, user.time_zone)} Until then, your bot continues with likes and thanks.`, {
              remedy: plans,
            })
          : ok('The language model is ready.')
      const instead = 'Until it’s back, Warble still reads posts but only writes thank-yous.'
      return problem(
        model === 'refused'
          ? `The language model rejected our key. ${instead}`
          : `We can’t reach the language model. ${instead}`,
        { remedy: writeToUs },
      )
    },
  },

  worker: {
    label: 'Warble’s servers',
    check: ({ worker_silent }) =>
      worker_silent !== null && worker_silent * second <= heartbeatsMissed
        ? ok('Our servers are running.')
        : problem(
            'Our servers are having trouble, so no bots are running. Yours continues on its own once they’re back.',
            {
              remedy: writeToUs,
            },
          ),
  },

  queue: {
    label: 'Background work',
    check: ({ queue_waiting }) =>
      queue_waiting > maxJobWait
        ? problem('Emails and analyses are delayed right now.', { remedy: writeToUs })
        : ok('Emails and analyses are on time.'),
  },
}
