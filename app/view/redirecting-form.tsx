import { type ReactNode, useEffect, useState } from 'react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { UserField } from '#app/ui/form.tsx'
import { stoppedAfterMs } from '#app/ui/stopped.ts'

type OwnButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'iconEnd' | 'pendingLabel'>

interface RedirectingFormProps extends OwnButtonProps {
  action: '/billing/checkout' | '/billing/portal' | '/auth/link' | `/connect/${string}`
  id?: string
  className?: string
  fields?: Record<string, string>
  children: ReactNode
}

/** A plain form, since its response is a page that no route renders. */
export function RedirectingForm({ action, id, className, fields = {}, children, ...button }: RedirectingFormProps) {
  const [redirecting, setRedirecting] = useState(false)
  useEffect(() => {
    if (!redirecting) return
    const reset = () => setRedirecting(false)
    const timer = setTimeout(reset, stoppedAfterMs)
    // The browser's back button restores the page in the state in which it was left.
    addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', reset)
    }
  }, [redirecting])
  return (
    <form method="post" action={action} id={id} className={className} onSubmit={() => setRedirecting(true)}>
      <UserField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} pending={redirecting}>
        {children}
      </Button>
    </form>
  )
}
