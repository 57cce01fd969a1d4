import { makeSession } from '../objects/checkout.ts'
import { makeCustomer } from '../objects/customer.ts'
import type { Decline } from '../objects/payment.ts'
import type { Account } from '../state/account.ts'
import { newId, randomText } from '../state/ids.ts'
import type { Purchase } from '../state/model.ts'
import type { Address, PromotionCode, Session } from '../state/wire.ts'
import { DAY } from './calendar.ts'
import { cardDetailsOf, declineOf, paymentDecline, requiresAuthentication } from './cards.ts'
import { attachCard, confirmSetup, updateCustomer } from './customers.ts'
import { amountOff, findPromotionCode } from './discounts.ts'
import { startSubscription } from './subscriptions.ts'

export type NewSession = Omit<Purchase, 'id' | 'object'>

export function openSession(account: Account, bought: NewSession, fields: Partial<Session>): Session {
  const id = `cs_test_${randomText(58)}`
  account.store.put({ ...bought, id, object: 'bought' })
  const { store, baseUrl } = account
  const session = makeSession(account.now(), {
    ...fields,
    id,
    url: `${baseUrl}/c/pay/${id}`,
    currency: bought.lines[0]?.currency ?? 'usd',
    customer_details: customerDetails(account, fields),
    payment_method_collection: bought.cardRequired ? 'always' : 'if_required',
  })
  return store.put({ ...session, ...sessionSums(account, bought, session.discounts) })
}

function customerDetails(
  account: Account,
  { customer, customer_email }: Partial<Session>,
): Session['customer_details'] {
  const known = account.store.find('customer', customer)
  const email = known?.email ?? customer_email ?? null
  if (email === null) return null
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: known?.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  }
}

export const trialEndOf = (account: Account, { trialDays, trialEnd }: NewSession) =>
  trialEnd ?? (trialDays ? account.now() + trialDays * DAY : null)

/** The session's amounts due today. */
function sessionSums(account: Account, bought: NewSession, discounts: Session['discounts']): Partial<Session> {
  const subtotal = bought.lines.reduce((sum, line) => sum + line.amount_subtotal, 0)
  const off = (discounts ?? []).reduce((sum, { coupon, promotion_code }) => {
    const id = promotion_code ? account.store.get('promotion_code', promotion_code).promotion.coupon : coupon
    return sum + amountOff(account.store.get('coupon', id), subtotal - sum)
  }, 0)
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal - off,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
  }
}

/** Applies a promotion code to the session, or removes it if `code` is empty; false if there is no valid code. */
export function applyPromotion(account: Account, id: string, code: string): boolean {
  const session = account.store.get('checkout.session', id)
  const found: PromotionCode | null = code === '' ? null : findPromotionCode(account, code, session.customer)
  if (code !== '' && !found) return false
  const discounts = found ? [{ coupon: null, promotion_code: found.id }] : []
  const sums = sessionSums(account, account.store.get('bought', id), discounts)
  account.store.patch('checkout.session', id, { discounts, ...sums })
  return true
}

export interface Payer {
  email: string
  name: string | null
  address: Address
  /** Null if the checkout requires none. */
  card: { number: string; exp_month: number; exp_year: number } | null
  authenticated: boolean
}

type Completion = { kind: 'done' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline }

/** Pays and starts the subscription. A decline changes nothing; the session stays open. */
export function completeSession(account: Account, id: string, payer: Payer): Completion {
  const session = account.store.get('checkout.session', id)
  if (session.status !== 'open') return { kind: 'done' }
  const { card, authenticated } = payer
  if (card) {
    const refusal = declineOf(card.number)
    if (refusal) return { kind: 'declined', decline: refusal }
    if (requiresAuthentication(card.number) && !authenticated) return { kind: 'authenticate' }
    const failure = paymentDecline({ id: '', object: 'card_number', number: card.number, authenticated }, authenticated)
    if (failure && (session.amount_total ?? 0) > 0) return { kind: 'declined', decline: failure }
  }
  complete(account, session, payer)
  return { kind: 'done' }
}

function complete(account: Account, session: Session, payer: Payer): void {
  const { store } = account
  const customer = findOrCreateCustomer(account, session, payer)
  const method = payer.card ? saveCard(account, customer, payer) : null
  const bought = store.get('bought', session.id)
  const started = startSubscription(
    account,
    {
      customer,
      items: bought.lines.flatMap(({ price, quantity }) => (price ? [{ price, quantity: quantity ?? 1 }] : [])),
      trialEnd: trialEndOf(account, bought),
      method,
      discounts: session.discounts ?? [],
      session: session.id,
      missingPaymentMethod: bought.missingPaymentMethod,
      metadata: bought.metadata,
      description: bought.description,
    },
    { present: payer.authenticated },
  )
  const setup = method && session.amount_total === 0 ? confirmSetup(account, customer, method).id : null
  const done = store.patch('checkout.session', session.id, {
    status: 'complete',
    payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
    customer,
    customer_details: {
      address: payer.address,
      business_name: null,
      email: payer.email,
      individual_name: null,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    subscription: started.subscription.id,
    invoice: started.invoice.id,
    setup_intent: setup,
    url: null,
  })
  account.emit('checkout.session.completed', done)
}

/** The session's customer, updated with the billing details, or a new one. */
function findOrCreateCustomer(account: Account, session: Session, { email, name, address }: Payer): string {
  const known = session.customer ? account.store.find('customer', session.customer) : undefined
  if (known) {
    updateCustomer(account, known.id, { address, ...(name !== null && { name }) })
    return known.id
  }
  const made = account.store.put(makeCustomer(account.now(), { email, name, address }))
  account.emit('customer.created', made)
  return made.id
}

function saveCard(account: Account, customer: string, { card, email, name, address, authenticated }: Payer): string {
  const { number, exp_month, exp_year } = card ?? { number: '', exp_month: 1, exp_year: 1 }
  const cardDetails = cardDetailsOf(number, exp_month, exp_year)
  return attachCard(account, customer, { number, cardDetails, holder: { email, name, address }, authenticated }).id
}

/** The URL to redirect to after checkout; without a `success_url`, our own thank-you page. */
export function afterCheckout(account: Account, session: Session): string {
  const target = session.success_url ?? `${account.baseUrl}/c/pay/${session.id}/thanks`
  return target.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

/** Opens a new session for a visit to a payment link. */
export function openLinkSession(account: Account, id: string, reference: string | null, email: string | null): Session {
  const link = account.store.get('payment_link', id)
  const { type, redirect } = link.after_completion
  return openSession(account, account.store.get('bought', id), {
    allow_promotion_codes: link.allow_promotion_codes,
    billing_address_collection: link.billing_address_collection,
    client_reference_id: reference,
    customer_creation: 'always',
    customer_email: email,
    metadata: link.metadata,
    payment_link: id,
    success_url: type === 'redirect' ? (redirect?.url ?? null) : null,
  })
}

export const newLinkId = () => newId('plink')
