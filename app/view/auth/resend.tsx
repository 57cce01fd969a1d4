import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'

/** The time, as the user's clock shows it too, and the seconds left when the page was rendered. */
export interface SendAgain {
  at: Date
  clock: string
  wait: number
}

interface ResendProps {
  again: SendAgain
  actionData: FormResult | undefined
}

export function Resend({ again, actionData }: ResendProps) {
  const sending = usePending('resend')
  const left = useSecondsLeft(again.wait)
  return (
    <Form intent="resend" actionData={actionData} action="/check-email" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          pending={sending}
          pendingLabel="Sending..."
          disabled={left !== null && left > 0}
          aria-describedby="resend-wait"
        >
          Resend
        </Button>
        <span id="resend-wait" className="text-sm text-muted">
          {waitText(again, left)}
        </span>
      </div>
      <p className="text-sm text-muted">
        No email? Check your spam folder. The link in an earlier email may still work.
      </p>
    </Form>
  )
}

/** null before scripts run. Counts to a time, since timers of hidden tabs are throttled. */
function useSecondsLeft(wait: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = performance.now() + wait * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)))
    tick()
    const timer = setInterval(() => {
      tick()
      if (performance.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [wait])
  return left
}

function waitText({ clock, wait }: SendAgain, left: number | null): string {
  if (wait === 0 || left === 0) return 'You can resend it now.'
  if (left !== null) return `You can resend it in ${left} ${left === 1 ? 'second' : 'seconds'}.`
  return `You can resend it in ${wait} seconds, at ${clock}.`
}
