import { useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import type { StepProps } from '#app/view/onboarding/step-props.ts'

/** How long the last screen stays before it continues by itself, in ms (spec section 9). */
const stay = 2_000

export function DoneStep({ answer }: StepProps) {
  const pending = usePending('finish')
  const submit = useSubmit()
  const send = useRef(submit)
  // It continues by itself only where scripts run.
  const [continuing, setContinuing] = useState(false)
  useEffect(() => {
    setContinuing(true)
    const timer = setTimeout(() => send.current({ intent: 'finish' }, { method: 'post', action: '/onboarding' }), stay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid gap-5">
      <Waveform state="awake" />
      <h1 className="text-title font-semibold">You’re all set</h1>
      <p className="text-lg">Your account is ready. On the dashboard you start the bot when you like.</p>
      <Form intent="finish" answer={answer} action="/onboarding">
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
