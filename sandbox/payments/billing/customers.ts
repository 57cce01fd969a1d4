import { type CardDetails, type Holder, makePaymentMethod } from '../objects/customer.ts'
import { makeSetupIntent } from '../objects/payment.ts'
import type { Account } from '../state/account.ts'
import type { Customer, PaymentMethod } from '../state/wire.ts'
import { endSubscription, updateSubscription } from './subscription-changes.ts'

export function updateCustomer(account: Account, id: string, change: Partial<Customer>): Customer {
  const before = account.store.get('customer', id)
  const after = account.store.patch('customer', id, change)
  const previous = Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Customer]]))
  account.emit('customer.updated', after, previous)
  return after
}

/** Adds a card to this customer. */
export function attachCard(
  account: Account,
  customer: string,
  card: { number: string; cardDetails: CardDetails; holder: Holder; authenticated: boolean },
): PaymentMethod {
  const { number, cardDetails, holder, authenticated } = card
  const method = account.store.put({ ...makePaymentMethod(account.now(), cardDetails, holder), customer })
  account.store.put({ id: method.id, object: 'card_number', number, authenticated })
  account.emit('payment_method.attached', method)
  return method
}

/** Records a succeeded setup intent: the card may be charged later. */
export function confirmSetup(account: Account, customer: string, method: string) {
  const intent = account.store.put(makeSetupIntent(account.now(), customer, method))
  account.emit('setup_intent.created', intent)
  account.emit('setup_intent.succeeded', intent)
  return intent
}

/** Makes this card the default of the customer and of all running subscriptions. */
export function setDefaultCard(account: Account, customer: string, method: string): void {
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

/** Deletes a customer and ends the subscriptions; the id stays known as deleted. */
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
