import { z } from 'zod'
import { makePortalConfiguration, makePortalSession } from '../objects/checkout.ts'
import { makeEndpoint } from '../objects/endpoint.ts'
import type { Account } from '../state/account.ts'
import { newId, randomText } from '../state/ids.ts'
import type { PortalSession } from '../state/wire.ts'
import { anyValue, definedOnly, metadata, noInput, paging, route, text } from './call.ts'
import { invalid, resourceMissing } from './errors.ts'
import { listPage, requireObject } from './lookup.ts'
import { changedItems, planChange } from './subscription-routes.ts'

const flowData = z.strictObject({
  type: z.enum(['payment_method_update', 'subscription_cancel', 'subscription_update', 'subscription_update_confirm']),
  subscription_cancel: z.strictObject({ subscription: text, retention: anyValue.optional() }).optional(),
  subscription_update: z.strictObject({ subscription: text }).optional(),
  subscription_update_confirm: z.strictObject({ subscription: text, items: changedItems }).optional(),
  after_completion: z
    .strictObject({ type: z.literal('redirect'), redirect: z.strictObject({ return_url: text }) })
    .optional(),
})

const portalFields = {
  name: text.optional(),
  business_profile: anyValue.optional(),
  default_return_url: text.optional(),
  features: anyValue.optional(),
  metadata: metadata.optional(),
}

export const portalRoutes = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    z.strictObject({
      customer: text,
      return_url: z.url('Not a valid URL').optional(),
      configuration: text.optional(),
      locale: text.optional(),
      flow_data: flowData.optional(),
    }),
    ({ account, input }) => {
      requireObject(account, 'customer', input.customer, 'customer')
      const configuration = input.configuration
        ? requireObject(account, 'billing_portal.configuration', input.configuration, 'configuration')
        : defaultConfiguration(account)
      const key = newId('live', 40).replace('live_', 'test_')
      const id = newId('bps')
      account.store.put({ id: key, object: 'secret', value: id })
      return account.store.put(
        makePortalSession(account.now(), {
          id,
          url: `${account.baseUrl}/p/session/${key}`,
          customer: input.customer,
          configuration: configuration.id,
          return_url: input.return_url ?? configuration.default_return_url,
          flow: input.flow_data ? flowOf(account, input.customer, input.flow_data) : null,
        }),
      )
    },
  ),
  route(
    'POST',
    '/v1/billing_portal/configurations',
    z.strictObject(portalFields),
    ({ account, input: { name, default_return_url, metadata } }) =>
      account.store.put(makePortalConfiguration(account.now(), definedOnly({ name, default_return_url, metadata }))),
  ),
  route(
    'POST',
    '/v1/billing_portal/configurations/:id',
    z.strictObject({ ...portalFields, active: text.optional() }),
    ({ account, id, input: { name, default_return_url, metadata, active } }) => {
      requireObject(account, 'billing_portal.configuration', id)
      const change = {
        name,
        default_return_url,
        metadata,
        active: active === undefined ? undefined : active === 'true',
      }
      return account.store.patch('billing_portal.configuration', id, definedOnly(change))
    },
  ),
  route(
    'GET',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...paging, active: text.optional() }),
    ({ account, input }) =>
      listPage('/v1/billing_portal/configurations', account.store.all('billing_portal.configuration'), input),
  ),
]

/** The page that the session opens with. */
function flowOf(account: Account, customer: string, given: z.output<typeof flowData>): PortalSession['flow'] {
  const confirm = given.subscription_update_confirm
  if (confirm) {
    const subscription = requireObject(account, 'subscription', confirm.subscription, 'flow_data')
    if (subscription.customer !== customer) throw resourceMissing('subscription', confirm.subscription, 'flow_data')
    planChange(account, subscription, confirm.items)
  }
  return {
    type: given.type,
    after_completion: {
      type: given.after_completion?.type ?? 'portal_homepage',
      redirect: given.after_completion?.redirect ?? null,
      hosted_confirmation: null,
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: confirm
      ? {
          subscription: confirm.subscription,
          discounts: null,
          items: confirm.items.map(({ id, price, quantity }) => ({
            id,
            price: price ?? null,
            quantity: quantity ?? 1,
          })),
        }
      : null,
  }
}

function defaultConfiguration(account: Account) {
  const found = account.store.all('billing_portal.configuration').find((one) => one.is_default)
  return found ?? account.store.put(makePortalConfiguration(account.now(), { is_default: true }))
}

const endpointFields = {
  enabled_events: z.array(text).optional(),
  description: text.optional(),
  metadata: metadata.optional(),
}

export const eventRoutes = [
  route('GET', '/v1/events/:id', noInput, ({ account, id }) => requireObject(account, 'event', id)),
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...paging, type: text.optional(), types: z.array(text).optional() }),
    ({ account, input }) => {
      const { type, types } = input
      const found = account.store
        .all('event')
        .filter((one) => (!type || one.type === type) && (!types || types.includes(one.type)))
      return listPage('/v1/events', found, input)
    },
  ),
  route(
    'POST',
    '/v1/webhook_endpoints',
    z.strictObject({ url: z.url('Not a valid URL'), api_version: text.optional(), ...endpointFields }),
    ({ account, input }) => {
      const { url, enabled_events = ['*'], ...rest } = input
      const made = account.store.put(makeEndpoint(account.now(), { url, enabled_events, ...definedOnly(rest) }))
      const secret = `whsec_${randomText(32)}`
      account.store.put({ id: made.id, object: 'secret', value: secret })
      return { ...made, secret }
    },
  ),
  route('GET', '/v1/webhook_endpoints/:id', noInput, ({ account, id }) =>
    requireObject(account, 'webhook_endpoint', id),
  ),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    z.strictObject({ url: z.url('Not a valid URL').optional(), disabled: text.optional(), ...endpointFields }),
    ({ account, id, input: { disabled, ...rest } }) => {
      requireObject(account, 'webhook_endpoint', id)
      if (disabled !== undefined && !['true', 'false'].includes(disabled))
        throw invalid(`Invalid boolean: ${disabled}`, 'disabled')
      const status = disabled === undefined ? undefined : disabled === 'true' ? 'disabled' : 'enabled'
      return account.store.patch('webhook_endpoint', id, definedOnly({ ...rest, status }))
    },
  ),
  route('DELETE', '/v1/webhook_endpoints/:id', noInput, ({ account, id }) => {
    requireObject(account, 'webhook_endpoint', id)
    account.store.remove('webhook_endpoint', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
  route('GET', '/v1/webhook_endpoints', z.strictObject(paging), ({ account, input }) =>
    listPage('/v1/webhook_endpoints', account.store.all('webhook_endpoint'), input),
  ),
]
