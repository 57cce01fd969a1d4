import { type ReactNode, useEffect, useState } from 'react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'

type OwnButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'iconEnd' | 'pendingLabel'>

interface RedirectingFormProps extends OwnButtonProps {
  action: '/billing/checkout' | '/billing/portal' | '/auth/link'
  fields?: Record<string, string>
  children: ReactNode
}

/** A button that redirects to another site: a plain form, since its response is a page that no route renders. */
export function RedirectingForm({ action, fields = {}, children, ...button }: RedirectingFormProps) {
  const [redirecting, setRedirecting] = useState(false)
  useEffect(() => {
    // The browser's back button restores the page in the state in which it was left.
    const back = () => setRedirecting(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  return (
    <form method="post" action={action} onSubmit={() => setRedirecting(true)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} pending={redirecting}>
        {children}
      </Button>
    </form>
  )
}
