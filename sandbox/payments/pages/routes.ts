import express, { type RequestHandler, type Router } from 'express'
import { html } from '../../perch/pages/html.ts'
import { checkoutPages } from './checkout.ts'
import { frontPages } from './front.ts'
import { invoicePages } from './invoices.ts'
import { missingPage, type PaymentPagesDeps, send } from './layout.ts'
import { portalPages } from './portal.ts'

/** Refuses forms sent from another site's page (CSRF). */
const rejectForeignForms: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site')
  const origin = request.get('origin')
  const foreign =
    site === 'cross-site' || site === 'same-site' || (origin && origin !== `http://${request.get('host')}`)
  if (request.method === 'GET' || !foreign) return next()
  send(response, { title: 'Not sent', status: 403, body: html`<h1>That form was not sent from here</h1>` })
}

export function hostedPages(deps: PaymentPagesDeps): Router {
  const router = express.Router()
  router.use(rejectForeignForms, express.urlencoded({ extended: false, limit: '20kb' }))
  router.use((request, response, next) => {
    // The form that turns faults off must stay reachable.
    if (['/', '/faults'].includes(request.path)) return next()
    if (deps.faults.take('down', `${request.method} ${request.path}`)) response.socket?.destroy()
    else {
      deps.scheduler.run()
      next()
    }
  })
  router.use(frontPages(deps), checkoutPages(deps), portalPages(deps), invoicePages(deps))
  router.use((_request, response) => missingPage(response))
  return router
}
