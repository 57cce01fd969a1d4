import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import { counted, creditsText, withheldTexts } from '#app/view/text.ts'
import type { ShownHome } from './home-data.ts'

export function Limits({ home }: { home: ShownHome }) {
  const { limits, plan, trial_credits, credits_today, limit_near, former_user, warm_up } = home
  const { actions, replies } = limits
  const withheld = plan.type === 'free' && home.credits_withheld
  const { reset } = home.texts
  const used = credits_today > 0 ? `${credits_today} used trial credits. ` : ''
  const hasCredits = plan.type === 'free' && trial_credits > 0
  const next = hasCredits
    ? `${counted(trial_credits, 'trial credit')} left, ${creditsText(actions.most)}`
    : nextOf(actions, home, reset)
  const nextReplies = hasCredits
    ? reset
    : nextOf(replies, home, reset, actions.used < actions.most ? 'continues with likes and follows' : undefined)
  return (
    <section aria-label="Today’s limits" className="grid gap-3 border-t border-rule pt-3">
      <Gauge
        label="Actions today"
        value={actions.used}
        max={actions.most}
        note={next === reset && nextReplies === reset && !used ? undefined : used + next}
      />
      <Gauge label="Replies today" value={replies.used} max={replies.most} note={nextReplies} />
      {warm_up && <p className="text-xs text-muted">{warm_up}</p>}
      {former_user && <p className="text-xs text-muted">{former_user}</p>}
      {withheld && <p className="text-xs text-muted">{withheldTexts[withheld]}</p>}
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
          {`${former_user ? 'Counted now:' : 'You’ve used'} ${usedOf(actions, 'actions')} and ${usedOf(replies, 'replies')}${former_user ? '' : ' today'}. ${reset}`}
        </Alert>
      )}
    </section>
  )
}

/** When the limit is reset; if it is full, also when a running bot continues. */
function nextOf(
  { used, most, full_until, resumes }: ShownHome['limits']['actions'],
  { bot }: ShownHome,
  reset: string,
  meanwhile?: string,
): string {
  if (used < most) return reset
  const does = meanwhile ?? (resumes === `at ${full_until}` ? 'continues then' : `continues ${resumes}`)
  const full = full_until ? `Full until ${full_until}.` : 'All used for today.'
  return `${full}${bot.running ? ` The bot ${does}.` : ''} ${reset}`
}

function usedOf({ used, most }: ShownHome['limits']['actions'], what: string): string {
  return used < most ? `${used} of ${most} ${what}` : `all ${most} ${what}`
}
