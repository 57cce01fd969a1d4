import { receiveEvent } from '#app/domain/billing/webhook.ts'
import { fail } from '#app/domain/failure.ts'
import { hook } from '#app/http/doors/hook.ts'

const handlers = hook('stripe-signature', async ({ body, signature }, { db, payments, clock }) => {
  if (!payments) fail('not_found')
  const now = clock.now()
  const event = payments.readEvent(body, signature, now)
  if (event) await receiveEvent(db, event, now)
})

export const loader = handlers.loader
export const action = handlers.action
