import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import type { Home } from '#app/view/dashboard/dashboard-layout.tsx'
import { counted, creditsText, formerUserText, withheldTexts } from '#app/view/text.ts'

const tomorrow = 'continues tomorrow'

export function Limits({ home }: { home: Home }) {
  const { limits, plan, trial_credits, limit_near, bot, figures } = home
  const withheld = plan.type === 'free' && home.credits_withheld
  const reset = `Resets at midnight, ${home.time_zone}.`
  const beyond = limits.actions.used - limits.actions.most
  const used = beyond > 0 ? `${beyond} used trial credits. ` : ''
  const hasCredits = plan.type === 'free' && trial_credits > 0
  const credits = hasCredits
    ? `${used}${counted(trial_credits, 'trial credit')} left, ${creditsText(limits.actions.most)}`
    : `${used}${nextOf(limits.actions, bot.running && tomorrow, reset)}`
  const others = limits.actions.used < limits.actions.most ? 'continues with likes and follows' : tomorrow
  const replies = hasCredits ? reset : nextOf(limits.replies, bot.running && others, reset)
  return (
    <section aria-label="Today’s limits" className="grid gap-5">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Gauge label="Actions today" value={limits.actions.used} max={limits.actions.most} note={credits} />
        <Gauge label="Replies today" value={limits.replies.used} max={limits.replies.most} note={replies} />
      </div>
      {figures.with_former_user && <p className="text-sm text-muted">{formerUserText}</p>}
      {withheld && <p className="text-sm text-muted">{withheldTexts[withheld]}</p>}
      {limit_near && (
        <Alert
          tone="attention"
          title="Daily Limit Reached"
          actions={
            plan.type !== 'pro' && (
              <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
                Upgrade Plan
              </LinkButton>
            )
          }
        >
          You’ve used {usedOf(limits.actions, 'actions')} and {usedOf(limits.replies, 'replies')} today. {reset}
        </Alert>
      )}
    </section>
  )
}

/** When the limit is reset; if it is full, also what the bot does next. `next`: false, it sleeps. */
function nextOf({ used, most }: Home['limits']['actions'], next: string | false, reset: string): string {
  if (used < most) return reset
  return `All used for today.${next ? ` The bot ${next}.` : ''} ${reset}`
}

function usedOf({ used, most }: Home['limits']['actions'], what: string): string {
  return used < most ? `${used} of ${most} ${what}` : `all ${most} ${what}`
}
