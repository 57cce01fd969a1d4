import express, { Router } from 'express'
import { localOnly, refuse } from './guards.ts'
import { type Behaviour, behaviours, isBehaviour } from './model/behaviours.ts'
import type { StandIn } from './model/server.ts'
import { type Html, html } from './perch/pages/html.ts'

/** Reads and sets how the stand-in for a language model behaves: JSON for programs, a form for the control page. */
export function modelRoutes(model: StandIn): Router {
  const router = Router()
  router.get('/model', (_request, response) => void response.json({ mood: model.behaviour() }))
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/model', localOnly, ...bodies, (request, response) => {
    const behaviour: unknown = request.body?.mood
    if (!isBehaviour(behaviour))
      return refuse(response, 422, 'invalid', `mood: one of ${Object.keys(behaviours).join(', ')}.`)
    model.setBehaviour(behaviour)
    if (request.is('urlencoded')) return response.redirect(303, '/')
    response.json({ mood: behaviour })
  })
  return router
}

export function modelSwitches(behaviour: Behaviour): Html {
  return html`<h2>Language model</h2>
<p class="muted">The stand-in ${behaviours[behaviour]}. Set another behaviour to see what Warble makes of it.</p>
<form method="post" action="/model" aria-label="Behaviour of the language model">${Object.keys(behaviours).map(
    (one) =>
      html`<button name="mood" value="${one}" aria-pressed="${String(one === behaviour)}">${one.replace('_', '-')}</button>`,
  )}</form>`
}
