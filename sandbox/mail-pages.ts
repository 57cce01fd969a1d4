import { Router } from 'express'
import { localOnly } from './guards.ts'
import type { Mail, MailStore } from './mail-store.ts'
import { linkify, page } from './page-layout.ts'
import { html } from './perch/pages/html.ts'

/** The mailbox as pages (/mail) and as JSON (/mail.json). */
export function mailPages(store: MailStore): Router {
  const router = Router()
  router.get('/mail', (request, response) => {
    response.send(listPage(filteredMails(store, request.query.to), addressOf(request.query.to)))
  })
  router.get('/mail.json', (request, response) => {
    response.json({ mails: filteredMails(store, request.query.to) })
  })
  router.delete('/mail.json', localOnly, (_request, response) => {
    store.clear()
    response.status(204).end()
  })
  router.get('/mail/:id', (request, response, next) => {
    const mail = store.find(request.params.id)
    if (!mail) return next()
    response.send(mailPage(mail))
  })
  router.get('/mail/:id/html', (request, response, next) => {
    const mail = store.find(request.params.id)
    if (!mail?.html) return next()
    response.set('content-security-policy', mailPolicy).send(`<base target="_blank">${mail.html}`)
  })
  return router
}

/**
 * A mail may be hostile, so it gets no scripts, no requests and an origin of its own; its links open in a new window.
 */
const sandboxed = 'allow-popups allow-popups-to-escape-sandbox'
const mailPolicy = [
  `sandbox ${sandboxed}`,
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const addressOf = (to: unknown) => (typeof to === 'string' && to ? to : null)

function filteredMails(store: MailStore, to: unknown): readonly Mail[] {
  const address = addressOf(to)
  return address ? store.addressedTo(address) : store.all()
}

function listPage(mails: readonly Mail[], address: string | null): string {
  const heading = address ? html`<h1>Mail to ${address}</h1>` : html`<h1>Mail</h1>`
  const empty = html`<p>No mail yet. What Warble sends arrives here; nothing leaves this machine.</p>`
  const rows = mails.map(
    ({ id, at, to, subject }) => html`<tr>
<td><a href="/mail/${id}">${subject || 'No subject'}</a></td>
<td>${to.map((one, index) => html`${index ? ', ' : ''}<a href="/mail?to=${encodeURIComponent(one)}">${one}</a>`)}</td>
<td><time datetime="${at}">${formatTime(at)}</time></td></tr>`,
  )
  const table = html`<table class="list"><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Arrived</th></tr></thead>
<tbody>${rows}</tbody></table>`
  return page(
    'Mail',
    html`${heading}${address && html`<p><a href="/mail">All mail</a></p>`}${mails.length ? table : empty}`,
  )
}

function mailPage({ id, at, from, to, reply_to, subject, text, html: markup }: Mail): string {
  return page(
    subject || 'No subject',
    html`<p><a href="/mail">All mail</a></p><h1>${subject || 'No subject'}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(', ')}</dd>${reply_to && html`<dt>Answer to</dt><dd>${reply_to}</dd>`}<dt>Arrived</dt><dd><time datetime="${at}">${formatTime(at)}</time></dd></dl>
<pre>${linkify(text)}</pre>
${
  markup &&
  html`<h2>As HTML</h2><p class="muted">Shown without scripts and without anything from the network.
<a href="/mail/${id}/html" target="_blank">Open it alone</a></p>
<iframe title="The mail as HTML" sandbox="${sandboxed}" src="/mail/${id}/html"></iframe>`
}`,
  )
}

/** 2026-03-05 14:20 UTC */
export const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
