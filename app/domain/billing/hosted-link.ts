import type { PaidPlan, Payments } from '#app/adapters/payments/payments.ts'
import type { Secrets } from '#app/adapters/secrets.ts'

const purpose = 'hosted link'

interface Buyer {
  id: string
  email: string
}

/** Anyone may open the link with another reference, so it names its user by a token. null: the plan has no link. */
export function hostedLink(payments: Payments, secrets: Secrets, plan: PaidPlan, { id, email }: Buyer): string | null {
  // Stripe accepts letters, digits, "-" and "_" only.
  return payments.hostedLink(plan, { reference: secrets.token(purpose, id).replace('.', '_'), email })
}

/** null: we gave out no link with it. */
export const userOfReference = (secrets: Secrets, reference: string): string | null =>
  secrets.open(purpose, reference.replace('_', '.'))
