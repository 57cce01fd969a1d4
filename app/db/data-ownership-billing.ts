import { type DataOwnership, impersonal, internal, ownData, sealed } from '#app/db/data-owner.ts'

/** Plans and money. */
export const billing = {
  subscriptions: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      status: ownData,
      plan_type: ownData,
      plan_name: ownData,
      current_period_end: ownData,
      subscription_id: internal,
      customer_id: internal,
      created_at: ownData,
      trial_end: ownData,
      past_due_since: ownData,
      cancel_at: ownData,
      ended_at: ownData,
      amount: ownData,
      currency: ownData,
      discounted: ownData,
    },
  },
  billing_customers: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      user_id: internal,
      customer_id: internal,
      payment_method_brand: ownData,
      payment_method_last4: ownData,
      payment_method_exp_month: ownData,
      payment_method_exp_year: ownData,
      trial_used_at: ownData,
      checkout_id: internal,
      checkout_wants: internal,
      checkouts: internal,
      portal_opened_at: internal,
      checked_at: internal,
      created_at: ownData,
    },
  },
  billing_history: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      customer_id: internal,
      subscription_id: internal,
      number: ownData,
      status: ownData,
      amount: ownData,
      currency: ownData,
      // Anybody with these URLs can open the invoice, so only their owner gets them.
      hosted_invoice_url: ownData,
      invoice_pdf: ownData,
      created_at: ownData,
    },
  },
  billing_syncs: {
    // The provider's name for a customer; deleted with the user, or after a month if it belongs to none.
    person: 'customer_id',
    ends: 'by_age',
    columns: {
      customer_id: internal,
      wanted: internal,
      done: internal,
      due_at: internal,
      tries: internal,
      lease: internal,
      lease_until: internal,
    },
  },
  webhook_events: {
    person: 'customer_id',
    ends: 'by_age',
    columns: { id: internal, kind: internal, customer_id: internal, created_at: internal, received_at: internal },
  },
  billing_mails: {
    person: 'user_id',
    ends: 'with_user',
    columns: {
      id: internal,
      user_id: internal,
      kind: ownData,
      about: internal,
      data: internal,
      created_at: ownData,
      sent_at: ownData,
    },
  },
  person_keys: {
    person: null,
    ends: 'never',
    columns: { id: impersonal, only_one: impersonal, sealed_key: { ...sealed, owner: 'operator' } },
  },
  persons: {
    // Outlives the account, so that nobody gets a second trial or a second set of credits; deleted after five years.
    person: 'hash',
    ends: 'by_age',
    columns: {
      hash: { ...internal, secret: true },
      kind: internal,
      credits_at: internal,
      trial_at: internal,
      trial_of: { ...internal, secret: true },
      credits_of: { ...internal, secret: true },
    },
  },
  former_usage: {
    // Outlives the account, so that a day's limits are not used twice; deleted after two days.
    person: 'account_hash',
    ends: 'by_age',
    columns: {
      account_hash: { ...internal, secret: true },
      kind: internal,
      used_until: internal,
      count: internal,
    },
  },
} as const satisfies Partial<DataOwnership>
