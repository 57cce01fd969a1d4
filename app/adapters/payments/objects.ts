import { z } from 'zod'
import { subscriptionStatuses } from '#app/adapters/payments/payments.ts'

const time = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1000))
const maybeTime = time.nullish().transform((at) => at ?? null)
const id = z.union([z.string(), z.object({ id: z.string() }).transform((object) => object.id)])
const maybeId = id.nullish().transform((one) => one ?? null)
const metadata = z.record(z.string(), z.string()).default({})

export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), has_more: z.boolean() })

export const StripePrice = z.object({
  id: z.string(),
  active: z.boolean(),
  lookup_key: z.string().nullish(),
  product: id,
  unit_amount: z.number().int().nullish(),
  currency: z.string(),
})

export const StripePaymentMethod = z.object({
  id: z.string(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
      fingerprint: z.string().nullish(),
    })
    .nullish(),
})

const paymentMethod = z.union([StripePaymentMethod, z.string().transform(() => null)]).nullish()

export const StripeSubscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  customer: id,
  created: time,
  items: z.object({
    data: z
      .array(z.object({ id: z.string(), current_period_start: time, current_period_end: time, price: StripePrice }))
      .min(1),
  }),
  trial_start: maybeTime,
  trial_end: maybeTime,
  cancel_at: maybeTime,
  cancel_at_period_end: z.boolean().nullish(),
  ended_at: maybeTime,
  discounts: z.array(z.unknown()).nullish(),
  cancellation_details: z.object({ comment: z.string().nullish() }).nullish(),
  default_payment_method: paymentMethod,
})

export const StripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullish(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']).nullable(),
  amount_due: z.number().int(),
  amount_paid: z.number().int(),
  total: z.number().int().nullish(),
  total_excluding_tax: z.number().int().nullish(),
  lines: z
    .object({ data: z.array(z.object({ amount: z.number(), period: z.object({ start: time, end: time }) })) })
    .nullish(),
  currency: z.string(),
  created: time,
  attempt_count: z.number().int(),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
  payments: z.object({ data: z.array(z.object({ payment: z.object({ payment_intent: maybeId }) })) }).nullish(),
})

export const StripePreview = z.object({ total: z.number().int(), amount_due: z.number().int(), currency: z.string() })

export const StripeCharge = z.object({
  payment_intent: maybeId,
  amount_refunded: z.number().int(),
  refunds: z
    .object({
      data: z.array(
        z.object({ id: z.string(), amount: z.number().int(), created: time, status: z.string().nullish() }),
      ),
    })
    .nullish(),
})

export const StripeCustomer = z.object({
  id: z.string(),
  deleted: z.boolean().optional(),
  email: z.string().nullish(),
  metadata,
  invoice_settings: z.object({ default_payment_method: maybeId }).optional(),
})

export const StripeCheckout = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.string().nullish(),
  customer: maybeId,
  subscription: maybeId,
  client_reference_id: z.string().nullish(),
  created: time,
  expires_at: time,
})

export const StripePortal = z.object({ url: z.string() })

export const StripeInvoicePayment = z.object({
  status: z.string(),
  payment: z.object({ payment_intent: maybeId }),
})

/** Only the owner is read from the object; the rest is fetched again. */
export const StripeEvent = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  created: time,
  data: z
    .object({
      object: z.object({
        id: z.string().nullish(),
        object: z.string().nullish(),
        customer: z.union([id, z.unknown().transform(() => null)]).optional(),
      }),
    })
    .catch({ object: {} }),
})

/** An account can also subscribe to notifications that are not events, such as thin events. */
export const StripeNotification = z.object({ object: z.string() })
