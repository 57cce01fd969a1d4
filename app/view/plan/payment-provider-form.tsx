import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { useRedirecting } from '#app/view/auth/use-redirecting.ts'

interface PaymentProviderFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'disabled' | 'iconEnd'> {
  action: '/billing/checkout' | '/billing/portal'
  fields?: Record<string, string>
  children: ReactNode
}

/** A button that redirects to the payment provider: a plain form, since its response is a page of its own. */
export function PaymentProviderForm({ action, fields = {}, children, ...button }: PaymentProviderFormProps) {
  const { redirecting, onSubmit } = useRedirecting()
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} pending={redirecting}>
        {children}
      </Button>
    </form>
  )
}
