import { type CardFace, type Holder, makePaymentMethod } from '../objects/customer.ts'
import { makeSetupIntent } from '../objects/payment.ts'
import type { Account } from '../state/account.ts'
import type { Customer, PaymentMethod } from '../state/wire.ts'
import { endSubscription, updateSubscription } from './standing.ts'

export function updateCustomer(account: Account, id: string, change: Partial<Customer>): Customer {
  const before = account.store.get('customer', id)
  const after = account.store.patch('customer', id, change)
  const previous = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Customer]]))
  account.emit('customer.updated', after, previous)
  return after
}

/** A card of this customer, whose holder has passed what the bank asks. */
export function attachCard(
  account: Account,
  customer: string,
  card: { number: string; face: CardFace; holder: Holder; authenticated: boolean },
): PaymentMethod {
  const { number, face, holder, authenticated } = card
  const method = account.store.put({ ...makePaymentMethod(account.now(), face, holder), customer })
  account.store.put({ id: method.id, object: 'card_number', number, authenticated })
  account.emit('payment_method.attached', method)
  return method
}

/** The bank's word that the card may be used later. */
export function setUp(account: Account, customer: string, method: string) {
  const intent = account.store.put(makeSetupIntent(account.now(), customer, method))
  account.emit('setup_intent.created', intent)
  account.emit('setup_intent.succeeded', intent)
  return intent
}

/** From now on this card pays, for the customer and for each of the subscriptions. */
export function payWith(account: Account, customer: string, method: string): void {
  const { invoice_settings } = account.store.get('customer', customer)
  updateCustomer(account, customer, { invoice_settings: { ...invoice_settings, default_payment_method: method } })
  for (const subscription of account.store.all('subscription'))
    if (subscription.customer === customer && subscription.ended_at === null)
      updateSubscription(account, subscription.id, { default_payment_method: method })
}

export function detachCard(account: Account, id: string): PaymentMethod {
  const { store } = account
  const before = store.get('payment_method', id)
  const after = store.patch('payment_method', id, { customer: null })
  const customer = store.find('customer', before.customer)
  if (customer?.invoice_settings.default_payment_method === id)
    updateCustomer(account, customer.id, {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    })
  for (const subscription of store.all('subscription'))
    if (subscription.default_payment_method === id && subscription.ended_at === null)
      updateSubscription(account, subscription.id, { default_payment_method: null })
  account.emit('payment_method.detached', after, { customer: before.customer })
  return after
}

/** Ends everything that runs; the id stays known as deleted. */
export function deleteCustomer(account: Account, id: string): void {
  const { store } = account
  const customer = store.get('customer', id)
  for (const subscription of store.all('subscription'))
    if (subscription.customer === id && subscription.ended_at === null)
      endSubscription(account, subscription.id, 'cancellation_requested')
  store.remove('customer', id)
  store.put({ id, object: 'deleted_customer' })
  account.emit('customer.deleted', customer)
}
