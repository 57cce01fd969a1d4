import express, { type Router } from 'express'
import { z } from 'zod'
import { localOnly, refuse } from '../../guards.ts'
import type { Deliverer } from '../events/deliver.ts'
import type { Account } from '../state/account.ts'
import { type Faults, faultInput } from './faults.ts'

interface TestRouteDeps {
  account: Account
  faults: Faults
  deliverer: Deliverer
  deliverTo(url: string, secret?: string): void
}

const endpointInput = z.strictObject({ url: z.url(), secret: z.string().optional() })
const resendInput = z.strictObject({ customer: z.string().optional(), event: z.string().optional() })

/** Routes for tests and benchmarks; not part of Stripe's API. */
export function testRoutes({ account, faults, deliverer, deliverTo }: TestRouteDeps): Router {
  const router = express.Router()
  router.use('/sandbox', localOnly, express.json({ limit: '10kb' }))
  router.get('/sandbox/faults', (_request, response) => {
    response.json({ faults: faults.list() })
  })
  router.post('/sandbox/faults', (request, response) => {
    const input = faultInput.safeParse(request.body)
    if (!input.success) return refuse(response, 422, 'invalid', z.prettifyError(input.error))
    faults.add(input.data)
    response.status(201).json({ faults: faults.list() })
  })
  router.delete('/sandbox/faults', (_request, response) => {
    faults.clear()
    response.json({ faults: [] })
  })
  router.get('/sandbox/deliveries', (_request, response) => {
    const deliveries = account.store.all('delivery').map(({ id, event, status, attempts, answer }) => {
      const { type, created } = account.store.get('event', event)
      return { id, event, type, created, status, attempts, answer }
    })
    response.json({ idle: deliverer.idle, deliveries })
  })
  router.post('/sandbox/resend', (request, response) => {
    const input = resendInput.safeParse(request.body ?? {})
    if (!input.success) return refuse(response, 422, 'invalid', z.prettifyError(input.error))
    const { customer, event } = input.data
    const events = account.store
      .all('event')
      .filter((one) => (!event || one.id === event) && (!customer || customerOf(one.data.object) === customer))
    account.change(() => {
      for (const one of events) deliverer.resend(one)
    })
    response.status(202).json({ resent: events.length })
  })
  router.post('/sandbox/endpoint', (request, response) => {
    const input = endpointInput.safeParse(request.body)
    if (!input.success) return refuse(response, 422, 'invalid', z.prettifyError(input.error))
    deliverTo(input.data.url, input.data.secret)
    response.status(201).json({ url: input.data.url })
  })
  return router
}

/** The id of the customer that an event's object belongs to. */
export function customerOf(object: { object?: string; id?: string; customer?: unknown }): string | null {
  if (object.object === 'customer') return object.id ?? null
  return typeof object.customer === 'string' ? object.customer : null
}
