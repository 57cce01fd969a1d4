import type { Router } from 'express'
import express from 'express'
import type { Network } from '../state/network.ts'
import { avatarOf } from './avatar.ts'
import { avatarPngOf } from './avatar-png.ts'
import { html } from './html.ts'
import { field, pageContextOf, show } from './page-context.ts'
import { STYLE } from './style.ts'

const SHOWN = 200

export function ledgerPages(network: Network): Router {
  const router = express.Router()
  router.get('/ledger', (request, response) => {
    const handle = field(request.query, 'handle')
    const entries = network.ledger
      .find(handle === '' ? {} : { actor: handle })
      .slice(-SHOWN)
      .reverse()
    const rows = entries.map(
      (entry) =>
        html`<tr><td><time datetime="${entry.at}">${entry.at.slice(0, 19).replace('T', ' ')}</time></td><td><a href="/ledger?handle=${entry.actor}">@${entry.actor}</a></td><td>${entry.kind}</td><td>${entry.target && html`<a href="/${entry.target}">@${entry.target}</a>`}</td><td>${entry.post_id && network.posts.has(entry.post_id) ? html`<a href="/i/status/${entry.post_id}">${entry.text ?? entry.post_id}</a>` : entry.text}</td></tr>`,
    )
    show(
      response,
      pageContextOf(network, request),
      'Ledger',
      html`<h1>Ledger</h1><p class="faint">Who did what, newest first; at most ${SHOWN} rows. For programs: <a href="/ledger.json${handle && html`?handle=${handle}`}">ledger.json</a></p>
      <form class="card row" method="get"><input name="handle" value="${handle}" aria-label="Handle" placeholder="handle"><button>Show</button></form>
      <table><thead><tr><th>When</th><th>Who</th><th>Did</th><th>To whom</th><th>Post</th></tr></thead><tbody>${rows}</tbody></table>`,
    )
  })
  router.get('/perch.css', (_request, response) => {
    response.set('cache-control', 'max-age=300').type('css').send(STYLE)
  })
  router.get('/avatars/:handle([A-Za-z0-9_]{1,15}).svg', (request, response) => {
    response
      .set('cache-control', 'max-age=86400')
      .type('svg')
      .send(avatarOf(request.params.handle ?? ''))
  })
  router.get('/avatars/:handle([A-Za-z0-9_]{1,15}).png', (request, response) => {
    response
      .set('cache-control', 'max-age=86400')
      .type('png')
      .send(avatarPngOf(request.params.handle ?? ''))
  })
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true, accounts: network.accounts.size, posts: network.posts.size })
  })
  router.get('/robots.txt', (_request, response) => {
    response.type('txt').send('User-agent: *\nDisallow: /\n')
  })
  return router
}
