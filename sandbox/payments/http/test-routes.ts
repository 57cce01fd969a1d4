import express, { type Router } from 'express'
import { z } from 'zod'
import { ownHands, refuse } from '../../guards.ts'
import type { Deliverer } from '../events/deliver.ts'
import type { Account } from '../state/account.ts'
import { faultInput, type Switches } from './faults.ts'

export interface Testing {
  account: Account
  switches: Switches
  deliverer: Deliverer
  deliverTo(url: string, secret?: string): void
}

const endpointInput = z.strictObject({ url: z.url(), secret: z.string().optional() })
const resendInput = z.strictObject({ customer: z.string().optional(), event: z.string().optional() })

/** For tests and benches: no part of what Stripe answers. */
export function testRoutes({ account, switches, deliverer, deliverTo }: Testing): Router {
  const router = express.Router()
  router.use('/sandbox', ownHands, express.json({ limit: '10kb' }))
  router.get('/sandbox/switches', (_request, response) => {
    response.json({ switches: switches.list() })
  })
  router.post('/sandbox/switches', (request, response) => {
    const input = faultInput.safeParse(request.body)
    if (!input.success) return refuse(response, 422, 'invalid', z.prettifyError(input.error))
    switches.add(input.data)
    response.status(201).json({ switches: switches.list() })
  })
  router.delete('/sandbox/switches', (_request, response) => {
    switches.clear()
    response.json({ switches: [] })
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

/** Whom an event is about. */
export function customerOf(object: { object?: string; id?: string; customer?: unknown }): string | null {
  if (object.object === 'customer') return object.id ?? null
  return typeof object.customer === 'string' ? object.customer : null
}
