import type { z } from 'zod'
import type { ConfirmBilling } from '#app/contract/forms.ts'
import { Failure } from '#app/domain/failure.ts'
import { redirectLocal } from '#app/http/doors/page.ts'
import type { Services } from '#app/services.ts'

/** The page of a resource route's form that first needs a recent proof. */
export async function orConfirm(
  services: Services,
  asked: z.input<typeof ConfirmBilling>,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const needsProof = error instanceof Failure && ['reauthentication_needed', 'insufficient_aal'].includes(error.code)
    if (!needsProof) throw error
    return redirectLocal(services, `/billing/confirm?${new URLSearchParams(asked)}`)
  }
}
