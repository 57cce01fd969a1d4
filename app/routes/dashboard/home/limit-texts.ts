import { roomToday } from '#app/view/room-today.ts'
import { counted, creditsText, withheldTexts } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'
import type { Home, LimitTexts } from './home-data.ts'

type Limited = Pick<
  Home,
  'limits' | 'plan' | 'trial_credits' | 'credits_today' | 'credits_withheld' | 'former_user' | 'warm_up' | 'time_zone'
> & { bot: Pick<Home['bot'], 'running'> }

export function limitTextsOf(home: Limited): LimitTexts {
  const { limits, plan, trial_credits, credits_today, credits_withheld, former_user, warm_up } = home
  const { actions, replies } = limits
  const reset = `${former_user ? 'Yours reset' : 'Resets'} at midnight, ${zoneName(home.time_zone)}.`
  const used = credits_today > 0 ? `${credits_today} used trial credits.` : ''
  const room = roomToday(actions.reach, actions.most, plan.name, warm_up !== null)
  const hasCredits = plan.type === 'free' && trial_credits > 0
  const next = hasCredits
    ? `${counted(trial_credits, 'trial credit')} left, ${creditsText(actions.most)}`
    : nextOf(actions, home, reset)
  const nextReplies = hasCredits
    ? reset
    : nextOf(replies, home, reset, actions.used < actions.most ? 'continues with likes and follows' : undefined)
  const withheld = plan.type === 'free' && credits_withheld ? withheldTexts[credits_withheld] : null
  return {
    actions:
      next === reset && nextReplies === reset && !used
        ? room || undefined
        : [used, room, next].filter(Boolean).join(' '),
    replies: nextReplies,
    about_limits: [warm_up, former_user, withheld].filter((text) => text !== null),
    limit_near: `${former_user ? 'Counted now:' : 'You’ve used'} ${usedOf(actions, 'actions')} and ${usedOf(replies, 'replies')}${former_user ? '' : ' today'}. ${reset}`,
  }
}

/** When the limit is reset; if it is full, also when a running bot continues. */
function nextOf(
  { used, most, full_until, resumes }: Home['limits']['actions'],
  { bot }: Limited,
  reset: string,
  meanwhile?: string,
): string {
  if (used < most) return reset
  const does = meanwhile ?? (resumes === `at ${full_until}` ? 'continues then' : `continues ${resumes}`)
  const full = full_until ? `Full until ${full_until}.` : 'All used for today.'
  return `${full}${bot.running ? ` The bot ${does}.` : ''} ${reset}`
}

function usedOf({ used, most }: Home['limits']['actions'], what: string): string {
  return used < most ? `${used} of ${most} ${what}` : `all ${most} ${what}`
}
