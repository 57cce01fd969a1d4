import Stripe from 'stripe'
import type { z } from 'zod'
import { PaymentsError } from '#app/adapters/payments/payments.ts'

/** Throws `PaymentsError`. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toPaymentsError(error)
  }
}

/** null: the object does not exist. */
export async function callOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (isMissing(error)) return null
    throw toPaymentsError(error)
  }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

function toPaymentsError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, param, statusCode = 0, requestId } = error
  // Not Stripe's own message, which may name a customer or an address.
  const message = [`Stripe: ${type}`, code, param, statusCode || '', requestId].filter(Boolean).join(' ')
  const away = statusCode === 0 || statusCode === 409 || statusCode === 429 || statusCode >= 500
  return new PaymentsError(away ? 'away' : 'refused', message, { cause: code ?? type })
}

/** Throws `PaymentsError`. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new PaymentsError('refused', `Stripe's response has an unexpected form: ${where}`)
}
