import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

const Redirect = z.object({ url: z.url() })

export const CreateCheckout = endpoint({
  method: 'POST',
  path: '/functions/v1/create-checkout',
  access: 'user',
  limit: 'billing',
  summary:
    'Opens a checkout for a paid plan, or for a subscriber the page where the plan is changed. With a card on file, needs a recent proof.',
  body: z.object({ plan_type: z.enum(['starter', 'pro']) }),
  reply: Redirect,
  errors: [
    ...(['billing_off', 'service_ended', 'already_on_plan', 'checkout_failed'] as const),
    ...(['insufficient_aal', 'reauthentication_needed'] as const),
  ],
  errorForm: 'functions',
  messages: {
    not_signed_in: 'Please log in to upgrade your plan.',
    bug: 'Failed to start checkout. Please try again.',
  },
})

export const CreatePortalSession = endpoint({
  method: 'POST',
  path: '/functions/v1/create-portal-session',
  access: 'user',
  limit: 'billing',
  summary: 'Opens the page for changing plan and card, cancelling, and viewing invoices. Needs a recent proof.',
  body: z
    .object({
      return_url: z.string().max(2_000).optional().describe('Not used: the page always leads back to /dashboard/plan.'),
    })
    .default({}),
  reply: Redirect,
  errors: ['billing_off', 'no_billing', 'portal_failed', 'insufficient_aal', 'reauthentication_needed'],
  errorForm: 'functions',
  messages: {
    not_signed_in: 'Please log in to manage your billing.',
    bug: 'Failed to open billing management. Please try again.',
  },
})
