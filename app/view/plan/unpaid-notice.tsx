import { Alert } from '#app/ui/alert.tsx'
import { PaymentProviderForm } from '#app/view/plan/payment-provider-form.tsx'

/** Shown on every dashboard page while a payment is overdue. */
export function UnpaidNotice({ plan, until }: { plan: string; until: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8 print:hidden">
      <Alert
        tone="attention"
        title="Your payment did not go through"
        actions={
          <PaymentProviderForm action="/billing/portal" size="sm" variant="secondary">
            Manage Billing
          </PaymentProviderForm>
        }
      >
        You keep {plan} until {until}; after that you are on Free. Update your card to keep it.
      </Alert>
    </div>
  )
}
