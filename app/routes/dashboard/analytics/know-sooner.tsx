import type { ReactNode } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { counted } from '#app/view/text.ts'
import type { InsightsData } from './insights-data.ts'

/** What brings more replies to compare, each with one press. */
export function KnowSooner({ this_week, usual_pace }: InsightsData) {
  const { widened, running, drafts, pace } = this_week
  const steps = [
    drafts > 0 && (
      <Step
        key="queue"
        says={`${counted(drafts, 'draft is', 'drafts are')} waiting in your queue. Only sent replies count.`}
      >
        <LinkButton to="/dashboard/queue" size="sm" variant="secondary">
          {`Review ${counted(drafts, 'draft')}`}
        </LinkButton>
      </Step>
    ),
    running && !widened && (
      <Step key="reach" says="Search more widely: more topics, and posts up to 3 days old.">
        <form method="post" action="/dashboard">
          <input type="hidden" name="reach" value="wide" />
          <Button variant="secondary" size="sm" name="intent" value="reach" pendingLabel="Widening...">
            Widen the search
          </Button>
        </form>
      </Step>
    ),
    pace !== null && pace < usual_pace && (
      <Step key="pace" says={`Your pace is ${counted(pace, 'action')} an hour, and ${usual_pace} is usual.`}>
        <LinkButton to="/dashboard/settings/bot" size="sm" variant="secondary">
          Change the pace
        </LinkButton>
      </Step>
    ),
  ].filter(Boolean)
  if (steps.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="text-sm font-medium">To know sooner</h3>
      <ul className="mt-2 divide-y divide-rule border-y border-rule text-sm">{steps}</ul>
    </div>
  )
}

function Step({ says, children }: { says: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
      <span className="max-w-prose">{says}</span>
      {children}
    </li>
  )
}
