import type { FirstWork } from '#app/domain/bot/schedule/first-work.ts'
import { LinkButton } from '#app/ui/button.tsx'

const look = { size: 'sm', variant: 'secondary' } as const

/** What a user can do before the bot’s first draft. */
export const WhileWaiting = ({ running, starts }: Pick<FirstWork, 'running' | 'starts'>) => (
  <>
    {!running && (
      <LinkButton to="/dashboard" size="sm">
        Go to the dashboard
      </LinkButton>
    )}
    {starts && (
      <LinkButton to="/dashboard/settings/bot" {...look}>
        Start earlier: change working hours
      </LinkButton>
    )}
    <LinkButton to="/dashboard/voice#facts" {...look}>
      Tell the bot your facts
    </LinkButton>
  </>
)
