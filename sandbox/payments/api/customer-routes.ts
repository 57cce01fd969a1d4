import { z } from 'zod'
import { deleteCustomer, detachCard, updateCustomer } from '../billing/customers.ts'
import { makeCustomer, noAddress } from '../objects/customer.ts'
import { address, definedOnly, email, mergeMetadata, metadata, noInput, paging, route, text } from './call.ts'
import { listPage, requireObject } from './lookup.ts'

const fields = {
  email: email.or(z.literal('')).optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  address: address.optional(),
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
}
const customerFields = z.strictObject(fields)

/** Converts the input fields to a change of the stored customer; empty texts become null. */
function changeOf(input: z.output<typeof customerFields>) {
  const { email, name, phone, description, address, preferred_locales } = input
  return definedOnly({
    email: email === '' ? null : email,
    name: name === '' ? null : name,
    phone: phone === '' ? null : phone,
    description: description === '' ? null : description,
    address: address && { ...noAddress, ...definedOnly(address) },
    preferred_locales,
  })
}

export const customerRoutes = [
  route('POST', '/v1/customers', customerFields, ({ account, input }) => {
    const made = makeCustomer(account.now(), { ...changeOf(input), metadata: mergeMetadata({}, input.metadata) })
    const customer = account.store.put(made)
    account.emit('customer.created', customer)
    return customer
  }),
  route('GET', '/v1/customers/:id', noInput, ({ account, id }) =>
    account.store.find('deleted_customer', id)
      ? { id, object: 'customer', deleted: true }
      : requireObject(account, 'customer', id),
  ),
  route('POST', '/v1/customers/:id', customerFields, ({ account, id, input }) => {
    const before = requireObject(account, 'customer', id)
    const method = input.invoice_settings?.default_payment_method
    if (method) requireObject(account, 'payment_method', method, 'invoice_settings[default_payment_method]')
    return updateCustomer(account, id, {
      ...changeOf(input),
      metadata: mergeMetadata(before.metadata, input.metadata),
      ...(method !== undefined && {
        invoice_settings: { ...before.invoice_settings, default_payment_method: method || null },
      }),
    })
  }),
  route('DELETE', '/v1/customers/:id', noInput, ({ account, id }) => {
    requireObject(account, 'customer', id)
    deleteCustomer(account, id)
    return { id, object: 'customer', deleted: true }
  }),
  route('GET', '/v1/customers', z.strictObject({ ...paging, email: text.optional() }), ({ account, input }) => {
    const found = account.store.all('customer').filter((one) => !input.email || one.email === input.email)
    return listPage('/v1/customers', found, input)
  }),
  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...paging, type: z.literal('card').optional(), allow_redisplay: text.optional() }),
    ({ account, id, input }) => {
      requireObject(account, 'customer', id)
      const found = account.store.all('payment_method').filter((one) => one.customer === id)
      return listPage(`/v1/customers/${id}/payment_methods`, found, input)
    },
  ),
  route('GET', '/v1/payment_methods/:id', noInput, ({ account, id }) => requireObject(account, 'payment_method', id)),
  route(
    'GET',
    '/v1/payment_methods',
    z.strictObject({ ...paging, customer: text.optional(), type: z.literal('card').optional() }),
    ({ account, input }) => {
      const found = account.store
        .all('payment_method')
        .filter((one) => !input.customer || one.customer === input.customer)
      return listPage('/v1/payment_methods', found, input)
    },
  ),
  route('POST', '/v1/payment_methods/:id/detach', noInput, ({ account, id }) => {
    requireObject(account, 'payment_method', id)
    return detachCard(account, id)
  }),
  route('GET', '/v1/setup_intents/:id', noInput, ({ account, id }) => requireObject(account, 'setup_intent', id)),
  route('GET', '/v1/payment_intents/:id', noInput, ({ account, id }) => requireObject(account, 'payment_intent', id)),
  route('GET', '/v1/charges/:id', noInput, ({ account, id }) => requireObject(account, 'charge', id)),
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...paging, customer: text.optional(), payment_intent: text.optional() }),
    ({ account, input }) => {
      const { customer, payment_intent: intent } = input
      const found = account.store
        .all('charge')
        .filter((one) => (!customer || one.customer === customer) && (!intent || one.payment_intent === intent))
      return listPage('/v1/charges', found, input)
    },
  ),
]
