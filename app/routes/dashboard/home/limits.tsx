import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import type { ShownHome } from './home-data.ts'

export function Limits({ home }: { home: ShownHome }) {
  const { limits, plan, limit_near, texts } = home
  const { actions, replies } = limits
  return (
    <section aria-label="Today’s limits" className="grid gap-3 border-t border-rule pt-3">
      <Gauge label="Actions today" value={actions.used} max={actions.reach} note={texts.actions} />
      <Gauge
        label="Replies today"
        value={replies.used}
        max={Math.min(replies.reach, actions.reach)}
        note={texts.replies}
      />
      {texts.about_limits.map((text) => (
        <p key={text} className="text-xs text-muted">
          {text}
        </p>
      ))}
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
          {texts.limit_near}
        </Alert>
      )}
    </section>
  )
}
