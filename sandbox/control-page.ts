import express, { type ErrorRequestHandler } from 'express'
import type { SharedClock } from './clock.ts'
import { clockRoutes } from './clock-routes.ts'
import { knownHosts, refuse } from './guards.ts'
import { serve } from './listen.ts'
import { formatTime, mailPages } from './mail-pages.ts'
import type { Mailbox } from './mailbox.ts'
import type { StandIn } from './model/server.ts'
import { modelRoutes, modelSwitches } from './model-routes.ts'
import { oddnessRoutes, oddnessSwitches } from './oddness-routes.ts'
import { linkify, page, pagePolicy } from './page-layout.ts'
import type { Oddness } from './perch/odd/oddness.ts'
import { html } from './perch/pages/html.ts'
import type { XPolicy } from './perch/policy.ts'
import { policyRoutes, policySwitches } from './policy-routes.ts'

/** A section of the control page, such as the list of ready accounts. */
export interface Note {
  title: string
  lines: string[]
}

interface ControlPageOptions {
  host: string
  port: number
  clock: SharedClock
  mailbox: Mailbox
  webOrigin: string
  perchUrl: string
  policy: XPolicy
  oddness: Oddness
  googleUrl: string | null
  paymentsUrl: string | null
  model: StandIn | null
  notes: Note[]
}

/** The sandbox's control page: what runs where, the ready accounts, the clock, the mail. */
export async function startControlPage(options: ControlPageOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { host, port, clock, mailbox } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('query parser', 'simple')
  app.use(knownHosts(host))
  app.use((_request, response, next) => {
    response.set({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      // With no-referrer, browsers send `Origin: null` and the forms would be refused.
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    next()
  })
  app.get('/', (_request, response) => {
    response.send(frontPage(options))
  })
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  app.use(clockRoutes(clock))
  app.use(policyRoutes(options.policy))
  app.use(oddnessRoutes(options.oddness))
  if (options.model) app.use(modelRoutes(options.model))
  app.use(mailPages(mailbox.store))
  app.use((_request, response) => {
    response
      .status(404)
      .send(page('Not here', html`<h1>Not here</h1><p>Go back to <a href="/">the control page</a>.</p>`))
  })
  app.use(handleError)
  const server = await serve(app, { host, port, part: 'the control page', variable: 'CONTROL_PORT' })
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`, close: server.close }
}

const handleError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
  refuse(
    response,
    status,
    status < 500 ? 'bad_request' : 'failed',
    error instanceof Error ? error.message : 'It failed.',
  )
}

const rates = [1, 10, 60, 600]
const jumps = [
  { label: '+1 hour', ms: 3_600_000 },
  { label: '+1 day', ms: 86_400_000 },
]

function frontPage({
  clock,
  mailbox,
  webOrigin,
  perchUrl,
  policy,
  oddness,
  googleUrl,
  paymentsUrl,
  model,
  notes,
  host,
}: ControlPageOptions): string {
  const now = clock.now().toISOString()
  const rate = clock.rate()
  const waiting = mailbox.mails().length
  return page(
    'Sandbox',
    html`<h1>The world outside, in a box</h1>
<p class="muted">Stand-ins for what Warble talks to, on this machine only. Nothing here reaches anyone.</p>
<h2>What runs where</h2>
<dl>
<dt>Warble</dt><dd><a href="${webOrigin}">${webOrigin}</a></dd>
<dt>Perch</dt><dd><a href="${perchUrl}">${perchUrl}</a> <span class="muted">the microblog</span></dd>
${googleUrl && html`<dt>Google</dt><dd>${googleUrl} <span class="muted">the sign-in, with four people to choose from: press Continue with Google</span></dd>`}
${paymentsUrl && html`<dt>Payments</dt><dd><a href="${paymentsUrl}">${paymentsUrl}</a> <span class="muted">stands in for Stripe: what was bought, the events, and switches for trouble</span></dd>`}
${model && html`<dt>Language model</dt><dd>${model.url} <span class="muted">a stand-in: answers that somebody wrote beforehand</span></dd>`}
<dt>Mailbox</dt><dd><a href="/mail">${waiting === 1 ? '1 mail' : `${waiting} mails`}</a> <span class="muted">SMTP at ${host}:${mailbox.port}</span></dd>
</dl>
${notes.map(({ title, lines }) => html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${linkify(line)}</li>`)}</ul>`)}
<h2>Clock</h2>
<p><time datetime="${now}">${formatTime(now)}</time><br><span class="muted">when this page was loaded, running at ×${rate}. Warble, Perch and the payments share this time.</span></p>
<form method="post" action="/clock" aria-label="Speed">${rates.map(
      (one) => html`<button name="rate" value="${one}" aria-pressed="${String(one === rate)}">×${one}</button>`,
    )}</form>
<form method="post" action="/clock" aria-label="Jump">${jumps.map(
      ({ label, ms }) => html`<button name="advance_ms" value="${ms}">${label}</button>`,
    )}</form>
${policySwitches(policy.state())}
${oddnessSwitches(oddness.state())}
${model && modelSwitches(model.behaviour())}`,
  )
}
