import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { planTable } from '#app/content/plan-table.ts'
import { isRunning } from '#app/domain/analysis/stages.ts'
import { hourText } from '#app/domain/time.ts'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import type { StepProps } from './step-props.ts'

/** Long enough to read the last screen. */
const redirectDelayMs = 2_000

export function DoneStep({ actionData, connection, analysis, plan, network, bot_runs, starts }: StepProps) {
  const { name, actions_per_day } = planTable[plan]
  const niche = analysis?.profile?.niche
  const pending = usePending('finish')
  const submit = useSubmit()
  const send = useRef(submit)
  // It redirects by itself only if scripts run.
  const [continuing, setContinuing] = useState(false)
  useEffect(() => {
    setContinuing(true)
    const timer = setTimeout(
      () => send.current({ intent: 'finish' }, { method: 'post', action: '/onboarding' }),
      redirectDelayMs,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid gap-5">
      <Waveform state="awake" />
      <h1 className="text-title font-semibold">You’re all set</h1>
      <p className="text-lg">
        {bot_runs
          ? onText(starts)
          : analysis?.status === 'complete'
            ? 'Your account is ready. Wake the bot up on the dashboard and it looks for its first post.'
            : analysis && isRunning(analysis.status)
              ? 'Warble is still reading your posts. The dashboard tells you when it’s done.'
              : 'Your dashboard is ready. It shows what the bot still needs.'}
      </p>
      <Facts
        facts={[
          { term: `${network} account`, value: connection.handle ? `@${connection.handle}` : 'Not connected yet' },
          ...(niche && niche !== 'general' ? [{ term: 'Niche', value: niche }] : []),
          { term: 'Plan', value: `${name}, ${actions_per_day} actions a day` },
          ...(starts ? startFacts(starts) : []),
        ]}
      />
      <Form intent="finish" actionData={actionData} action="/onboarding">
        <Button size="lg" iconEnd="arrow-right" pending={pending} pendingLabel="Setting up your account...">
          Enter Dashboard
        </Button>
      </Form>
      {continuing && (
        <FlashToast
          title="Welcome to Warble!"
          description="Your account is ready. Redirecting to dashboard..."
          tone="success"
        />
      )}
    </div>
  )
}

function onText(starts: StepProps['starts']): string {
  const first = starts?.mode === 'copilot' ? 'drafts' : 'actions'
  return starts?.at
    ? `Your bot is on. Its working hours begin ${starts.at}, and your first ${first} come then.`
    : `Your bot is on. Your first ${first} come within half an hour, if it finds posts worth one.`
}

const modeNames = { copilot: 'Co-pilot', autopilot: 'Autopilot' }

function startFacts({ mode, hours: { work } }: NonNullable<StepProps['starts']>) {
  const [first] = work
  const isSame = first && work.every((span) => span?.from === first.from && span.to === first.to)
  return [
    { term: 'Mode', value: mode ? modeNames[mode] : 'You choose it when you wake the bot up' },
    ...(isSame
      ? [{ term: 'Working hours', value: `${hourText(first.from)} to ${hourText(first.to)}, every day` }]
      : []),
  ]
}
