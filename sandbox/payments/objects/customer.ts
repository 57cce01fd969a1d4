import { newId, randomText } from '../state/ids.ts'
import type { Address, Customer, PaymentMethod } from '../state/wire.ts'

export const noAddress: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
}

export function makeCustomer(now: number, input: Partial<Customer>): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...input,
  }
}

export interface CardDetails {
  brand: string
  last4: string
  fingerprint: string
  exp_month: number
  exp_year: number
}

export interface Holder {
  email: string | null
  name: string | null
  address: Address
}

export function makePaymentMethod(now: number, cardDetails: CardDetails, holder: Holder): PaymentMethod {
  const { brand } = cardDetails
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { ...holder, phone: null, tax_id: null },
    card: {
      ...cardDetails,
      checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
      country: 'US',
      display_brand: brand === 'amex' ? 'american_express' : brand,
      funding: 'credit',
      generated_from: null,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
