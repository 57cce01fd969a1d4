import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import type { Home } from '#app/view/dashboard/home.ts'

export function Limits({ home }: { home: Home }) {
  const { limits, plan, trial_credits, limit_near } = home
  const reset = `Starts again at midnight, ${home.time_zone}.`
  const beyond = limits.actions.used - limits.actions.most
  const used = beyond > 0 ? `${beyond} more by trial credits. ` : ''
  const credits =
    plan.type === 'free' && trial_credits > 0
      ? `${used}Past ${limits.actions.most}, the bot uses your trial credits: ${trial_credits} left.`
      : `${used}${reset}`
  return (
    <section aria-label="Today’s limits" className="grid gap-5">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Gauge
          label="Actions today"
          value={Math.min(limits.actions.used, limits.actions.most)}
          max={limits.actions.most}
          note={credits}
        />
        <Gauge
          label="Replies today"
          value={Math.min(limits.replies.used, limits.replies.most)}
          max={limits.replies.most}
          note={reset}
        />
      </div>
      {limit_near && (
        <Alert
          tone="attention"
          title="Daily Limit Reached"
          actions={
            <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
              Upgrade Plan
            </LinkButton>
          }
        >
          {limits.actions.used} of {limits.actions.most} actions and {limits.replies.used} of {limits.replies.most}{' '}
          replies are used. {reset}
        </Alert>
      )}
    </section>
  )
}
