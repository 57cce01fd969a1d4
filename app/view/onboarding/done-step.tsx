import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import type { StepProps } from '#app/view/onboarding/step-props.ts'

/** How long the last screen stays before it redirects to the dashboard, in ms: long enough to be read. */
const redirectDelayMs = 2_000

export function DoneStep({ actionData }: StepProps) {
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
      <p className="text-lg">Your account is ready. Start the bot on the dashboard whenever you like.</p>
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
